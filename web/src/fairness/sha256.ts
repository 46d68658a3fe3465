/** SHA-256 without the browser's own crypto, which is missing over plain HTTP. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export function hashBytes(bytes: Uint8Array): Uint8Array {
  return sha256(bytes);
}

/** Hashes a text, encoded as UTF-8. */
export function hashText(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

/** Hashes a text and returns hexadecimal digits. */
export function hashHex(text: string): string {
  return bytesToHex(hashText(text));
}

/** SHA-256 that also works over plain HTTP, where browsers keep theirs to themselves. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The hash of some bytes. */
export function hashed(bytes: Uint8Array): Uint8Array {
  return sha256(bytes);
}

/** The hash of a text in UTF-8. */
export function hashedText(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

/** The hash of a text, in hexadecimal. */
export function hexHash(text: string): string {
  return bytesToHex(hashedText(text));
}

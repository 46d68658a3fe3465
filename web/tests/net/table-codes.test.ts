import { describe, expect, test } from "vitest";
import { parseTableCode } from "../../src/net/validation";

describe("a code", () => {
  test.each([
    ["2V3VPC", "2V3VPC"],
    [" 2v3 vpc ", "2V3VPC"],
    ["bz3vpc", "823VPC"],
    ["http://192.168.0.2:1111/t/2V3VPC", "2V3VPC"],
    ["https://x.test/t/2v3vpc/watch", "2V3VPC"],
  ])("%j is parsed", (typed, code) => {
    expect(parseTableCode(typed)).toBe(code);
  });

  test.each(["", "2V3VP", "2V3VPCC", "2V3VP0", "2V3VP!"])("%j is invalid", (typed) => {
    expect(parseTableCode(typed)).toBeNull();
  });
});

/** A title in one or two lines: broken at the space nearest to its middle if it is long. */
export function broken(title: string): string[] {
  if (title.length <= 14) return [title];
  const middle = title.length / 2;
  const spaces = [...title.matchAll(/ /g)].map((space) => space.index);
  if (spaces.length === 0) return [title];
  const at = spaces.reduce((a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a));
  return [title.slice(0, at), title.slice(at + 1)];
}

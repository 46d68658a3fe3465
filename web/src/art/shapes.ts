/** The outline of each colour's shape, on a grid from -12 to 12. */
import type { Colour } from "../game/cards";

/** Of equal visual weight, with soft corners: circle, star, square, triangle. */
export const OUTLINES: Readonly<Record<Colour, string>> = {
  r: "M0-10.4A10.4 10.4 0 0 1 0 10.4A10.4 10.4 0 0 1 0-10.4Z",
  y: "M-1.2-9.8Q0-12.1 1.2-9.8L3.5-5.7Q4.1-4.7 5.2-4.5L9.8-3.6Q12.4-3.1 10.6-1.2L7.4 2.2Q6.6 3 6.7 4.2L7.3 8.8Q7.6 11.4 5.3 10.3L1.1 8.3Q0 7.8-1.1 8.3L-5.3 10.3Q-7.6 11.4-7.3 8.8L-6.7 4.2Q-6.6 3-7.4 2.2L-10.6-1.2Q-12.4-3.1-9.8-3.6L-5.2-4.5Q-4.1-4.7-3.5-5.7Z",
  g: "M-9.2-5.2Q-9.2-9.2-5.2-9.2H5.2Q9.2-9.2 9.2-5.2V5.2Q9.2 9.2 5.2 9.2H-5.2Q-9.2 9.2-9.2 5.2Z",
  b: "M-2.5-6.9Q0-11.2 2.5-6.9L9.1 4.6Q11.6 8.9 6.6 8.9H-6.6Q-11.6 8.9-9.1 4.6Z",
};

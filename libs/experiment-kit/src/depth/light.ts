/** Where light comes from, in the picture: left, above, and before it. One long. */
export const LIGHT = [-0.4, -0.56, 0.7255] as const;

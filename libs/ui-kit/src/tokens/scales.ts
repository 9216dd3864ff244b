/** Base of every distance, in CSS pixels. */
const SPACE_BASE = 4;

/** Few steps; the number is the multiple of 4 px. */
const spaceSteps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const;
/** A step of the space scale: `4` is 16 px. */
export type SpaceStep = (typeof spaceSteps)[number];

const rem = (pixels: number) => `${Number((pixels / 16).toFixed(4))}rem`;

/** Distances in rem, so that they grow with the reader's own text size. */
export const space = Object.fromEntries(spaceSteps.map((step) => [step, rem(step * SPACE_BASE)])) as Record<
  SpaceStep,
  string
>;

/** Steps away from body text; half steps keep small print legible. */
const typeSteps = { xs: -1, sm: -0.5, md: 0, lg: 1, xl: 2, '2xl': 3, '3xl': 4 } as const;
/** A step of the type scale; `md` is body text. */
export type TypeStep = keyof typeof typeSteps;

const typeScale = (body: number, ratio: number) =>
  Object.fromEntries(
    Object.entries(typeSteps).map(([name, step]) => [name, rem(body * ratio ** step)]),
  ) as Record<TypeStep, string>;

/** Phones: body 16 px, ratio 1.2. */
export const typePhone = typeScale(16, 1.2);
/** From `breakpoints.md`: body 17 px, ratio 1.25. */
export const typeDesktop = typeScale(17, 1.25);

/** Widths of the screen at which layouts change, in CSS pixels at the usual text size of 16 px. */
export const breakpoints = { sm: 480, md: 768, lg: 900, xl: 1200 } as const;

/** The same in em, so that a larger text size gets the roomier layout; ready for a template: `${media.md} { … }`. */
export const media = {
  sm: '@media (min-width: 30em)',
  md: '@media (min-width: 48em)',
  lg: '@media (min-width: 56.25em)',
  xl: '@media (min-width: 75em)',
} as const satisfies Record<keyof typeof breakpoints, string>;

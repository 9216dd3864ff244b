/**
 * The six branches of physics. Their hues are of equal lightness, so no branch shouts; the dash pattern is the
 * second sign, for readers who do not see the hue and for black-and-white print.
 */
export const branches = ['mechanics', 'electricity', 'optics', 'heat', 'waves', 'quantum'] as const;

/** One branch of physics; also the name of its colour. */
export type Branch = (typeof branches)[number];

/** SVG `stroke-dasharray` (and canvas `setLineDash`, split at the space) of each branch, in CSS pixels. */
export const branchDashes: Record<Branch, string> = {
  mechanics: 'none',
  electricity: '8 4',
  optics: '2 4',
  heat: '12 4 2 4',
  waves: '5 3 5 8',
  quantum: '2 3 2 8',
};

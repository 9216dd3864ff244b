// Generated from libs/ui-kit/tokens: edit those files and run tools/tokens/generate.ts.

/** Colours of chart lines and categories: equal lightness, each with a dash pattern. */
export const chartColors = [
  'chart-teal',
  'chart-gold',
  'chart-green',
  'chart-red',
  'chart-blue',
  'chart-purple',
] as const;

/** The name of a chart colour. */
export type ChartColor = (typeof chartColors)[number];

/** SVG `stroke-dasharray` (and canvas `setLineDash`, split at the space) of each chart colour, in CSS pixels. */
export const chartDashes: Record<ChartColor, string> = {
  /** Solid. */
  'chart-teal': 'none',
  'chart-gold': '8 4',
  'chart-green': '2 4',
  'chart-red': '12 4 2 4',
  'chart-blue': '5 3 5 8',
  'chart-purple': '2 3 2 8',
};

import type { ChartColor } from '@zarra/ui-kit';

const colors: Readonly<Record<string, ChartColor>> = {
  mexanika: 'chart-teal',
  'elektr-va-magnetizm': 'chart-gold',
  optika: 'chart-green',
  termodinamika: 'chart-red',
  'tebranishlar-va-tolqinlar': 'chart-blue',
  'kvant-fizikasi': 'chart-purple',
};

/** The chart colour of a category by its slug. Only the branches of physics have one. */
export const categoryColor = (slug: string): ChartColor | undefined =>
  Object.hasOwn(colors, slug) ? colors[slug] : undefined;

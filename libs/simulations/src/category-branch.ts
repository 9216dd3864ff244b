import type { Branch } from '@zarra/ui-kit';

const branches: Readonly<Record<string, Branch>> = {
  mexanika: 'mechanics',
  'elektr-va-magnetizm': 'electricity',
  optika: 'optics',
  termodinamika: 'heat',
  'tebranishlar-va-tolqinlar': 'waves',
  'kvant-fizikasi': 'quantum',
};

/** The branch of physics a category stands for, by its slug; other categories have no hue of their own. */
export const categoryBranch = (slug: string): Branch | undefined =>
  Object.hasOwn(branches, slug) ? branches[slug] : undefined;

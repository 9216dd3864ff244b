/** Finds a whole text whatever apostrophes it is written with (’ ‘ ʻ ʼ ' `). */
export const folded = (text: string): RegExp => {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/['`´‘’ʻʼ]/g, '.')}$`);
};

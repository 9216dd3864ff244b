/** Matches a whole text in which each apostrophe may have any form (’ ‘ ʻ ʼ ' `). */
export const anyApostrophe = (text: string): RegExp => {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/['`´‘’ʻʼ]/g, '.')}$`);
};

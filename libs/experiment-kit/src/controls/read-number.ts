/** Reads what a learner typed: comma or point, spaces between groups, a true minus. @returns undefined where it is no number */
export function readNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/[\s\u00A0\u202F]/g, '')
    .replace('−', '-')
    .replace(',', '.');
  return /^-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?$/i.test(plain) ? Number(plain) : undefined;
}

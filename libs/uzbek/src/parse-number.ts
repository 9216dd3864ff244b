/**
 * Parses a typed number: comma or point, spaces between groups, a true minus sign.
 * @returns undefined for other text
 */
export function parseNumber(text: string): number | undefined {
  const normalized = text
    .trim()
    .replace(/[\s\u00A0\u202F]/g, '')
    .replace('−', '-')
    .replace(',', '.');
  return /^-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?$/i.test(normalized) ? Number(normalized) : undefined;
}

/**
 * What a spreadsheet would calculate: it begins a cell, also one that a spreadsheet sees which separates by semicolons or
 * tabs instead of commas. The full-width forms count in some languages.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g;

/** One cell; an apostrophe keeps a spreadsheet from calculating. */
function cell(text: string): string {
  const harmless = text.replace(FORMULA, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of a table as RFC 4180 has it. */
export const csvLine = (texts: readonly string[]): string => `${texts.map(cell).join(',')}\r\n`;

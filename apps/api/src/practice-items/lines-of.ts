/** The lines of a Markdown text with their numbers from 1; a formula on several lines is one. */
export function linesOf(markdown: string): { readonly line: number; readonly text: string }[] {
  const lines: { line: number; text: string }[] = [];
  let formula: { line: number; text: string } | undefined;
  for (const [index, text] of markdown.split('\n').entries()) {
    const isBorder = text.trim() === '$$';
    if (formula) formula.text += ` ${text.trim()}`;
    else if (isBorder) {
      formula = { line: index + 1, text: '$$' };
      continue;
    } else lines.push({ line: index + 1, text });
    if (formula && isBorder) {
      lines.push(formula);
      formula = undefined;
    }
  }
  return lines;
}

import { partsOf } from './prose.js';

/** The parts that every complete lesson has, in this order; explaining sections stand between them. */
const FIRST = 'Oʻylab koʻring';
const MISCONCEPTION = 'Koʻp uchraydigan xato';
const PROBLEM = 'Masala';
const LAST = 'Eslab qoling';
const ORDER = [FIRST, MISCONCEPTION, PROBLEM, LAST];
const LABELS = ['**Berilgan:**', '**Topish kerak:**', '**Yechish.**', '**Tekshirish.**', '**Javob:**'];

/** An issue of a text: the line in the Markdown and the message for its author. */
export interface TextIssue {
  readonly line: number;
  readonly message: string;
}

/** What is missing in the fixed parts of a lesson's text. */
export function partIssues(markdown: string): TextIssue[] {
  const parts = partsOf(markdown);
  const headings = parts.map(({ heading }) => heading);
  const issues: TextIssue[] = [];
  if (parts[0]?.markdown.trim() === '')
    issues.push({ line: 1, message: 'the lesson has no beginning before its first heading' });
  let before = 0;
  for (const heading of ORDER) {
    const at = headings.indexOf(heading);
    if (at === -1) issues.push({ line: 1, message: `the lesson has no part ## ${heading}` });
    else if (at < before)
      issues.push({
        line: parts[at]?.line ?? 1,
        message: `the part ## ${heading} stands before ## ${headings[before]}`,
      });
    before = Math.max(before, at);
  }
  const at = (heading: string): number => headings.indexOf(heading);
  const [first, misconception] = [at(FIRST), at(MISCONCEPTION)];
  if (first > 1)
    issues.push({
      line: parts[first]?.line ?? 1,
      message: `## ${FIRST} is not the first part with a heading`,
    });
  if (first !== -1 && misconception === first + 1)
    issues.push({ line: parts[misconception]?.line ?? 1, message: 'the lesson has no part that explains' });
  if (at(LAST) !== -1 && at(LAST) !== headings.length - 1)
    issues.push({ line: parts[at(LAST)]?.line ?? 1, message: `## ${LAST} is not the last part` });
  for (const { heading, line, markdown: text } of parts) {
    if (heading !== PROBLEM) continue;
    for (const label of LABELS)
      if (!text.includes(label)) issues.push({ line, message: `${label} is missing in ## ${PROBLEM}` });
    const present = LABELS.filter((label) => text.includes(label));
    const late = present.findIndex(
      (label, n) => n > 0 && text.indexOf(label) < text.indexOf(present[n - 1] ?? ''),
    );
    if (late > 0)
      issues.push({ line, message: `${present[late]} stands before ${present[late - 1]} in ## ${PROBLEM}` });
  }
  return issues;
}

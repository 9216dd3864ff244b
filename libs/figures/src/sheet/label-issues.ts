import { boxesOverlap, grow } from './geometry.js';
import { isFree } from './place-label.js';
import type { Layout } from './sheet.js';

const MAX_WORD = 14;

function wordIssues(label: string): string[] {
  const long = label.match(/[\p{L}ʻʼ]+/gu)?.find((word) => word.length > MAX_WORD);
  return [
    ...(long === undefined ? [] : [`the word ${long} in a label has more than ${MAX_WORD} letters`]),
    ...(/['‘’`]/.test(label) ? [`the label ${label} has another apostrophe than ʻ and ʼ`] : []),
  ];
}

/** Labels that overlap each other, lines, bodies or the frame, that have no place, or whose words are wrong. */
export function labelIssues({ frame, lines, bodies, labels, omitted }: Layout): string[] {
  return [
    ...omitted.map((label) => `the label ${label} has no free place`),
    ...[...omitted, ...labels.map(({ label }) => label)].flatMap(wordIssues),
    ...labels.flatMap(({ label, box, touchesLines }, index) => [
      ...labels
        .slice(index + 1)
        .filter((other) => boxesOverlap(box, other.box))
        .map((other) => `the labels ${label} and ${other.label} overlap`),
      // A leader line ends at its label.
      ...(isFree(grow(box, -2), { frame, lines: touchesLines ? [] : lines, bodies, labels: [] })
        ? []
        : [`the label ${label} covers a line, a body or the frame`]),
    ]),
  ];
}

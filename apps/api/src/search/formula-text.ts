type Node = string | readonly unknown[];

const isNode = (value: unknown): value is Node => typeof value === 'string' || Array.isArray(value);

/** Child nodes of a typeset element: without the tag and its properties. */
export const childrenOf = (node: readonly unknown[]): Node[] => node.slice(1).filter(isNode);

const isAtom = (text: string): boolean => /^(?:[\p{L}\p{N},.]+|\(.*\))$/u.test(text);
const group = (text: string): string => (isAtom(text) ? text : `(${text})`);

const SUPERSCRIPTS: Readonly<Record<string, string>> = { '2': '²', '3': '³' };

/** Text of a formula in one line, as learners type it: `F = ma`, `(m₁ + m₂)/2`. */
export function formulaText(node: Node): string {
  if (typeof node === 'string') return node;
  const parts = childrenOf(node).map(formulaText);
  const [first = '', second = ''] = parts;
  switch (node[0]) {
    case 'mfrac':
      return `${group(first)}/${group(second)}`;
    case 'msqrt':
      return `√${group(parts.join(''))}`;
    case 'msup':
      return first + (SUPERSCRIPTS[second] ?? `^${group(second)}`);
    case 'mo':
      return /^[=+−<>≈≤≥⋅·]$/u.test(first) ? ` ${first} ` : first;
    case 'mtr':
      return `${parts.join('')} `;
    default:
      return parts.join('');
  }
}

import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** Props of {@link Icon}. */
export interface IconProps {
  /** An icon of `lucide`: `import { Menu } from 'lucide'`. */
  node: IconNode;
}

/**
 * A line icon in the text colour, 24 px unless CSS sets another size.
 *
 * When to use: next to text, or alone in a button with `aria-label`. It is hidden from screen readers.
 */
export const Icon = ({ node }: IconProps) => (
  <svg
    aria-hidden="true"
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
);

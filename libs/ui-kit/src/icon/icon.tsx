import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** Props of {@link Icon}. */
export interface IconProps {
  /** The drawing, one of `lucide`: `import { Menu } from 'lucide'`. */
  node: IconNode;
}

/**
 * A small line drawing, 24 px unless its place says otherwise, in the colour of the text around it.
 *
 * When to use: beside a word, or alone in a button that has an `aria-label`. It is hidden from screen readers.
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

/** Props of {@link Icon}. */
export interface IconProps {
  /** Path data of an icon: `import { menu } from '@zarra/ui-kit/icons/menu'`, or your own on a grid of 24 × 24. */
  path: string;
}

/**
 * A line icon in the text colour, 24 px unless CSS sets another size.
 *
 * When to use: next to text, or alone in a button with `aria-label`. It is hidden from screen readers. It is not mirrored in
 * right-to-left text: choose the arrow by the direction.
 */
export const Icon = ({ path }: IconProps) => (
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
    <path d={path} />
  </svg>
);

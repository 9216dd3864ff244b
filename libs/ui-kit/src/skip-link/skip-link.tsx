import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Link = styled.a`
  position: fixed;
  inset-block-start: var(--ui-space-2);
  inset-inline-start: var(--ui-space-2);
  z-index: var(--ui-z-skip);
  padding: var(--ui-space-3) var(--ui-space-4);
  border-radius: var(--ui-radius);
  background: var(--ui-color-accent);
  color: var(--ui-color-on-accent);
  font-weight: var(--ui-weight-strong);
  box-shadow: var(--ui-shadow);

  &:hover {
    color: var(--ui-color-on-accent);
  }
  &:not(:focus) {
    translate: 0 -200%;
  }
  @media print {
    display: none;
  }
`;

/** Props of {@link SkipLink}, besides those of an `a`. */
export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Address of the main content: `#main`. That element needs `tabIndex={-1}`. */
  href: string;
}

/**
 * The first link of the page, from the keyboard past the top bar to the content. Visible only while it has focus.
 *
 * When to use: once, first in the page.
 */
export const SkipLink = (props: SkipLinkProps) => <Link {...props} />;

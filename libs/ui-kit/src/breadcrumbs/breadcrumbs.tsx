'use client';
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../messages/messages.js';

// The separator is drawn by CSS: screen readers do not read it. It belongs to the end of an item: no line starts with it.
const Frame = styled.nav`
  font-size: var(--ui-type-sm);
  line-height: 1.4;

  & > ol {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--ui-space-2);
    padding: 0;
    list-style: none;
  }
  & > ol > li {
    display: flex;
    align-items: center;
    gap: var(--ui-space-2);
    min-width: 0;
    min-height: var(--ui-control-sm);
    overflow-wrap: anywhere;
  }
  & > ol > li > * {
    min-width: 0;
  }
  & > ol > li > a {
    display: flex;
    align-items: center;
    min-height: inherit;
    text-decoration: none;
  }
  & > ol > li > a:hover {
    text-decoration: underline;
  }
  & > ol > li:not(:last-child)::after {
    flex: none;
    width: 0.4em;
    height: 0.4em;
    margin-inline-end: 0.1em;
    border: solid var(--ui-color-line-strong);
    border-width: 1px 1px 0 0;
    rotate: 45deg;
    content: '';
  }
  & [aria-current] {
    color: var(--ui-color-muted);
  }
`;

/** Props of {@link Breadcrumbs}, besides those of a native `nav`. */
export interface BreadcrumbsProps extends ComponentPropsWithRef<'nav'> {
  /** Accessible name of the navigation. Default: the text of the `MessagesProvider`. */
  label?: string | undefined;
  /** Title of the current page. */
  current: ReactNode;
  /** Links to the parent pages, the topmost first: `a`, or a router's `Link`. */
  children: ReactNode;
}

/**
 * The path to the current page. Long titles wrap; no item is omitted or truncated.
 *
 * When to use: pages two or more levels deep, above the heading. Not next to a menu with the same links.
 *
 * Keyboard: Tab moves between links.
 */
export const Breadcrumbs = ({ label, current, children, ...rest }: BreadcrumbsProps) => {
  const messages = useMessages({ breadcrumbs: label });
  return (
    <Frame {...rest} aria-label={messages.breadcrumbs}>
      <ol>
        {Children.toArray(children).map((link, index) => (
          <li key={index}>{link}</li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </Frame>
  );
};

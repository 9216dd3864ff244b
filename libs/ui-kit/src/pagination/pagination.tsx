'use client';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.js';
import { chevronLeft } from '../icons/chevron-left.js';
import { chevronRight } from '../icons/chevron-right.js';
import { useMessages, withValue } from '../messages/messages.js';
import { PageControl } from './page-control.js';
import { visiblePages } from './visible-pages.js';

// On phones "previous" and "next" are below the numbers, at the left and right edge.
const Frame = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-space-2) var(--ui-space-4);

  & > ol,
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding: 0;
    list-style: none;
  }
  & > div {
    flex: 1 1 auto;
    justify-content: space-between;
    gap: var(--ui-space-2);
  }
  & a,
  & button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--ui-space-1);
    min-width: var(--ui-control);
    min-height: var(--ui-control);
    padding: 0 var(--ui-space-1);
    border: 1px solid transparent;
    border-radius: var(--ui-radius);
    background: transparent;
    color: var(--ui-color-text);
    font: var(--ui-weight-text) var(--ui-type-sm) / 1.25 var(--ui-font-text);
    font-variant-numeric: tabular-nums;
    text-decoration: none;
    cursor: pointer;
  }
  & > div > * {
    padding-inline: var(--ui-space-2);
    color: var(--ui-color-accent);
    font-weight: var(--ui-weight-strong);
  }
  & svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }
  & [aria-current] {
    border-color: var(--ui-color-accent);
    color: var(--ui-color-accent);
    font-weight: var(--ui-weight-strong);
  }
  & > div > :last-child {
    margin-inline-start: auto;
  }
  & > div > [aria-disabled] {
    color: var(--ui-color-muted);
    cursor: default;
  }
  & li[aria-hidden] {
    min-width: 1.25rem;
    color: var(--ui-color-muted);
    text-align: center;
  }
  @media (hover: hover) {
    & a[href]:hover,
    & button:not([aria-disabled]):hover {
      background: var(--ui-color-accent-soft);
    }
  }
  @media (min-width: 40em) {
    & > div {
      flex: none;
    }
  }
  @media (forced-colors: active) {
    & > div > [aria-disabled] {
      color: GrayText;
    }
  }
`;

type OnPageChange = (page: number, details: { event: MouseEvent }) => void;

interface LinkProps {
  /** The address of a page: pages are links and can open in a new tab. */
  hrefOf: (page: number) => string;
  /** Navigates on the client, with a router. Without it the browser follows the link. */
  onPageChange?: OnPageChange | undefined;
}

interface ButtonProps {
  hrefOf?: undefined;
  /** Called with the number of the chosen page: pages are buttons. */
  onPageChange: OnPageChange;
}

/** Props of {@link Pagination}, besides those of a native `nav`. */
export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> &
  (LinkProps | ButtonProps) & {
    /** Accessible name of the navigation: "Pages of results". Default: the text of the `MessagesProvider`. */
    label?: string | undefined;
    /**
     * Text of the links to the previous and the next page, and the accessible name of a number: `(page) => "Page 3"`.
     * Default: the texts of the `MessagesProvider`.
     */
    labels?: { previous: string; next: string; page: (page: number) => string } | undefined;
    /** Current page, from 1. */
    page: number;
    /** Number of pages. */
    pages: number;
  };

/**
 * Navigation between the pages of a long list.
 *
 * When to use: lists of several hundred entries, with `hrefOf`, so that every page has an address; `onPageChange` alone inside a
 * dialog or a table. A list of less than two hundred entries needs no pages.
 *
 * Keyboard: Tab moves between pages, Enter opens one. The disabled link at an end is not in the tab order, but keeps the
 * focus after a click.
 */
export const Pagination = ({
  label,
  labels,
  page,
  pages,
  hrefOf,
  onPageChange,
  ...rest
}: PaginationProps) => {
  const messages = useMessages({
    pages: label,
    previousPage: labels?.previous,
    nextPage: labels?.next,
    page: labels?.page,
  });
  const target = { hrefOf, onPageChange, pages };
  return (
    <Frame {...rest} aria-label={messages.pages}>
      <ol>
        {visiblePages(page, pages).map((number, index) =>
          number === null ? (
            <li key={`gap ${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <PageControl
                {...target}
                to={number}
                name={withValue(messages.page, number)}
                isCurrent={number === page}
              >
                {number}
              </PageControl>
            </li>
          ),
        )}
      </ol>
      <div>
        <PageControl {...target} to={page - 1}>
          <Icon path={chevronLeft} />
          {messages.previousPage}
        </PageControl>
        <PageControl {...target} to={page + 1}>
          {messages.nextPage}
          <Icon path={chevronRight} />
        </PageControl>
      </div>
    </Frame>
  );
};

'use client';
import { ChevronLeft, ChevronRight } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.js';
import { PageStep } from './page-step.js';
import { pagesShown } from './pages-shown.js';

// On a phone the steps lie under the numbers, one beneath each thumb.
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

interface Words {
  /** What is paged, the name of the navigation: "Pages of results". */
  label: string;
  /** The words of the steps to the neighbours, and what a number alone is called: `(page) => "Page 3"`. */
  labels: { previous: string; next: string; page: (page: number) => string };
}

interface ByLinks {
  /** The address of a page: pages are links, and open in a new tab as any. */
  hrefOf: (page: number) => string;
  /** Goes to a page without leaving this one, for a router. Without it the browser follows the link. */
  onPage?: ((page: number) => void) | undefined;
}

interface ByButtons {
  hrefOf?: undefined;
  /** Called with the page to go to: pages are buttons. */
  onPage: (page: number) => void;
}

/** Props of {@link Pagination}, besides those of a native `nav`. */
export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> &
  Words &
  (ByLinks | ByButtons) & {
    /** The page that is shown, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
  };

/**
 * The way through a list that is shown in parts.
 *
 * When to use: lists of several hundred entries, with `hrefOf`, so that every page has an address; `onPage` alone
 * inside a dialog or a table. A list of less than two hundred needs no pages.
 *
 * Keyboard: Tab goes from page to page, Enter opens one. The step that leads nowhere is left out of the way of Tab,
 * and keeps the focus of whoever has just used it.
 */
export const Pagination = ({ label, labels, page, pages, hrefOf, onPage, ...rest }: PaginationProps) => {
  const ways = { hrefOf, onPage, pages };
  return (
    <Frame {...rest} aria-label={label}>
      <ol>
        {pagesShown(page, pages).map((shown, place) =>
          shown === null ? (
            <li key={`gap ${place}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown}>
              <PageStep {...ways} to={shown} name={labels.page(shown)} isCurrent={shown === page}>
                {shown}
              </PageStep>
            </li>
          ),
        )}
      </ol>
      <div>
        <PageStep {...ways} to={page - 1}>
          <Icon node={ChevronLeft} />
          {labels.previous}
        </PageStep>
        <PageStep {...ways} to={page + 1}>
          {labels.next}
          <Icon node={ChevronRight} />
        </PageStep>
      </div>
    </Frame>
  );
};

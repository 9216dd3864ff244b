import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '../container/container.js';

const Foot = styled.footer`
  border-top: var(--ui-hairline);
  background: var(--ui-color-sunken);
  font-size: var(--ui-type-sm);

  @media print {
    display: none;
  }
  & > div {
    display: grid;
    gap: var(--ui-space-10);
    padding-block: var(--ui-space-12) var(--ui-space-6);
  }
  & [data-columns] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: var(--ui-space-8);
  }
  & [data-base] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ui-space-3) var(--ui-space-6);
    padding-top: var(--ui-space-4);
    border-top: var(--ui-hairline);
    color: var(--ui-color-muted);
  }
`;

const Column = styled.section`
  display: grid;
  align-content: start;
  gap: var(--ui-space-3);
  min-width: 0;

  & > h2 {
    font-size: var(--ui-type-md);
  }
  & ul {
    display: grid;
    gap: var(--ui-space-2);
    padding: 0;
    list-style: none;
  }
  & ul a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    color: var(--ui-color-text);
    text-decoration: none;
  }
  & ul a:hover {
    color: var(--ui-color-accent);
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    & ul {
      gap: 0;
    }
    & ul a {
      min-height: var(--ui-target);
    }
  }
`;

/** Props of {@link FooterFrame}, besides those of a `footer`. */
export interface FooterFrameProps extends ComponentPropsWithRef<'footer'> {
  /** `FooterColumn`s. */
  children: ReactNode;
  /** The last row: copyright, the theme switch. */
  base?: ReactNode;
}

/** Props of {@link FooterColumn}, besides those of a `section`. */
export interface FooterColumnProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading of the column. */
  title: ReactNode;
}

/**
 * The footer of the page: columns that wrap on narrow screens, and a last row.
 *
 * When to use: once, below `main`.
 */
export const FooterFrame = ({ children, base, ...rest }: FooterFrameProps) => (
  <Foot {...rest}>
    <Container>
      <div data-columns="">{children}</div>
      {base && <div data-base="">{base}</div>}
    </Container>
  </Foot>
);

/** One column of the footer: a title and, usually, a list of links (`ul`). */
export const FooterColumn = ({ title, children, ...rest }: FooterColumnProps) => (
  <Column {...rest}>
    <h2>{title}</h2>
    {children}
  </Column>
);

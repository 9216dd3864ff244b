import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '../container/container.js';
import { media } from '../tokens/scales.js';

// The links keep their position when the actions change their width.
const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--ui-z-bar);
  border-bottom: 1px solid transparent;
  transition:
    background-color var(--ui-slow) var(--ui-ease),
    border-color var(--ui-slow) var(--ui-ease);

  &[data-scrolled] {
    border-bottom-color: var(--ui-color-line);
    background: var(--ui-color-bar);
    -webkit-backdrop-filter: blur(12px);
    backdrop-filter: blur(12px);
  }
  & > div {
    display: flex;
    align-items: center;
    gap: var(--ui-space-4);
    min-height: var(--ui-bar-height);
  }
  & [data-brand] {
    display: flex;
    flex: none;
    align-items: center;
    margin-inline-end: auto;
  }
  & [data-brand] > a {
    display: flex;
    align-items: center;
    min-height: var(--ui-target);
  }
  & [data-nav] {
    display: none;
  }
  & [data-actions],
  & [data-menu] {
    display: flex;
    align-items: center;
    gap: var(--ui-space-2);
  }
  ${media.lg} {
    & [data-brand] {
      margin-inline-end: var(--ui-space-4);
    }
    & [data-nav] {
      display: block;
      margin-inline-end: auto;
    }
    & [data-menu] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    background: Canvas;
    border-bottom-color: CanvasText;
  }
  @media print {
    position: static;

    & :is([data-nav], [data-actions], [data-menu]) {
      display: none;
    }
  }
`;

/** Props of {@link TopBar}, besides those of a `header`. */
export interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Whether the page is scrolled: a darker background with blur. From `useScrolled()`. */
  scrolled?: boolean | undefined;
  /** Logo with a link to the home page. */
  brand: ReactNode;
  /** A `nav` with `TopBarLink`s; hidden below 900 px, where the menu has the same links. */
  nav?: ReactNode;
  /** Always visible: the account, the theme. */
  actions?: ReactNode;
  /** The button that opens the `Drawer`; hidden from 900 px. */
  menu?: ReactNode;
}

/**
 * The sticky bar at the top of the page, a `header` element.
 *
 * When to use: once, above `main`.
 */
export const TopBar = ({ scrolled, brand, nav, actions, menu, ...rest }: TopBarProps) => (
  <Bar {...rest} data-scrolled={scrolled || undefined}>
    <Container>
      <div data-brand="">{brand}</div>
      {nav && <div data-nav="">{nav}</div>}
      {actions && <div data-actions="">{actions}</div>}
      {menu && <div data-menu="">{menu}</div>}
    </Container>
  </Bar>
);

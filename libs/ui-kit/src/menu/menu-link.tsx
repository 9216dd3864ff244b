'use client';
import { Menu as Base } from '@base-ui/react/menu';
import { createElement, type ComponentPropsWithRef, type ElementType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { menuItemCss } from './menu-item-css.js';

const Line = styled(Base.LinkItem)`
  ${menuItemCss}
`;

interface OwnProps<Element extends ElementType> {
  /** What to render instead of `a`: a router's `Link`, for example. Its own props are then accepted too. */
  as?: Element | undefined;
  /** An icon before the label; hidden from screen readers. */
  icon?: ReactNode;
  /** Where it leads. */
  children: ReactNode;
}

/** Props of {@link MenuLink}, besides those of the element it renders. */
export type MenuLinkProps<Element extends ElementType = 'a'> = OwnProps<Element> &
  Omit<ComponentPropsWithRef<Element>, keyof OwnProps<Element>>;

/**
 * A link in a `Menu`.
 *
 * When to use: to go somewhere (`href`, or `as={Link} to="…"`). To act use `MenuItem`.
 */
export const MenuLink = <Element extends ElementType = 'a'>({
  as,
  icon,
  children,
  ...rest
}: MenuLinkProps<Element>) => (
  <Line closeOnClick render={createElement(as ?? 'a', rest)}>
    {icon && <span aria-hidden="true">{icon}</span>}
    {children}
  </Line>
);

'use client';
import { Menu as Base } from '@base-ui/react/menu';
import { createElement, type ComponentPropsWithRef, type ElementType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { menuItemCss } from './menu-item-css.js';

const Line = styled(Base.LinkItem)`
  ${menuItemCss}
`;

/** Props of {@link MenuLink}, besides those of the element it renders. */
export type MenuLinkProps<Element extends ElementType = 'a'> = {
  /** The rendered component instead of `a`: a router's `Link`, for example. Its props are accepted too. */
  as?: Element | undefined;
  /** An icon before the label; hidden from screen readers. */
  icon?: ReactNode;
  /** The label: the target of the link. */
  children: ReactNode;
} & Omit<ComponentPropsWithRef<Element>, 'as' | 'icon' | 'children'>;

/**
 * A link in a `Menu`.
 *
 * When to use: for navigation (`href`, or `as={Link} to="…"`). For actions use `MenuItem`.
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

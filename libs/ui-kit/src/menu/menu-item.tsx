'use client';
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { menuItemCss } from './menu-item-css.js';

const Line = styled(Base.Item)`
  ${menuItemCss}
`;

/** Props of {@link MenuItem}. */
export interface MenuItemProps {
  /** What to do; the menu closes first. */
  onSelect: () => void;
  /** An icon before the label; hidden from screen readers. */
  icon?: ReactNode;
  /** It takes something away: the label says so, the colour only helps. */
  danger?: boolean | undefined;
  /** It cannot be done now. It can still be reached and read. */
  disabled?: boolean | undefined;
  /** The label: a verb and what it does it to. */
  children: ReactNode;
}

/**
 * An act in a `Menu`.
 *
 * When to use: to do something. To go somewhere use `MenuLink`, so that it can open in a new tab as well.
 */
export const MenuItem = ({ onSelect, icon, danger, disabled = false, children }: MenuItemProps) => (
  <Line onClick={onSelect} disabled={disabled} data-danger={danger || undefined}>
    {icon && <span aria-hidden="true">{icon}</span>}
    {children}
  </Line>
);

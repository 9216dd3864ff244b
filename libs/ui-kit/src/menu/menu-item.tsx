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
  /** Called when the item is chosen, after the menu has closed. */
  onSelect: () => void;
  /** An icon before the label; hidden from screen readers. */
  icon?: ReactNode;
  /** A destructive action: red text. The label must mention it. */
  danger?: boolean | undefined;
  /** The item cannot be chosen. It can still be focused and read. */
  disabled?: boolean | undefined;
  /** The label: verb and object. */
  children: ReactNode;
}

/**
 * An action in a `Menu`.
 *
 * When to use: for actions. For navigation use `MenuLink`, which can also open in a new tab.
 */
export const MenuItem = ({ onSelect, icon, danger, disabled = false, children }: MenuItemProps) => (
  <Line onClick={onSelect} disabled={disabled} data-danger={danger || undefined}>
    {icon && <span aria-hidden="true">{icon}</span>}
    {children}
  </Line>
);

'use client';
import { Menu as Base } from '@base-ui/react/menu';
import type { BaseUIEvent } from '@base-ui/react/types';
import { useCallback, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonSurface, type ButtonSize, type ButtonVariant } from '../button/button-surface.js';
import { floatCss, setFocusGuards, useFloatLayer } from '../float/float-layer.js';
import { Icon } from '../icon/icon.js';
import { chevronDown } from '../icons/chevron-down.js';

const List = styled(Base.Popup)`
  ${floatCss}
  min-width: max(10rem, var(--anchor-width));
  max-width: min(22rem, var(--available-width));
  max-height: var(--available-height);
  padding: var(--ui-space-1);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** Props of {@link Menu}. */
export interface MenuProps {
  /** Label of the button. */
  label: string;
  /** An icon before the label, or alone; hidden from screen readers. */
  icon?: ReactNode;
  /** Shows the icon alone; the label remains the accessible name. */
  hideLabel?: boolean | undefined;
  /** Visual weight of the button. Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** Size of the button. Default `md`. */
  size?: ButtonSize | undefined;
  /** The edge of the button that the list aligns with. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** The menu cannot be opened. */
  disabled?: boolean | undefined;
  /** The items: `MenuItem`, `MenuLink`, `MenuSeparator`. */
  children: ReactNode;
}

/**
 * A button that opens a list of actions and links.
 *
 * When to use: secondary actions on one item, such as on a test result. Not for the site's navigation (`TopBarLink`,
 * `Drawer`), not for a choice in a form (`Select`).
 *
 * Keyboard: Enter, Space, ↓ or ↑ open it; ↓ ↑ Home End and the first letters of a label move to an item, Enter or Space
 * chooses it; Escape closes the menu and focuses the button, Tab closes it and continues after the button.
 */
export const Menu = ({
  label,
  icon,
  hideLabel = false,
  variant = 'secondary',
  size = 'md',
  align = 'start',
  disabled = false,
  children,
}: MenuProps) => {
  const { anchor, portal, positioner } = useFloatLayer();
  const button = useRef<HTMLButtonElement>(null);
  const setButton = useCallback(
    (element: HTMLButtonElement | null) => {
      button.current = element;
      anchor(element);
    },
    [anchor],
  );
  // Without the focus guards: the browser moves the focus on from the button, and the list closes because it has lost the
  // focus.
  const handleTab = (event: BaseUIEvent<KeyboardEvent>) => {
    if (event.key !== 'Tab') return;
    event.preventBaseUIHandler();
    setFocusGuards(-1);
    button.current?.focus();
  };
  return (
    <Base.Root modal={false} disabled={disabled} onOpenChangeComplete={(open) => open && setFocusGuards(-1)}>
      <ButtonSurface
        as={Base.Trigger}
        ref={setButton}
        aria-label={hideLabel ? label : undefined}
        data-variant={variant}
        data-size={size}
        data-square={hideLabel || undefined}
      >
        {icon && <span aria-hidden="true">{icon}</span>}
        {!hideLabel && (
          <>
            {label}
            <Icon path={chevronDown} />
          </>
        )}
      </ButtonSurface>
      <Base.Portal {...portal}>
        <Base.Positioner {...positioner} align={align}>
          <List tabIndex={0} onKeyDown={handleTab}>
            {children}
          </List>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};

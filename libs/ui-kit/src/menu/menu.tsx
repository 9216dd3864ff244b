'use client';
import { Menu as Base } from '@base-ui/react/menu';
import type { BaseUIEvent } from '@base-ui/react/types';
import { ChevronDown } from 'lucide';
import { useCallback, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonSurface, type ButtonSize, type ButtonVariant } from '../button/button-surface.js';
import { floatCss, floatPlaceCss } from '../float/float-css.js';
import { useFloatLayer } from '../float/use-float-layer.js';
import { Icon } from '../icon/icon.js';

const Place = styled(Base.Positioner)`
  ${floatPlaceCss}
`;

const List = styled(Base.Popup)`
  ${floatCss}
  min-width: max(10rem, var(--anchor-width));
  max-width: min(22rem, var(--available-width));
  max-height: var(--available-height);
  padding: var(--ui-space-1);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

// Base UI puts elements around an open menu that catch the Tab key and are hidden from screen readers. Nothing hidden
// may be reached by Tab; here the list itself answers that key.
const leaveGuardsOut = () => {
  for (const guard of document.querySelectorAll('[data-base-ui-focus-guard]')) {
    guard.setAttribute('tabindex', '-1');
  }
};

/** Props of {@link Menu}. */
export interface MenuProps {
  /** What the button is called. */
  label: string;
  /** An icon before the label, or alone; hidden from screen readers. */
  icon?: ReactNode;
  /** Shows the icon alone; the label is still the button's name. */
  hideLabel?: boolean | undefined;
  /** How loud the button is. Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** Size of the button. Default `md`. */
  size?: ButtonSize | undefined;
  /** The edge of the button the list is even with. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** Nothing can be done now. */
  disabled?: boolean | undefined;
  /** The list: `MenuItem`, `MenuLink`, `MenuSeparator`. */
  children: ReactNode;
}

/**
 * A button that opens a list of acts and links.
 *
 * When to use: what is rarely wanted of one thing, such as what can be done with a result. Not for the site's
 * navigation (`TopBarLink`, `Drawer`), not for a choice in a form (`Select`).
 *
 * Keyboard: Enter, Space, ↓ or ↑ open it; ↓ ↑ Home End and the first letters of a name go to an item, Enter or Space
 * does it; Escape closes it and goes back to the button, Tab closes it and goes on from there.
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
  const place = useCallback(
    (element: HTMLButtonElement | null) => {
      button.current = element;
      anchor(element);
    },
    [anchor],
  );
  // The browser then goes on from the button, and the list closes since the focus has left.
  const leave = (event: BaseUIEvent<KeyboardEvent>) => {
    if (event.key !== 'Tab') return;
    event.preventBaseUIHandler();
    leaveGuardsOut();
    button.current?.focus();
  };
  return (
    <Base.Root modal={false} disabled={disabled} onOpenChangeComplete={(open) => open && leaveGuardsOut()}>
      <ButtonSurface
        as={Base.Trigger}
        ref={place}
        aria-label={hideLabel ? label : undefined}
        data-variant={variant}
        data-size={size}
        data-square={hideLabel || undefined}
      >
        {icon && <span aria-hidden="true">{icon}</span>}
        {!hideLabel && (
          <>
            {label}
            <Icon node={ChevronDown} />
          </>
        )}
      </ButtonSurface>
      <Base.Portal {...portal}>
        <Place {...positioner} align={align}>
          <List tabIndex={0} onKeyDown={leave}>
            {children}
          </List>
        </Place>
      </Base.Portal>
    </Base.Root>
  );
};

'use client';
import { useEffect, useId, useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { X } from 'lucide';
import { Icon } from '../icon/icon.js';

// The scrim is a shadow: in older browsers ::backdrop does not know the tokens.
const Panel = styled.dialog`
  position: fixed;
  inset: 0 0 auto;
  width: 100%;
  max-width: none;
  max-height: 80vh;
  max-height: 80dvh;
  margin: 0;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-radius: 0 0 var(--ui-radius) var(--ui-radius);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  box-shadow: 0 0 0 100vmax var(--ui-color-scrim);

  &[data-side='bottom'] {
    inset: auto 0 0;
    border-radius: var(--ui-radius) var(--ui-radius) 0 0;
  }
  &[open] {
    animation: ui-drop var(--ui-slow) var(--ui-ease);
  }
  &[data-side='bottom'][open] {
    animation-name: ui-rise;
  }
  &::backdrop {
    background: none;
  }
  & > div {
    padding: var(--ui-space-2) var(--ui-space-4) var(--ui-space-6);
  }
  & > div > header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    background: var(--ui-color-surface);
  }
  & h2 {
    font-size: var(--ui-type-md);
  }
  & > div > header > button {
    display: grid;
    place-items: center;
    width: var(--ui-target);
    height: var(--ui-target);
    margin-inline-end: calc(-1 * var(--ui-space-2));
    padding: 0;
    border: 0;
    border-radius: var(--ui-radius);
    background: transparent;
    cursor: pointer;
  }
  @keyframes ui-drop {
    from {
      translate: 0 -1rem;
      opacity: 0;
    }
  }
  @keyframes ui-rise {
    from {
      translate: 0 1rem;
      opacity: 0;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Props of {@link Drawer}, besides those of a native `dialog`. */
export interface DrawerProps extends Omit<ComponentPropsWithRef<'dialog'>, 'onClose' | 'title' | 'ref'> {
  /** Whether it is shown. */
  open: boolean;
  /** The reader wants it closed: by the button, by Escape, or by a press beside it. */
  onClose: () => void;
  /** What it holds; shown, and the name of the dialog. */
  title: ReactNode;
  /** Name of the button that closes it. */
  closeLabel: string;
  /** The edge it comes from. Default `top`. */
  side?: 'top' | 'bottom' | undefined;
}

/**
 * A panel over the page, at most four fifths of its height: the browser's own modal dialog, so focus stays inside and
 * returns afterwards, and the page behind is inert.
 *
 * When to use: the menu and the filters on a phone. Keep it mounted and change `open`.
 */
export const Drawer = ({
  open,
  onClose,
  title,
  closeLabel,
  side = 'top',
  children,
  ...rest
}: DrawerProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  // The padding belongs to the div inside: a press that reaches the dialog itself was on the scrim.
  const pressBeside = (event: MouseEvent) => event.target === dialog.current && onClose();

  return (
    <Panel
      {...rest}
      ref={dialog}
      data-side={side}
      data-scroll-lock=""
      aria-labelledby={titleId}
      onClick={pressBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onClose()}
    >
      <div>
        <header>
          <h2 id={titleId}>{title}</h2>
          <button type="button" aria-label={closeLabel} onClick={onClose}>
            <Icon node={X} />
          </button>
        </header>
        {children}
      </div>
    </Panel>
  );
};

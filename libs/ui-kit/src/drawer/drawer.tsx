'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { dialogCommand } from '../dialog/dialog-command.js';
import { dialogCss } from '../dialog/dialog-css.js';
import { DialogHeader } from '../dialog/dialog-header.js';
import { useDialog } from '../dialog/use-dialog.js';

// The scrim is a shadow: in older browsers ::backdrop does not know the tokens.
const Panel = styled.dialog`
  ${dialogCss}
  --come-from: -1rem;
  inset: 0 0 auto;
  width: 100%;
  max-height: 80vh;
  max-height: 80dvh;
  border-radius: 0 0 var(--ui-radius) var(--ui-radius);
  box-shadow: 0 0 0 100vmax var(--ui-color-scrim);

  &[data-side='bottom'] {
    --come-from: 1rem;
    inset: auto 0 0;
    border-radius: var(--ui-radius) var(--ui-radius) 0 0;
  }
  & > div {
    padding: var(--ui-space-2) var(--ui-space-4) var(--ui-space-6);
  }
`;

/** Props of {@link Drawer}, besides those of a native `dialog`. */
export interface DrawerProps extends Omit<ComponentPropsWithRef<'dialog'>, 'onClose' | 'title' | 'ref'> {
  /**
   * Whether it is shown. Without it the browser opens it by buttons with `dialogCommand('show-modal', id)`, before React
   * has hydrated the page too.
   */
  open?: boolean | undefined;
  /** The reader wants it closed: by the button, by Escape, or by a press beside it. Needed with `open`. */
  onClose?: (() => void) | undefined;
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
 * When to use: the menu and the filters on a phone. Keep it mounted, and either change `open`, or give an `id` and open it
 * by a button with `dialogCommand`. For a question or a short form that needs an answer use `Modal`.
 *
 * Keyboard: Tab goes round inside, Escape closes it.
 */
export const Drawer = ({
  open,
  onClose,
  id,
  title,
  closeLabel,
  side = 'top',
  children,
  ...rest
}: DrawerProps) => {
  const ownId = useId();
  const dialogId = id ?? ownId;
  const titleId = `${dialogId}-title`;
  const close = () => onClose?.();
  const dialog = useDialog(open, close);
  return (
    <Panel
      {...rest}
      {...dialog}
      id={dialogId}
      closedby={open === undefined ? 'any' : undefined}
      data-side={side}
      data-scroll-lock=""
      aria-labelledby={titleId}
    >
      <div>
        <DialogHeader
          titleId={titleId}
          title={title}
          closeLabel={closeLabel}
          close={open === undefined ? dialogCommand('close', dialogId) : { onClick: close }}
        />
        {children}
      </div>
    </Panel>
  );
};

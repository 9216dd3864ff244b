'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { dialogCommand } from '../dialog/dialog-command.js';
import { dialogCss } from '../dialog/dialog-css.js';
import { DialogHeader } from '../dialog/dialog-header.js';
import { useDialog, type DialogCloseReason } from '../dialog/use-dialog.js';

// The scrim is a box shadow: in older browsers ::backdrop does not inherit CSS variables.
const Panel = styled.dialog`
  ${dialogCss}
  --enter-from: -1rem;
  inset: 0 0 auto;
  width: 100%;
  max-height: 80vh;
  max-height: 80dvh;
  border-radius: 0 0 var(--ui-radius) var(--ui-radius);
  box-shadow: 0 0 0 100vmax var(--ui-color-scrim);

  &[data-side='bottom'] {
    --enter-from: 1rem;
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
   * Whether it is shown. Without it the browser opens it by buttons with `dialogCommand('show-modal', id)`, also before
   * hydration.
   */
  open?: boolean | undefined;
  /**
   * Runs when the user closes it: the close `button`, `escape` (also the back gesture of a phone), a click on the
   * `backdrop`, or the `browser` has closed it. Required with `open`.
   */
  onClose?: ((reason: DialogCloseReason) => void) | undefined;
  /** Visible title and accessible name. */
  title: ReactNode;
  /** Accessible name of the close button. Default: the text of the `MessagesProvider`. */
  closeLabel?: string | undefined;
  /** The edge of the screen it is attached to. Default `top`. */
  side?: 'top' | 'bottom' | undefined;
}

/**
 * A panel over the page, at most 80 % of its height: a native modal dialog. Focus stays inside and returns afterwards, the
 * page behind is inert.
 *
 * When to use: the menu and the filters on a phone. Keep it mounted, and either change `open`, or set an `id` and open it
 * by a button with `dialogCommand`. For a question or a short form use `Modal`.
 *
 * Keyboard: Tab cycles inside, Escape closes it.
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
  const dialog = useDialog(open, (dismissal) => onClose?.(dismissal));
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
          close={
            open === undefined ? dialogCommand('close', dialogId) : { onClick: () => onClose?.('button') }
          }
        />
        {children}
      </div>
    </Panel>
  );
};

'use client';
import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.js';
import { ButtonSurface } from '../button/button-surface.js';
import { dialogCss } from '../dialog/dialog-css.js';
import { useDialog, type DialogCloseReason } from '../dialog/use-dialog.js';
import { Icon } from '../icon/icon.js';
import { circleAlert } from '../icons/circle-alert.js';
import { useMessages } from '../messages/messages.js';

// The scrim is a box shadow: in older browsers ::backdrop does not inherit CSS variables.
const Frame = styled.dialog`
  ${dialogCss}
  inset: 0;
  width: 28rem;
  max-width: calc(100% - 2 * var(--ui-space-4));
  height: fit-content;
  max-height: calc(100vh - 2 * var(--ui-space-4));
  max-height: calc(100dvh - 2 * var(--ui-space-4));
  margin: auto;
  border-radius: var(--ui-radius);
  box-shadow:
    var(--ui-shadow),
    0 0 0 100vmax var(--ui-color-scrim);
  overflow-wrap: anywhere;

  & > div > :is(h2, [data-body], [role='alert']:not(:empty)) {
    padding: var(--ui-space-5) var(--ui-space-5) 0;
  }
  & > div > [data-body] {
    padding-block-start: var(--ui-space-2);
  }
  & > div > [role='alert']:not(:empty) {
    display: flex;
    gap: var(--ui-space-2);
    padding-block-start: var(--ui-space-4);
    color: var(--ui-color-wrong);
    font-size: var(--ui-type-sm);
    line-height: 1.4;
  }
  & > div > [role='alert'] > svg {
    flex: none;
    width: 1.25em;
    height: 1.4em;
  }
  & > div > footer {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--ui-space-3);
    padding: var(--ui-space-5);
    background: var(--ui-color-surface);
  }
  @media (max-height: 24em) {
    & > div > footer {
      position: static;
    }
  }
`;

/** How the user cancelled an {@link AlertDialog}. */
export type AlertDialogCancelReason = Exclude<DialogCloseReason, 'backdrop'>;

/** Props of {@link AlertDialog}, besides those of a native `dialog`. */
export interface AlertDialogProps extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'onCancel' | 'onClose' | 'title' | 'role' | 'ref'
> {
  /** Whether it is shown. */
  open: boolean;
  /** Visible title and accessible name: the question. */
  title: ReactNode;
  /** Accessible description: the consequences. */
  children: ReactNode;
  /** Label of the button that confirms: the verb of the title. */
  confirmLabel: string;
  /** Label of the button that cancels. Default: the text of the `MessagesProvider`. */
  cancelLabel?: string | undefined;
  /**
   * Runs when the user confirms. While a returned promise is pending, the confirm button is busy and the dialog cannot be
   * cancelled. It stays open until `open` is false. Handle a rejection, and pass its message as `error`.
   */
  onConfirm: () => unknown;
  /**
   * Runs when the user cancels: the cancel `button`, `escape` (also the back gesture of a phone), or the `browser` has
   * closed it, which also happens while a promise is pending. It stays open until `open` is false.
   */
  onCancel: (reason: AlertDialogCancelReason) => void;
  /** Why the last confirmation failed, and what to do. Announced when it appears. */
  error?: ReactNode;
  /** The step is destructive: a red confirm button. Its label must mention it. */
  danger?: boolean | undefined;
  /** Replaces the label of the confirm button while a promise is pending, and is announced. Without it a spinner does. */
  busyLabel?: string | undefined;
}

/**
 * A native modal dialog that asks for a confirmation. Focus starts on the cancel button and returns afterwards, the page
 * behind is inert, and a click outside does nothing.
 *
 * When to use: before a destructive or final step, such as deleting a result. Where the step can be undone, do it and offer
 * the undo instead. For forms and other content use `Modal`. Keep it mounted and change `open`.
 *
 * Keyboard:
 * - Enter, Space: press the focused button, at first the cancel button.
 * - Tab, Shift+Tab: cycle inside.
 * - Escape: cancels.
 * - ↓, ↑: scroll a long description.
 */
export const AlertDialog = ({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  error,
  danger = false,
  busyLabel,
  ...rest
}: AlertDialogProps) => {
  const id = useId();
  const messages = useMessages({ cancel: cancelLabel });
  const [pending, setPending] = useState(false);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const cancel = (reason: AlertDialogCancelReason) => {
    // The browser has closed it already: the owner must know.
    if (!pending || reason === 'browser') onCancel(reason);
  };
  const dialog = useDialog(open, (dismissal) => {
    if (dismissal !== 'backdrop') cancel(dismissal);
  });

  // After the effect of useDialog, which focuses the first focusable element: a link of the description, for example.
  useEffect(() => {
    if (open) cancelButton.current?.focus();
  }, [open]);

  const confirm = () => {
    const result = onConfirm();
    if (!(result instanceof Promise)) return;
    setPending(true);
    void result.finally(() => setPending(false));
  };

  return (
    <Frame
      {...rest}
      {...dialog}
      role="alertdialog"
      data-scroll-lock=""
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-description`} data-body="">
          {children}
        </div>
        <div role="alert">
          {error && (
            <>
              <Icon path={circleAlert} />
              <span>{error}</span>
            </>
          )}
        </div>
        <footer>
          <ButtonSurface
            ref={cancelButton}
            type="button"
            data-variant="secondary"
            aria-disabled={pending || undefined}
            onClick={() => cancel('button')}
          >
            {messages.cancel}
          </ButtonSurface>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={pending}
            busyLabel={busyLabel}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </footer>
      </div>
    </Frame>
  );
};

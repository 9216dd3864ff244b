'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { dialogCss } from '../dialog/dialog-css.js';
import { DialogHeader } from '../dialog/dialog-header.js';
import { sectionsCss } from '../dialog/sections-css.js';
import { useDialog, type DialogCloseReason } from '../dialog/use-dialog.js';

// The scrim is a box shadow: in older browsers ::backdrop does not inherit CSS variables.
// The dialog element itself scrolls: the arrow keys scroll the text whichever button has the focus.
const Frame = styled.dialog`
  ${dialogCss}
  inset: 0;
  width: 36rem;
  max-width: calc(100% - 2 * var(--ui-space-4));
  height: fit-content;
  max-height: calc(100vh - 2 * var(--ui-space-4));
  max-height: calc(100dvh - 2 * var(--ui-space-4));
  margin: auto;
  border-radius: var(--ui-radius);
  box-shadow:
    var(--ui-shadow),
    0 0 0 100vmax var(--ui-color-scrim);

  &[data-size='sm'] {
    width: 25rem;
  }
  &[data-size='lg'] {
    width: 52rem;
  }
  ${sectionsCss}
`;

/** Props of {@link Modal}, besides those of a native `dialog`. */
export interface ModalProps extends Omit<ComponentPropsWithRef<'dialog'>, 'onClose' | 'title' | 'ref'> {
  /** Whether it is shown. */
  open: boolean;
  /**
   * Runs when the user closes it: the close `button`, `escape` (also the back gesture of a phone), a click on the
   * `backdrop`, or the `browser` has closed it. It stays open until `open` is false.
   */
  onClose: (reason: DialogCloseReason) => void;
  /** Visible title and accessible name. */
  title: ReactNode;
  /** Accessible name of the close button. Default: the text of the `MessagesProvider`. */
  closeLabel?: string | undefined;
  /** Buttons of the footer, the main action last. The footer is sticky. */
  actions?: ReactNode;
  /** Maximum width: 400, 576 or 832 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Whether a click outside calls `onClose`. Default true; use false where unsaved input would be lost. */
  backdropCloses?: boolean | undefined;
}

/**
 * A native modal dialog: focus stays inside and returns afterwards, the page behind is inert.
 *
 * When to use: for a short form, a result or a choice. To confirm an irreversible action use `AlertDialog`, for a message
 * without a decision `Alert` or `useToast`, for a menu on a phone `Drawer`. Keep it mounted and change `open`.
 *
 * Keyboard: Tab and Shift+Tab cycle inside, Escape closes it, the arrow keys scroll long content.
 */
export const Modal = ({
  open,
  onClose,
  title,
  closeLabel,
  actions,
  size = 'md',
  backdropCloses = true,
  children,
  ...rest
}: ModalProps) => {
  const titleId = useId();
  const dialog = useDialog(open, (dismissal) => {
    if (dismissal !== 'backdrop' || backdropCloses) onClose(dismissal);
  });
  return (
    <Frame {...rest} {...dialog} data-size={size} data-scroll-lock="" aria-labelledby={titleId}>
      <div>
        <DialogHeader
          titleId={titleId}
          title={title}
          closeLabel={closeLabel}
          close={{ onClick: () => onClose('button') }}
        />
        <div data-body="">{children}</div>
        {actions && <footer>{actions}</footer>}
      </div>
    </Frame>
  );
};

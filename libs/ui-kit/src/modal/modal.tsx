'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { dialogCss } from '../dialog/dialog-css.js';
import { DialogHeader } from '../dialog/dialog-header.js';
import { useDialog, type DialogExit } from '../dialog/use-dialog.js';

// The scrim is a shadow: in older browsers ::backdrop does not know the tokens.
// The frame itself scrolls, so that the arrow keys move the text whichever button has the focus.
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
  & > div > header {
    gap: var(--ui-space-4);
    padding: var(--ui-space-2) var(--ui-space-5);
    border-bottom: var(--ui-hairline);
  }
  & h2 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > div > [data-body] {
    padding: var(--ui-space-5);
    overflow-wrap: break-word;
  }
  & > div > footer {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--ui-space-3);
    padding: var(--ui-space-3) var(--ui-space-5);
    border-top: var(--ui-hairline);
    background: var(--ui-color-surface);
  }
  @media (max-height: 24em) {
    & > div > :is(header, footer) {
      position: static;
    }
  }
`;

/** How the reader left a {@link Modal}. */
export type ModalCloseReason = 'button' | DialogExit;

/** Props of {@link Modal}, besides those of a native `dialog`. */
export interface ModalProps extends Omit<ComponentPropsWithRef<'dialog'>, 'onClose' | 'title' | 'ref'> {
  /** Whether it is shown. */
  open: boolean;
  /**
   * The reader wants it closed: by the closing `button`, by `escape` (the back gesture of a phone as well), by a press
   * on the `backdrop`, or the `browser` has closed it. It stays until `open` is false.
   */
  onClose: (reason: ModalCloseReason) => void;
  /** What it is about; shown, and the name of the dialog. */
  title: ReactNode;
  /** Name of the button that closes it. */
  closeLabel: string;
  /** Buttons at its foot, the wanted one last. They stay in sight while the text scrolls. */
  actions?: ReactNode;
  /** How wide it is at most: 400, 576 or 832 px. Never wider than the screen. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Whether a press beside it asks to close it. Default true; say false where something half written would be lost. */
  backdropCloses?: boolean | undefined;
}

/**
 * Something that has to be answered or read before going on: the browser's own modal dialog, so focus stays inside and
 * returns to where it was, and the page behind is inert.
 *
 * When to use: to confirm what cannot be undone, for a short form, a result. Not for a message nobody has to answer
 * (`Alert`, `useToast`), nor for a menu on a phone (`Drawer`). Keep it mounted and change `open`.
 *
 * Keyboard: Tab and Shift+Tab go round inside, Escape closes it, the arrow keys scroll a long text.
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
  const dialog = useDialog(open, (exit) => {
    if (exit !== 'backdrop' || backdropCloses) onClose(exit);
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

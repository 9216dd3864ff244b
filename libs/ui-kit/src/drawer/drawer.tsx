'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
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
 * When to use: the menu and the filters on a phone. Keep it mounted and change `open`. For a question or a short form
 * that needs an answer use `Modal`.
 *
 * Keyboard: Tab goes round inside, Escape closes it.
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
  const titleId = useId();
  const dialog = useDialog(open, () => onClose());
  return (
    <Panel {...rest} {...dialog} data-side={side} data-scroll-lock="" aria-labelledby={titleId}>
      <div>
        <DialogHeader titleId={titleId} title={title} closeLabel={closeLabel} onClose={onClose} />
        {children}
      </div>
    </Panel>
  );
};

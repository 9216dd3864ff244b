'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { dialogCss } from '../dialog/dialog-css.js';
import { DialogHeader } from '../dialog/dialog-header.js';
import { sectionsCss } from '../dialog/sections-css.js';
import { useDialog, type DialogCloseReason } from '../dialog/use-dialog.js';

// The scrim is a box shadow: in older browsers ::backdrop does not inherit CSS variables.
const Panel = styled.dialog`
  ${dialogCss}
  inset-block: 0;
  inset-inline: auto 0;
  width: 26rem;
  max-width: calc(100% - var(--ui-space-10));
  height: 100%;
  max-height: none;
  box-shadow: 0 0 0 100vmax var(--ui-color-scrim);

  &[data-side='start'] {
    inset-inline: 0 auto;
  }
  &[data-size='lg'] {
    width: 40rem;
  }
  /* The vertical movement of other dialogs would open a gap at the edge of the screen. */
  --enter-from: 0;
  ${sectionsCss}
  & > div {
    display: flex;
    flex-direction: column;
    min-height: 100%;
  }
  & > div > [data-body] {
    flex: 1;
  }
  & > div > footer {
    padding-block-end: max(var(--ui-space-3), env(safe-area-inset-bottom));
  }
`;

/** Props of {@link SideSheet}, besides those of a native `dialog`. */
export interface SideSheetProps extends Omit<ComponentPropsWithRef<'dialog'>, 'onClose' | 'title' | 'ref'> {
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
  /** The edge of the screen it is attached to: right and left in Uzbek and English. Default `end`. */
  side?: 'start' | 'end' | undefined;
  /** Maximum width: 416 or 640 px. Default `md`. A strip of the page stays visible on a phone. */
  size?: 'md' | 'lg' | undefined;
  /** Whether a click outside calls `onClose`. Default true; use false where unsaved input would be lost. */
  backdropCloses?: boolean | undefined;
}

/**
 * A panel with the height of the screen at one of its sides: a native modal dialog. Focus stays inside and returns
 * afterwards, the page behind is inert.
 *
 * When to use: the details of a row of a table, many filters, settings. For a question or a short form use `Modal`, for the
 * menu of a phone `Drawer`. Keep it mounted and change `open`.
 *
 * Keyboard: Tab and Shift+Tab cycle inside, Escape closes it, the arrow keys scroll long content.
 */
export const SideSheet = ({
  open,
  onClose,
  title,
  closeLabel,
  actions,
  side = 'end',
  size = 'md',
  backdropCloses = true,
  children,
  ...rest
}: SideSheetProps) => {
  const titleId = useId();
  const dialog = useDialog(open, (dismissal) => {
    if (dismissal !== 'backdrop' || backdropCloses) onClose(dismissal);
  });
  return (
    <Panel
      {...rest}
      {...dialog}
      data-side={side}
      data-size={size}
      data-scroll-lock=""
      aria-labelledby={titleId}
    >
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
    </Panel>
  );
};

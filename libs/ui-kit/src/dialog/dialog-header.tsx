import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { cross } from '../icons/cross.js';
import { useMessages } from '../messages/messages.js';
import type { dialogCommand } from './dialog-command.js';

interface DialogHeaderProps {
  titleId: string;
  title: ReactNode;
  closeLabel: string | undefined;
  /** Attributes of the button that closes the dialog. */
  close: { onClick: () => void } | ReturnType<typeof dialogCommand>;
}

/** The header of a dialog: title and close button. */
export const DialogHeader = ({ titleId, title, closeLabel, close }: DialogHeaderProps) => {
  const messages = useMessages({ close: closeLabel });
  return (
    <header>
      <h2 id={titleId}>{title}</h2>
      <button type="button" aria-label={messages.close} {...close}>
        <Icon path={cross} />
      </button>
    </header>
  );
};

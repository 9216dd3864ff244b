import type { ReactNode } from 'react';
import { X } from 'lucide';
import { Icon } from '../icon/icon.js';

interface DialogHeaderProps {
  titleId: string;
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** The head of a dialog: its name, and the button that closes it. */
export const DialogHeader = ({ titleId, title, closeLabel, onClose }: DialogHeaderProps) => (
  <header>
    <h2 id={titleId}>{title}</h2>
    <button type="button" aria-label={closeLabel} onClick={onClose}>
      <Icon node={X} />
    </button>
  </header>
);

import { Checkbox, Modal } from '@zarra/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useKitMessages } from '../messages/kit-messages.js';
import { areShortcutsOn, setShortcutsOn } from './shortcut-setting.js';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--ui-space-2) var(--ui-space-4);
  align-items: center;
  margin: 0 0 var(--ui-space-4);

  & > div {
    display: contents;
  }
  & dd {
    margin: 0;
  }
  & kbd {
    padding: 0 var(--ui-space-2);
    border: 1px solid var(--ui-color-line-strong);
    border-radius: var(--ui-radius);
    font: inherit;
  }
`;

export interface ShortcutsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** List of the keyboard shortcuts, with a switch. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const strings = useKitMessages().shortcuts;
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <Modal open={isOpen} onClose={onClose} title={strings.title} closeLabel={strings.close} size="sm">
      <List>
        {strings.list.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </List>
      <Checkbox
        label={strings.enabled}
        hint={strings.saved}
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          setShortcutsOn(target.checked);
        }}
      />
    </Modal>
  );
}

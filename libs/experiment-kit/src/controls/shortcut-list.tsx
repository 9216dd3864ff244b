import { Checkbox, Modal } from '@zarra/ui-kit';
import { useReducer } from 'react';
import { styled } from 'styled-components';
import { useAllMessages } from '../messages/use-all-messages.js';
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

interface ShortcutListProps {
  isOpen: boolean;
  onClose: () => void;
}

/** List of the keyboard shortcuts, with the setting that switches them off. Loaded when it is first opened. */
export function ShortcutList({ isOpen, onClose }: ShortcutListProps) {
  const { shortcuts: strings, time } = useAllMessages();
  const list = [
    [strings.space, `${time.play} / ${time.pause}`],
    ['.', time.forward],
    [',', time.back],
    ['R', time.reset],
    ['?', strings.title],
  ] as const;
  const [, update] = useReducer((count: number) => count + 1, 0);
  return (
    <Modal open={isOpen} onClose={onClose} title={strings.title} closeLabel={strings.close} size="sm">
      <List>
        {list.map(([key, meaning]) => (
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
        checked={areShortcutsOn()}
        onChange={({ target }) => {
          setShortcutsOn(target.checked);
          update();
        }}
      />
    </Modal>
  );
}

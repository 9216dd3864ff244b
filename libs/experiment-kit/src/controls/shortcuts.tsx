import { Checkbox, Modal } from '@zarra/ui-kit';
import { useEffect, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { useAllMessages } from '../messages/use-all-messages.js';
import type { Session } from '../run/session.js';
import { areShortcutsOn, setShortcutsOn } from './shortcut-setting.js';

/** Fields in which every key is input. */
const FIELDS = 'input:not([type=range], [type=checkbox], [type=radio]), select, textarea, [contenteditable]';
/** Elements that the space key activates. */
const ACTIVATED_BY_SPACE = 'button, a, summary, input:not([type=range])';

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

export interface ShortcutsProps {
  session: Session;
  /** Steps of one frame. */
  frame: number;
  /** Element of the experiment: while it is inert there are no shortcuts. */
  host: RefObject<Element | null>;
  /** Whether the list is shown. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Keyboard shortcuts of a session: space plays and pauses, `.` and `,` move by a frame, `r` rewinds, `?` opens their
 * list, where they can be switched off. Loaded on demand.
 */
export function Shortcuts({ session, frame, host, isOpen, onOpenChange }: ShortcutsProps) {
  const { shortcuts: strings, time } = useAllMessages();
  const list = [
    [strings.space, `${time.play} / ${time.pause}`],
    ['.', time.forward],
    [',', time.back],
    ['R', time.reset],
    ['?', strings.title],
  ] as const;
  const [isOn, setOn] = useState(areShortcutsOn);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (target.closest(`${FIELDS}, dialog`) || host.current?.closest('[inert]')) return;
      // The letter of another keyboard layout has the code of the same key.
      const key = event.code === 'KeyR' ? 'r' : event.key;
      if (key === ' ') {
        if (event.repeat || target.closest(ACTIVATED_BY_SPACE)) return;
        const { playing, demonstrating } = session.store.getState();
        if (playing && !demonstrating) session.pause();
        else session.play();
      } else if (key === '.') session.stepBy(frame);
      else if (key === ',') session.stepBy(-frame);
      else if (key === 'r') session.reset();
      else if (key === '?') onOpenChange(true);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [session, frame, host, isOn, onOpenChange]);
  return (
    <Modal
      open={isOpen}
      onClose={() => onOpenChange(false)}
      title={strings.title}
      closeLabel={strings.close}
      size="sm"
    >
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
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          setShortcutsOn(target.checked);
        }}
      />
    </Modal>
  );
}

import type { AccountSession } from '@zarra/api-client/account';
import { Badge, Button, Text } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { useSettingsMessages } from '../messages/account-strings.js';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ui-space-2) var(--ui-space-4);
    padding-block: var(--ui-space-3);
  }
  & > li + li {
    border-top: var(--ui-hairline);
  }
  & > li > div {
    flex: 1 1 14rem;
    min-width: 0;
  }
`;

const Device = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-1) var(--ui-space-2);
`;

interface SessionListProps {
  sessions: readonly AccountSession[];
  /** The session whose end was requested. */
  ending: string | undefined;
  onEnd: (id: string) => void;
}

/** The learner's sessions. The one of this device has no button: the top bar signs out. */
export const SessionList = ({ sessions, ending, onEnd }: SessionListProps) => {
  const { sessions: texts } = useSettingsMessages();
  return (
    <List>
      {sessions.map(({ id, device, beganAt, usedAt, isCurrent }) => (
        <li key={id}>
          <div>
            <Device>
              <strong>{device}</strong>
              {isCurrent && <Badge tone="accent">{texts.current}</Badge>}
            </Device>
            <Text size="sm" tone="muted">
              {texts.began} <time dateTime={beganAt.toISOString()}>{texts.time(beganAt)}</time>
            </Text>
            <Text size="sm" tone="muted">
              {texts.used} <time dateTime={usedAt.toISOString()}>{texts.time(usedAt)}</time>
            </Text>
          </div>
          {!isCurrent && (
            <Button
              aria-label={texts.endOf(device)}
              busy={ending === id}
              busyLabel={texts.ending}
              onClick={() => onEnd(id)}
            >
              {texts.end}
            </Button>
          )}
        </li>
      ))}
    </List>
  );
};

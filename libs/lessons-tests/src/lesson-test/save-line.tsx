import { Check, Clock, CheckCheck } from 'lucide';
import { Icon, Text } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { strings } from './strings.js';

const Line = styled(Text)`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-space-1);
  min-height: 1.5em;

  & > svg {
    flex: none;
    width: 1.125em;
    height: 1.125em;
  }
`;

const icons = { saved: Check, queued: Clock, sent: CheckCheck };

/** Where the answers are: on the device, waiting to be sent, or with the server. Read out when it changes. */
export const SaveLine = ({ state }: { state: 'saved' | 'queued' | 'sent' | null }) => (
  <Line as="span" size="sm" tone="muted" role="status" data-screen="">
    {state && (
      <>
        <Icon node={icons[state]} />
        {strings[state]}
      </>
    )}
  </Line>
);

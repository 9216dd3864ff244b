import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { PointQuantity } from '../experiment/construction.js';
import { formatValue, withUnit } from '../format/format-value.js';
import { formatOf } from '../measurements/axis.js';
import { useAllMessages } from '../messages/use-all-messages.js';
import type { Session } from '../run/session.js';
import type { Meter } from './meter.js';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-2);
  margin: 0;

  & > div {
    padding: var(--ui-space-1) var(--ui-space-2);
    border-inline-start: 3px solid var(--ui-color-accent);
    background: var(--ui-color-surface);
  }
  & dt {
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
  & dd {
    margin: 0;
    font-weight: var(--ui-weight-strong);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

interface MeterValueProps {
  session: Session;
  meter: Meter;
  quantity: PointQuantity;
}

/** Current value of a quantity. Updated ten times per second without React. */
function MeterValue({ session, meter, quantity }: MeterValueProps) {
  const element = useRef<HTMLElement>(null);
  const { unit, decimals, scientific } = formatOf(session.definition, '', quantity);
  const format = (): string => withUnit(formatValue(meter.read(quantity), decimals, scientific), unit);
  useEffect(() => {
    const update = (): void => {
      if (element.current) element.current.textContent = format();
    };
    update();
    return session.store.subscribe(update);
  });
  return (
    <dd ref={element} data-meter={quantity}>
      {format()}
    </dd>
  );
}

interface MeterListProps {
  session: Session;
  meter: Meter;
  quantities: readonly PointQuantity[];
}

/** Current values that an answer needs. */
export function MeterList({ session, meter, quantities }: MeterListProps) {
  const { investigations: strings, readouts } = useAllMessages();
  if (quantities.length === 0) return null;
  return (
    <List aria-label={strings.meters}>
      {quantities.map((quantity) => (
        <div key={quantity}>
          <dt>{formatOf(session.definition, readouts.time, quantity).label}</dt>
          <MeterValue session={session} meter={meter} quantity={quantity} />
        </div>
      ))}
    </List>
  );
}

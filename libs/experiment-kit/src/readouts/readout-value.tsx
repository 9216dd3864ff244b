import { useEffect, useRef } from 'react';
import { measureReadout, type Readout } from '../experiment/experiment.js';
import type { Session } from '../run/create-session.js';
import { formatValue, withUnit } from '../format/format-value.js';

interface ReadoutValueProps {
  session: Session;
  readout: Readout;
}

/** Value of a readout with its unit. Updated ten times per second without React. */
export function ReadoutValue({ session, readout }: ReadoutValueProps) {
  const element = useRef<HTMLSpanElement>(null);
  const format = (): string => {
    const value = measureReadout(session.definition, readout, session.lastStep());
    return withUnit(formatValue(value, readout.decimals, readout.scientific), readout.unit);
  };
  useEffect(() => {
    const update = (): void => {
      if (element.current) element.current.textContent = format();
    };
    update();
    return session.store.subscribe(update);
  });
  return <span ref={element}>{format()}</span>;
}

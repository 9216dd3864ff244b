import { useEffect, useRef } from 'react';
import { measureReadout, type Readout } from '../experiment/experiment.js';
import type { Session } from '../run/session.js';
import { formatValue, MISSING, withUnit } from '../format/format-value.js';

interface ReadoutValueProps {
  session: Session;
  readout: Readout;
}

/** Value of a readout with its unit, a dash while it is hidden. Updated ten times per second without React. */
export function ReadoutValue({ session, readout }: ReadoutValueProps) {
  const element = useRef<HTMLSpanElement>(null);
  const format = (): string => {
    if (session.store.getState().hiddenReadouts.includes(readout.key)) return MISSING;
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

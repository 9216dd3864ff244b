import { Button, Text } from '@zarra/ui-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { timeUnitOf, type DisplayUnit } from '../experiment/experiment.js';
import { useAllMessages } from '../messages/use-all-messages.js';
import { WideTable } from '../format/wide-table.js';
import type { Session } from '../run/session.js';
import { formatMeasurement } from './measurement.js';
import { restart, elapsed, addLap, toggle, stopwatchError, CLEARED } from './stopwatch.js';

/** Maximum decimals; the step size limits them further. */
const MAX_DECIMALS = 6;

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-2);

  & > [data-stopwatch] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ui-space-2);
  }
  & > [data-stopwatch] > output {
    min-width: 12rem;
    font-size: var(--ui-type-lg);
    font-variant-numeric: tabular-nums;
    font-weight: var(--ui-weight-strong);
  }
`;

/** Stopwatch of the model time: it pauses and seeks with the experiment. */
export function StopwatchPanel({ session }: { session: Session }) {
  const strings = useAllMessages().tools;
  const [stopwatch, setStopwatch] = useState(CLEARED);
  // Displays the store's state; the buttons use the time of the last whole step.
  useStore(session.store);
  useEffect(
    () =>
      session.store.subscribe(({ runNumber }, { runNumber: before }) => {
        if (runNumber !== before) setStopwatch(restart);
      }),
    [session],
  );
  const { definition, run } = session;
  const timeUnit = timeUnitOf(definition);
  const unit: DisplayUnit = { ...timeUnit, decimals: MAX_DECIMALS };
  const { dt } = definition.model;
  const format = (time: number, error: number): string =>
    formatMeasurement({ value: time / unit.si, error: error / unit.si }, unit, strings.spoken).text;
  const isRunning = stopwatch.startedAt !== undefined;
  return (
    <Panel aria-label={strings.stopwatch}>
      <div data-stopwatch="">
        {/* Not announced: it changes ten times per second. */}
        <output aria-live="off">{format(elapsed(stopwatch, run.time), stopwatchError(stopwatch, dt))}</output>
        <Button
          size="sm"
          aria-label={isRunning ? strings.stopName : strings.startName}
          onClick={() => setStopwatch(toggle(stopwatch, run.time))}
        >
          {isRunning ? strings.stop : strings.start}
        </Button>
        <Button size="sm" onClick={() => setStopwatch(addLap(stopwatch, run.time))}>
          {strings.lap}
        </Button>
        <Button size="sm" onClick={() => setStopwatch(CLEARED)}>
          {strings.clear}
        </Button>
      </div>
      {stopwatch.laps.length > 0 && (
        <WideTable label={strings.laps}>
          <thead>
            <tr>
              <th scope="col" data-text="">
                {strings.lapNumber}
              </th>
              <th scope="col">{strings.lapTime}</th>
              <th scope="col">{strings.lapInterval}</th>
            </tr>
          </thead>
          <tbody>
            {stopwatch.laps.map((lap, index) => (
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                <td>{format(lap, stopwatchError(stopwatch, dt))}</td>
                <td>{format(lap - (stopwatch.laps[index - 1] ?? 0), dt)}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
      <Text size="sm" tone="muted">
        {strings.stopwatchError}
      </Text>
    </Panel>
  );
}

import type { State } from '@zarra/physics';
import { Button, Text } from '@zarra/ui-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import type { ShownUnit } from '../experiment/experiment.js';
import { kitStrings } from '../kit-strings.js';
import { WideTable } from '../record/wide-table.js';
import type { Session } from '../session/create-session.js';
import { timeUnitOf } from '../time/show-time.js';
import { showMeasured } from './measured.js';
import { begunAnew, elapsed, lapped, pressed, watchError, ZERO } from './stopwatch.js';

const strings = kitStrings.tools;
/** The step decides how many decimals are shown, not the unit. */
const MOST_DECIMALS = 6;

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-2);

  & > [data-watch] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ui-space-2);
  }
  & > [data-watch] > output {
    min-width: 12rem;
    font-size: var(--ui-type-lg);
    font-variant-numeric: tabular-nums;
    font-weight: var(--ui-weight-strong);
  }
`;

/** Props of {@link StopwatchPanel}. */
export interface StopwatchPanelProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
}

/** A stopwatch that reads the model's time: it stands when the experiment stands, and goes back with it. */
export function StopwatchPanel<K extends string, S extends State, V extends string>({
  session,
}: StopwatchPanelProps<K, S, V>) {
  const [watch, setWatch] = useState(ZERO);
  // What it says follows the news; what is pressed is told the time of the last whole step.
  useStore(session.news);
  useEffect(
    () =>
      session.news.subscribe(({ round }, { round: before }) => {
        if (round !== before) setWatch(begunAnew);
      }),
    [session],
  );
  const { lab, run } = session;
  const shownUnit = timeUnitOf(lab);
  const unit: ShownUnit = { ...shownUnit, decimals: MOST_DECIMALS };
  const { dt } = lab.model;
  const show = (time: number, error: number): string =>
    showMeasured({ value: time / unit.si, error: error / unit.si }, unit).shown;
  const isRunning = watch.startedAt !== undefined;
  return (
    <Panel aria-label={strings.stopwatch}>
      <div data-watch="">
        {/* Ten news a second are for eyes only. */}
        <output aria-live="off">{show(elapsed(watch, run.time), watchError(watch, dt))}</output>
        <Button
          size="sm"
          aria-label={isRunning ? strings.stopName : strings.startName}
          onClick={() => setWatch(pressed(watch, run.time))}
        >
          {isRunning ? strings.stop : strings.start}
        </Button>
        <Button size="sm" onClick={() => setWatch(lapped(watch, run.time))}>
          {strings.lap}
        </Button>
        <Button size="sm" onClick={() => setWatch(ZERO)}>
          {strings.clear}
        </Button>
      </div>
      {watch.laps.length > 0 && (
        <WideTable label={strings.laps}>
          <thead>
            <tr>
              <th scope="col" data-words="">
                {strings.lapNumber}
              </th>
              <th scope="col">{strings.lapTime}</th>
              <th scope="col">{strings.lapInterval}</th>
            </tr>
          </thead>
          <tbody>
            {watch.laps.map((lap, index) => (
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                <td>{show(lap, watchError(watch, dt))}</td>
                <td>{show(lap - (watch.laps[index - 1] ?? 0), dt)}</td>
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

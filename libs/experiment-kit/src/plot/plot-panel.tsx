import type { State } from '@zarra/physics';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { kitStrings } from '../kit-strings.js';
import type { Session } from '../session/create-session.js';
import { PlotFigure } from './plot-figure.js';
import { createReadings } from './read-session.js';

const Panel = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: var(--ui-space-6);
`;

/** Props of {@link PlotPanel}. */
export interface PlotPanelProps<K extends string, S extends State, V extends string> {
  /** The panel reads one session: another is another panel, by its key. */
  session: Session<K, S, V>;
}

/** All plots of an experiment; what they show is read while they are there. */
export function PlotPanel<K extends string, S extends State, V extends string>({
  session,
}: PlotPanelProps<K, S, V>) {
  const [readings] = useState(() => createReadings(session));
  useEffect(() => readings.begin(), [readings]);
  return (
    <Panel aria-label={kitStrings.plots.title}>
      {session.lab.plots.map((plot) => (
        <PlotFigure key={plot.key} session={session} readings={readings} plot={plot} />
      ))}
    </Panel>
  );
}

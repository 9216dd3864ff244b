import type { State } from '@zarra/physics';
import { styled } from 'styled-components';
import { kitStrings } from '../kit-strings.js';
import type { Session } from '../session/create-session.js';
import { HistogramFigure } from './histogram-figure.js';
import { PlotFigure } from './plot-figure.js';
import type { Readings } from './readings.js';

const Panel = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: var(--ui-space-6);
`;

/** Props of {@link PlotPanel}. */
export interface PlotPanelProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
  /** Readings of the session, recorded by the caller. */
  readings: Readings;
}

/** All plots of an experiment. */
export function PlotPanel<K extends string, S extends State, V extends string>({
  session,
  readings,
}: PlotPanelProps<K, S, V>) {
  const { plots, histograms = [] } = session.definition;
  return (
    <Panel aria-label={kitStrings.plots.title}>
      {plots.map((plot) => (
        <PlotFigure key={plot.key} session={session} readings={readings} plot={plot} />
      ))}
      {histograms.map((histogram) => (
        <HistogramFigure key={histogram.key} session={session} histogram={histogram} />
      ))}
    </Panel>
  );
}

import { styled } from 'styled-components';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/create-session.js';
import { HistogramFigure } from './histogram-figure.js';
import { PlotFigure } from './plot-figure.js';
import type { Readings } from '../run/readings.js';

const Panel = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: var(--ui-space-6);
`;

interface PlotPanelProps {
  session: Session;
  /** Readings of the session, recorded by the caller. */
  readings: Readings;
}

/** All plots of an experiment. */
export function PlotPanel({ session, readings }: PlotPanelProps) {
  const strings = useKitMessages().plots;
  const { plots, histograms = [] } = session.definition;
  return (
    <Panel aria-label={strings.title}>
      {plots.map((plot) => (
        <PlotFigure key={plot.key} session={session} readings={readings} plot={plot} />
      ))}
      {histograms.map((histogram) => (
        <HistogramFigure key={histogram.key} session={session} histogram={histogram} />
      ))}
    </Panel>
  );
}

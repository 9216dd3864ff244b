import { styled } from 'styled-components';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/create-session.js';
import type { Readings } from '../run/readings.js';
import { Graph } from './graph.js';

const Panel = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  grid-auto-rows: 20rem;
  gap: var(--ui-space-6);
`;

interface PlotPanelProps {
  session: Session;
  /** Readings of the session, recorded by the caller. */
  readings: Readings;
}

/** All prepared graphs of an experiment. */
export function PlotPanel({ session, readings }: PlotPanelProps) {
  const strings = useKitMessages().plots;
  const { plots, histograms = [] } = session.definition;
  return (
    <Panel aria-label={strings.title}>
      {[...plots, ...histograms].map(({ key }) => (
        <Graph key={key} session={session} readings={readings} choice={{ plot: key }} size="large" />
      ))}
    </Panel>
  );
}

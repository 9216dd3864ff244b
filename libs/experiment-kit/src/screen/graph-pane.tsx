import { styled } from 'styled-components';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { useModule } from '../loading/use-module.js';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Measurements } from '../measurements/use-measurements.js';
import type { GraphChoice } from '../experiment/graph-choice.js';
import type { Session } from '../run/session.js';

const Pane = styled.section`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);

  /* The button that swaps the panes stands in the corner. */
  & [data-toolbar] {
    margin-inline-end: calc(var(--ui-target) + var(--ui-space-1));
  }
  /* A corner of a phone has room for the curves only. */
  &[data-small] :is([data-toolbar], [data-legend]) {
    display: none;
  }
  &[data-small] [data-canvas] {
    border: 0;
    font-size: 0.6875rem;
  }
`;

/** Whether a definition has prepared graphs. */
export const hasGraphs = ({ plots, histograms = [] }: ExperimentDefinition): boolean =>
  plots.length + histograms.length > 0;

const loadGraph = () => import('../plot/graph.js');

interface GraphPaneProps {
  session: Session;
  /** Recorded points; undefined until they have loaded. */
  measurements?: Measurements | undefined;
  choice: GraphChoice;
  onChoiceChange: (choice: GraphChoice) => void;
  isSmall: boolean;
  /** Whether the page has other experiments: a landmark of each would have the same name. */
  isInline?: boolean;
}

/** One graph of the learner's choice. Its code loads after the first paint: the byte budget of a first visit is small. */
export function GraphPane({ isSmall, isInline = false, ...props }: GraphPaneProps) {
  const strings = useKitMessages().screen;
  const loaded = useModule(loadGraph, true);
  return (
    <Pane
      data-pane="graph"
      data-small={isSmall || undefined}
      {...(isInline && { as: 'div', role: 'group' })}
      aria-label={strings.graph}
    >
      {loaded && <loaded.Graph {...props} />}
    </Pane>
  );
}

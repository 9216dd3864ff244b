import { Select } from '@zarra/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ExperimentDefinition, Histogram, Plot } from '../experiment/experiment.js';
import { useModule } from '../loading/use-module.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { PlotFigure } from '../plot/plot-figure.js';
import type { Session } from '../run/create-session.js';
import type { Readings } from '../run/readings.js';
import { SEPARATE_PANES } from './viewports.js';

// The name of the graph stands in the select or in the title: the caption of the figure remains for screen readers.
const Pane = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: var(--ui-space-1);

  & > [data-choice] {
    max-width: calc(100% - var(--ui-target));
  }
  & > p {
    align-content: center;
    min-height: var(--ui-control);
    margin-inline-end: var(--ui-target);
    font-size: var(--ui-type-sm);
    font-weight: var(--ui-weight-strong);
    line-height: 1.25;
  }
  & > figure {
    display: flex;
    flex-direction: column;
    gap: var(--ui-space-1);
    min-height: 0;
  }
  & > figure > [role='slider'] {
    flex: 1 1 0;
    min-height: 0;
    height: auto;
    border: 0;
    touch-action: none;
  }
  & > figure > figcaption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & > figure > :is(p, details) {
    flex: none;
    max-height: 40%;
    overflow-y: auto;
  }
  /* A corner of a phone has no room for the choice. */
  &[data-small] > :is([data-choice], p),
  &[data-small] > figure > :is(p, details) {
    display: none;
  }
  &[data-small] {
    grid-template-rows: minmax(0, 1fr);
  }
  ${SEPARATE_PANES} {
    &[data-small] {
      grid-template-rows: auto minmax(0, 1fr);
    }
    &[data-small] > [data-choice] {
      display: block;
    }
    &[data-small] > p {
      display: grid;
    }
  }
`;

const loadHistogram = () => import('../plot/histogram-figure.js');

/** A graph of a definition. */
type Graph = { readonly plot: Plot } | { readonly histogram: Histogram };

const titleOf = (graph: Graph): string => ('plot' in graph ? graph.plot : graph.histogram).title;

/** Graphs of an experiment in the order of the definition. */
export const graphsOf = ({ plots, histograms = [] }: ExperimentDefinition): readonly Graph[] => [
  ...plots.map((plot) => ({ plot })),
  ...histograms.map((histogram) => ({ histogram })),
];

interface GraphPaneProps {
  session: Session;
  /** Readings of the session, recorded by the caller. */
  readings: Readings;
  isSmall: boolean;
}

/** One graph of the learner's choice. */
export function GraphPane({ session, readings, isSmall }: GraphPaneProps) {
  const strings = useKitMessages().screen;
  const graphs = graphsOf(session.definition);
  const [chosen, setChosen] = useState(0);
  const graph = graphs[chosen];
  const loaded = useModule(loadHistogram, graph !== undefined && 'histogram' in graph);
  if (!graph) return null;
  return (
    <Pane data-pane="graph" data-small={isSmall || undefined} aria-label={strings.graph}>
      {graphs.length > 1 ? (
        <div data-choice="">
          <Select
            label={strings.graph}
            hideLabel
            value={String(chosen)}
            options={graphs.map((one, index) => ({ value: String(index), label: titleOf(one) }))}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        </div>
      ) : (
        <p>{titleOf(graph)}</p>
      )}
      {'plot' in graph ? (
        <PlotFigure key={chosen} session={session} readings={readings} plot={graph.plot} />
      ) : (
        loaded && <loaded.HistogramFigure key={chosen} session={session} histogram={graph.histogram} />
      )}
    </Pane>
  );
}

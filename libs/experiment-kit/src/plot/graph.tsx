import { Button, Icon } from '@zarra/ui-kit';
import { table as tableIcon } from '@zarra/ui-kit/icons/table';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Construction } from '../experiment/construction.js';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { useModule } from '../loading/use-module.js';
import type { Measurements } from '../measurements/use-measurements.js';
import { useGraphMessages, type GraphMessages } from '../messages/use-graph-messages.js';
import type { Session } from '../run/session.js';
import { createCurves } from './curves-content.js';
import { axesOf, visibleChoice, type GraphChoice } from '../experiment/graph-choice.js';
import type { GraphContent } from './graph-content.js';
import { GraphCanvas } from './graph-canvas.js';
import { createGraphController } from './graph-controller.js';
import { GraphFrame } from './graph-frame.js';
import { GraphLegend } from './graph-legend.js';
import { AxisSelects, PreparedSelect } from './graph-selects.js';
import { ZoomButtons } from './zoom-buttons.js';

const NO_CONSTRUCTIONS: readonly Construction[] = [];

const loadPoints = () => import('./points-content.js');
const loadHistogram = () => import('./histogram-content.js');
const loadTable = () => import('./plot-table.js');
type PointsModule = Awaited<ReturnType<typeof loadPoints>>;
type HistogramModule = Awaited<ReturnType<typeof loadHistogram>>;

const histogramOf = ({ histograms = [] }: ExperimentDefinition, choice: GraphChoice) =>
  'plot' in choice ? histograms.find(({ key }) => key === choice.plot) : undefined;

/** Content of a choice. Until recorded points or a histogram can be drawn, it is that of a prepared graph. */
function createContent(
  session: Session,
  measurements: Measurements | undefined,
  choice: GraphChoice,
  messages: GraphMessages,
  { points, histograms }: { points: PointsModule | undefined; histograms: HistogramModule | undefined },
): GraphContent {
  if ('points' in choice && measurements && points)
    return points.createPointsContent(session, measurements.points, choice.points, messages);
  const histogram = histogramOf(session.definition, choice);
  return histogram && histograms
    ? histograms.createHistogram(session, histogram, messages)
    : createCurves(session, axesOf(session.definition, choice), messages);
}

/** Props of {@link Graph}. */
export interface GraphProps {
  /** A change of session needs a new `key`. */
  session: Session;
  /** Recorded points; undefined until they have loaded. */
  measurements?: Measurements | undefined;
  /** What is shown: `initialChoice(definition)` at first. An unknown plot shows the first readout over time. */
  choice: GraphChoice;
  /** Another choice of the learner. */
  onChoiceChange: (choice: GraphChoice) => void;
}

/**
 * Graph of a session: a prepared plot or histogram, or any two quantities, with the curves of earlier runs. It fills
 * its parent, which needs a definite height. It is drawn at most fifteen times a second, and only in the viewport.
 */
export function Graph({ session, measurements, choice: wanted, onChoiceChange }: GraphProps) {
  const messages = useGraphMessages();
  const { definition } = session;
  const hidden = useStore(session.store, ({ hiddenReadouts }) => hiddenReadouts);
  const choice = visibleChoice(definition, wanted, hidden);
  // The same choice may be another object at every render; the theory of a construction is a function.
  const choiceKey = JSON.stringify(choice);
  const points = useModule(loadPoints, 'points' in choice && measurements !== undefined);
  const histograms = useModule(loadHistogram, histogramOf(definition, choice) !== undefined);
  const theory = 'points' in choice ? choice.points.construction?.theory : undefined;
  const content = useMemo(
    () => createContent(session, measurements, choice, messages, { points, histograms }),
    // oxlint-disable-next-line react/exhaustive-deps -- `choiceKey` and `theory` change with the content of `choice`
    [session, measurements, messages, points, histograms, choiceKey, theory],
  );
  const controller = useMemo(() => createGraphController(session, content), [session, content]);
  const [isTable, setTable] = useState(false);
  const table = useModule(loadTable, isTable);
  const earlierRuns = useStore(session.store, (state) => state.earlierRuns);
  // An earlier run was added, hidden or removed.
  useEffect(() => controller.redraw(), [earlierRuns, controller]);
  useEffect(() => measurements?.points.store.subscribe(controller.redraw), [measurements, controller]);
  return (
    <GraphFrame>
      <div>
        <div data-toolbar="">
          <PreparedSelect
            definition={definition}
            hidden={hidden}
            constructions={measurements?.constructions ?? NO_CONSTRUCTIONS}
            choice={choice}
            onChoiceChange={onChoiceChange}
          />
          <div data-buttons="">
            <ZoomButtons controller={controller} isDisabled={isTable || !content.pointAt} />
            <Button
              variant="quiet"
              icon={<Icon path={tableIcon} />}
              aria-label={messages.plots.table}
              aria-pressed={isTable}
              onClick={() => setTable(!isTable)}
            />
          </div>
          {'x' in choice && (
            <AxisSelects
              definition={definition}
              hidden={hidden}
              choice={choice}
              onChoiceChange={onChoiceChange}
            />
          )}
        </div>
        {isTable && table ? (
          <table.PlotTable session={session} content={content} />
        ) : (
          <GraphCanvas session={session} content={content} controller={controller} />
        )}
        <GraphLegend session={session} entries={content.legend} hasEarlierRuns={content.hasEarlierRuns} />
      </div>
    </GraphFrame>
  );
}

import { Button, Heading, Icon, Text } from '@zarra/ui-kit';
import { arrowLeft } from '@zarra/ui-kit/icons/arrow-left';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import type { FurtherQuantities, Investigation, Measured, SetUp } from '../experiment/investigation.js';
import { formatCalculated, formatValue, withUnit } from '../format/format-value.js';
import { choiceOf, type PointsChoice } from '../experiment/points-choice.js';
import { useAllMessages } from '../messages/use-all-messages.js';
import type { Session } from '../run/session.js';
import { Comparison, PredictionText } from './comparison.js';
import { createMeter } from './meter.js';
import { ObserveStep } from './observe-step.js';
import { applySetUp } from './perform-trials.js';
import { PredictStep } from './predict-step.js';
import type { Progress, ProgressStore } from './progress.js';
import { quantitiesOf } from './quantities.js';

const Steps = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-4);
  max-width: 45rem;
  overflow-wrap: anywhere;

  & > header,
  & > section,
  & form:not([data-answer]),
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ui-space-3);
    justify-items: start;
  }
  & form > *,
  & > section > * {
    max-width: 100%;
  }
  & > section > ol[data-observations] {
    display: grid;
    gap: var(--ui-space-4);
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & [data-controls] {
    display: grid;
    width: 100%;
    gap: var(--ui-space-1);
  }
  & [data-comparison] {
    display: grid;
    gap: var(--ui-space-2);
    margin: 0;
  }
  & [data-comparison] dt {
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
  & [data-comparison] dd {
    margin: 0;
    font-weight: var(--ui-weight-strong);
  }
  & [data-verdict] {
    margin: 0;
    font-weight: var(--ui-weight-strong);
  }
  & [data-verdict='right'] {
    color: var(--ui-color-right);
  }
  & [data-verdict='wrong'] {
    color: var(--ui-color-wrong);
  }
`;

/** What the graph shows after a set-up. */
export type SetUpGraph =
  { readonly plot: string } | { readonly points: PointsChoice } | { readonly x: string; readonly y: string };

/** Parts of the screen that an investigation uses. */
export interface InvestigationTools {
  session: Session;
  /** Shows the graph of a set-up. */
  onGraph: (graph: SetUpGraph) => void;
  /** Renders the controls of parameters. */
  renderControls: (keys: readonly string[]) => ReactNode;
  /** Announces a text. */
  onAnnounce: (text: string) => void;
}

interface InvestigationViewProps extends InvestigationTools {
  investigation: Investigation;
  /** Numbers of the experiment besides its parameters and readouts. */
  further?: FurtherQuantities | undefined;
  progress: ProgressStore;
  /** Back to the list; without it there is no button. */
  onClose?: (() => void) | undefined;
}

/** Shows the graph of a set-up; a construction once it has loaded. */
async function showGraph({ definition }: Session, { graph }: SetUp, show: InvestigationTools['onGraph']) {
  if (!graph) return;
  if (!('construction' in graph)) {
    show(graph);
    return;
  }
  const constructions = await definition.constructions?.();
  const construction = constructions?.find(({ key }) => key === graph.construction);
  if (construction) show({ points: choiceOf(construction) });
}

/** What was measured, for the explanation. */
const measuredOf = ({ observe }: Investigation, values: Progress['measured']): Measured => ({
  value: (key) => values[key] ?? NaN,
  text: (key) => {
    const observation = observe.find((one) => one.key === key);
    if (!observation) throw new Error(`No observation ${key}`);
    return withUnit(formatValue(values[key] ?? NaN, observation.decimals), observation.unit);
  },
  number: formatCalculated,
});

/** One investigation: its steps appear as the learner goes on. */
export function InvestigationView({
  investigation,
  further,
  progress,
  session,
  onGraph,
  renderControls,
  onAnnounce,
  onClose,
}: InvestigationViewProps) {
  const strings = useAllMessages().investigations;
  const { slug, title, topic, level, hides, predict, setUp, observe, explain } = investigation;
  const current = useStore(progress.store, (all) => all[slug]);
  const { definition } = session;
  const quantities = useMemo(() => quantitiesOf(definition, setUp, further), [definition, setUp, further]);
  const meter = useMemo(() => createMeter(session), [session]);
  useEffect(() => meter.start(), [meter]);
  const isMeasured = current !== undefined && current.state !== 'predicted';
  const isPredicted = current !== undefined;
  useEffect(() => {
    const meters = isPredicted ? observe.flatMap((one) => one.meters) : [];
    session.hideReadouts(isMeasured ? [] : hides.filter((key) => !meters.includes(key)));
    return () => session.hideReadouts([]);
  }, [session, hides, observe, isPredicted, isMeasured]);
  const root = useRef<HTMLElement>(null);
  const state = current?.state ?? 'not-begun';
  const shownState = useRef(state);
  useEffect(() => {
    if (shownState.current === state) return;
    shownState.current = state;
    // The form that was sent is gone: the focus goes to the step that follows.
    root.current?.querySelector<HTMLElement>(`[data-step='${state}'] > h3`)?.focus();
  }, [state]);

  const openSetUp = (): void => {
    applySetUp(session, setUp);
    // Without the constructions the graph stays as it is.
    showGraph(session, setUp, onGraph).catch(() => undefined);
  };
  const onFind = (key: string, value: number): void => {
    if (!current) return;
    const measured = { ...current.measured, [key]: value };
    const isDone = observe.every((one) => one.key in measured);
    progress.set(slug, { ...current, measured, state: isDone ? 'measured' : 'predicted' });
    onAnnounce(isDone ? strings.measured : strings.right);
  };
  const heading = (text: string) => (
    <Heading level={3} size="md" tabIndex={-1}>
      {text}
    </Heading>
  );
  return (
    <Steps ref={root} aria-label={title} data-investigation={slug}>
      <header>
        {onClose && (
          <Button size="sm" variant="quiet" icon={<Icon path={arrowLeft} />} onClick={onClose}>
            {strings.toList}
          </Button>
        )}
        <Heading level={2} size="lg">
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {strings.facts(investigation.class, topic, strings.levels[level], strings.states[state])}
        </Text>
      </header>
      <section data-step="not-begun">
        {heading(strings.predictStep)}
        {current ? (
          <Text>{predict.question}</Text>
        ) : (
          <PredictStep
            definition={definition}
            prediction={predict}
            onPredict={(prediction) => {
              progress.set(slug, { state: 'predicted', prediction, measured: {} });
              openSetUp();
              onAnnounce(strings.predicted);
            }}
          />
        )}
        {current && !isMeasured && (
          <PredictionText predict={predict} given={current.prediction} quantities={quantities} />
        )}
      </section>
      {current && (
        <section data-step="predicted">
          {heading(strings.observeStep)}
          <Text>{setUp.instruction}</Text>
          <Button
            onClick={() => {
              openSetUp();
              onAnnounce(strings.setUpDone);
            }}
          >
            {strings.setUp}
          </Button>
          {!isMeasured && <div data-controls="">{renderControls(setUp.controls)}</div>}
          <ol data-observations="">
            {observe.map((observation) => (
              <ObserveStep
                key={observation.key}
                session={session}
                meter={meter}
                investigation={investigation}
                observation={observation}
                quantities={quantities}
                found={current.measured[observation.key]}
                onFind={(value) => onFind(observation.key, value)}
              />
            ))}
          </ol>
        </section>
      )}
      {isMeasured && (
        <section data-step="measured">
          {heading(strings.resultStep)}
          <Comparison predict={predict} given={current.prediction} quantities={quantities} />
          {current.state === 'measured' && (
            <Button variant="primary" onClick={() => progress.set(slug, { ...current, state: 'explained' })}>
              {strings.explain}
            </Button>
          )}
        </section>
      )}
      {current?.state === 'explained' && (
        <section data-step="explained">
          {heading(strings.explainStep)}
          <Text>{explain(measuredOf(investigation, current.measured))}</Text>
          <Text tone="muted">{strings.lesson(investigation.class, topic)}</Text>
        </section>
      )}
      {current && (
        <div>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              progress.set(slug, undefined);
              onAnnounce(strings.againDone);
            }}
          >
            {strings.again}
          </Button>
        </div>
      )}
    </Steps>
  );
}

import { Button, Checkbox, Heading, Icon, Select, Text } from '@zarra/ui-kit';
import { CirclePlus, FileText, Trash2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import type { FitShape } from '@zarra/physics/fitting';
import { useModule } from '../loading/use-module.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { fitOf } from '../plot/points-content.js';
import type { GraphChoice } from '../plot/graph-choice.js';
import type { Session } from '../run/create-session.js';
import { ButtonGroup } from '../tools/tool-buttons.js';
import { AxisFields } from './axis-fields.js';
import { choiceOf, ownPoints, type PointsChoice } from './construction.js';
import { PointForm } from './point-form.js';
import { PointsTable } from './points-table.js';
import { MAX_POINTS } from './points.js';
import type { Measurements } from './use-measurements.js';
import { VariantField } from './variant-field.js';

const SHAPES: readonly FitShape[] = ['line', 'power', 'parabola'];
/** Value of the option without a curve, and of the learner's own axes. */
const NONE = '';

const loadReport = () => import('./lab-report.js');

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-3);

  & [data-fields] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: var(--ui-space-3);
  }
  & [data-fit] {
    margin: 0;
    padding: var(--ui-space-2) var(--ui-space-3);
    border-inline-start: 3px solid var(--ui-color-accent);
    background: var(--ui-color-surface);
    font-variant-numeric: tabular-nums;
    list-style: none;
  }
`;

/** Props of {@link PointsPanel}. */
export interface PointsPanelProps {
  session: Session;
  measurements: Measurements;
  choice: GraphChoice;
  onChoiceChange: (choice: GraphChoice) => void;
  /** Returns the stage element of the page, for the report. */
  findStage: () => HTMLElement | null | undefined;
  /** Announces a text. */
  onAnnounce: (text: string) => void;
}

/** Recording of points, the graph that they form, the fitted curve and the laboratory report. */
export function PointsPanel({
  session,
  measurements,
  choice,
  onChoiceChange,
  findStage,
  onAnnounce,
}: PointsPanelProps) {
  const { measurements: strings, readouts } = useKitMessages();
  const { points, constructions } = measurements;
  const { definition } = session;
  const all = useStore(points.store);
  const recordButton = useRef<HTMLButtonElement>(null);
  const [recordsEvents, setRecordsEvents] = useState(false);
  const [isReportOpen, setReportOpen] = useState(false);
  const report = useModule(loadReport, isReportOpen);
  useEffect(() => (recordsEvents ? points.recordEvents() : undefined), [recordsEvents, points]);
  const shown: PointsChoice = 'points' in choice ? choice.points : ownPoints(definition);
  const { construction, shape, isTheoryShown } = shown;
  const show = (next: PointsChoice): void => onChoiceChange({ points: next });
  const onConstruction = (key: string): void => {
    const next = constructions.find((one) => one.key === key);
    show(next ? choiceOf(next) : { ...shown, construction: undefined, isTheoryShown: false });
  };
  const record = (entered?: Readonly<Record<string, number>>): void => {
    const id = points.record(entered);
    onAnnounce(id === undefined ? strings.full(MAX_POINTS) : strings.recorded(id));
    // The graph shows what was recorded.
    if (!('points' in choice)) {
      const [first] = constructions;
      show(first ? choiceOf(first) : shown);
    }
  };
  const onRemove = (id: number): void => {
    points.remove(id);
    onAnnounce(strings.removed(id));
    // The focused button was removed.
    recordButton.current?.focus();
  };
  const found = fitOf(session, all, shown, readouts.time);
  return (
    <Panel aria-label={strings.title}>
      <Heading level={2} size="md">
        {strings.title}
      </Heading>
      <div data-fields="">
        <Select
          label={strings.construction}
          value={construction?.key ?? NONE}
          options={[
            ...constructions.map(({ key, title }) => ({ value: key, label: title })),
            { value: NONE, label: strings.own },
          ]}
          onChange={({ target }) => onConstruction(target.value)}
        />
      </div>
      {construction ? (
        <Text size="sm" tone="muted">
          {construction.method}
        </Text>
      ) : (
        <AxisFields definition={definition} choice={shown} onChange={show} />
      )}
      {construction?.variant && <VariantField session={session} variant={construction.variant} />}
      <ButtonGroup>
        <Button
          ref={recordButton}
          variant="primary"
          size="sm"
          icon={<Icon node={CirclePlus} />}
          onClick={() => record()}
        >
          {strings.record}
        </Button>
        {all.length > 0 && (
          <>
            <Button size="sm" icon={<Icon node={FileText} />} onClick={() => setReportOpen(true)}>
              {strings.report.open}
            </Button>
            <Button size="sm" icon={<Icon node={Trash2} />} onClick={points.clear}>
              {strings.clear}
            </Button>
          </>
        )}
      </ButtonGroup>
      {definition.model.events && (
        <Checkbox
          label={strings.recordEvents}
          checked={recordsEvents}
          onChange={({ target }) => setRecordsEvents(target.checked)}
        />
      )}
      <PointForm definition={definition} choice={shown} onSubmit={record} />
      {all.length > 0 && (
        <>
          <PointsTable session={session} points={all} choice={shown} onRemove={onRemove} />
          <div data-fields="">
            <Select
              label={strings.shape}
              value={shape ?? NONE}
              options={[
                { value: NONE, label: strings.noShape },
                ...SHAPES.map((value) => ({ value, label: strings.shapes[value] })),
              ]}
              onChange={({ target }) => show({ ...shown, shape: SHAPES.find((one) => one === target.value) })}
            />
          </div>
          {construction?.theory && (
            <Checkbox
              label={strings.showTheory}
              checked={isTheoryShown}
              onChange={({ target }) => show({ ...shown, isTheoryShown: target.checked })}
            />
          )}
          {found ? (
            <ul data-fit="" aria-label={strings.shape}>
              {[found.equation, ...found.coefficients].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            shape && (
              <Text size="sm" tone="muted" role="status">
                {strings.noFit[shape]}
              </Text>
            )
          )}
        </>
      )}
      {report && (
        <report.LabReport
          session={session}
          points={all}
          choice={shown}
          isOpen={isReportOpen}
          findStage={findStage}
          onClose={() => setReportOpen(false)}
        />
      )}
    </Panel>
  );
}

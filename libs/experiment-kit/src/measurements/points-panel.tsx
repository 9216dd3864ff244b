import { Button, Checkbox, Heading, Icon, Select, Text } from '@zarra/ui-kit';
import { circlePlus } from '@zarra/ui-kit/icons/circle-plus';
import { fileText } from '@zarra/ui-kit/icons/file-text';
import { trash } from '@zarra/ui-kit/icons/trash';
import { sliders } from '@zarra/ui-kit/icons/sliders';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import type { FitShape } from '@zarra/physics/fitting';
import { useAllMessages } from '../messages/use-all-messages.js';
import type { Session } from '../run/session.js';
import { AxisFields } from './axis-fields.js';
import { fitOf } from './fit-points.js';
import { choiceOf, ownPoints, type PointsChoice } from '../experiment/points-choice.js';
import { PointForm } from './point-form.js';
import { PointsTable } from './points-table.js';
import { MAX_POINTS } from './points.js';
import { useInstruments } from './use-instruments.js';
import type { Measurements } from './use-measurements.js';
import { VariantField } from './variant-field.js';

const SHAPES: readonly FitShape[] = ['line', 'power', 'parabola'];
/** Value of the option without a curve, and of the learner's own axes. */
const NONE = '';

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-3);

  & [data-fields] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: var(--ui-space-3);
  }
  & [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ui-space-2);
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
  /** What the graph shows of the points; undefined while it shows something else. */
  choice: PointsChoice | undefined;
  /** Shows points in the graph. */
  onChoiceChange: (choice: PointsChoice) => void;
  /** Opens the laboratory report. */
  onReport: (choice: PointsChoice) => void;
  /** Announces a text. */
  onAnnounce: (text: string) => void;
}

/** Recording of points, the graph that they form, the fitted curve and the laboratory report. */
export function PointsPanel({
  session,
  measurements,
  choice,
  onChoiceChange,
  onReport,
  onAnnounce,
}: PointsPanelProps) {
  const { measurements: strings, readouts } = useAllMessages();
  const { points, constructions } = measurements;
  const { definition } = session;
  const all = useStore(points.store);
  const hidden = useStore(session.store, ({ hiddenReadouts }) => hiddenReadouts);
  const recordButton = useRef<HTMLButtonElement>(null);
  const [recordsEvents, setRecordsEvents] = useState(false);
  const { exist, haveErrors, setErrors, seed } = useInstruments(session);
  useEffect(() => (recordsEvents ? points.recordEvents(seed) : undefined), [recordsEvents, points, seed]);
  const [first] = constructions;
  const shown: PointsChoice = choice ?? (first ? choiceOf(first) : ownPoints(definition));
  const { construction, shape, isTheoryShown } = shown;
  const show = onChoiceChange;
  const onConstruction = (key: string): void => {
    const next = constructions.find((one) => one.key === key);
    show(next ? choiceOf(next) : { ...shown, construction: undefined, isTheoryShown: false });
  };
  const record = (entered?: Readonly<Record<string, number>>): void => {
    const id = points.record(entered, seed);
    onAnnounce(id === undefined ? strings.full(MAX_POINTS) : strings.recorded(id));
    // The graph shows what was recorded.
    if (!choice) show(shown);
  };
  const onRemove = (id: number): void => {
    points.remove(id);
    onAnnounce(strings.removed(id));
    // The focused button was removed.
    recordButton.current?.focus();
  };
  const found = fitOf(definition, all, shown, readouts.time);
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
        <AxisFields definition={definition} hidden={hidden} choice={shown} onChange={show} />
      )}
      {construction?.variant && (
        <VariantField
          session={session}
          variant={construction.variant}
          onChoose={(variant) => {
            show({ ...shown, variant });
            onAnnounce(strings.variantSet(variant));
          }}
        />
      )}
      <div data-actions="">
        {construction?.setUp && (
          <Button
            size="sm"
            icon={<Icon path={sliders} />}
            onClick={() => {
              session.set(construction.setUp ?? {});
              onAnnounce(strings.isSetUp);
            }}
          >
            {strings.setUpWork}
          </Button>
        )}
        <Button
          ref={recordButton}
          variant="primary"
          size="sm"
          icon={<Icon path={circlePlus} />}
          onClick={() => record()}
        >
          {strings.record}
        </Button>
        {all.length > 0 && (
          <>
            <Button size="sm" icon={<Icon path={fileText} />} onClick={() => onReport(shown)}>
              {strings.report.open}
            </Button>
            <Button size="sm" icon={<Icon path={trash} />} onClick={points.clear}>
              {strings.clear}
            </Button>
          </>
        )}
      </div>
      {definition.model.events && (
        <Checkbox
          label={strings.recordEvents}
          checked={recordsEvents}
          onChange={({ target }) => setRecordsEvents(target.checked)}
        />
      )}
      {exist && (
        <Checkbox
          label={strings.instrumentErrors}
          checked={haveErrors}
          onChange={({ target }) => setErrors(target.checked)}
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
          {construction?.theory && hidden.length === 0 && (
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
    </Panel>
  );
}

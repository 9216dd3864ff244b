import { Button, Heading, Select } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import type { Preset } from '../experiment/experiment.js';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Values } from '../experiment/parameter.js';
import type { Session } from '../run/session.js';
import { ButtonGroup } from '../tools/tool-buttons.js';
import { hiddenChanges, useControlLevel } from '../run/control-level.js';
import { ParameterControl } from './parameter-control.js';
import { ParameterControls } from './parameter-controls.js';

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-1);
  align-content: start;
  /* Rows of sliders are 60 px, of switches 32: four fit below the drawing on a phone. */
  --ui-control: 2rem;

  & > [data-head] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ui-space-2);
    margin-block-end: var(--ui-space-1);
  }
  & > [data-head] > [data-levels] {
    flex: none;
    flex-wrap: nowrap;
    gap: 0;
  }
  & > [data-head] > :last-child {
    flex: 1 1 10rem;
    min-width: 0;
  }
  & [data-levels] > :first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  & [data-levels] > :last-child {
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  & > :is(h2, h4) {
    margin-block-start: var(--ui-space-2);
  }
  /* The label of a select is nearer to it than to the row above. */
  & > [data-head] ~ div:has(select) {
    margin-block: var(--ui-space-2);
  }
  & > [data-hidden] {
    margin: 0;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
`;

/** Whether the current values include those of a preset. */
const isChosen = ({ values: preset }: Preset, values: Values): boolean =>
  Object.entries(preset).every(([key, value]) => values[key] === value);

interface ParameterPanelProps {
  session: Session;
  /** Whether it is a part of a page with other experiments, below a heading of level 3: a landmark of each would have the same name. */
  isInline?: boolean;
}

/** Level, presets, parameter controls and view switches. */
export function ParameterPanel({ session, isInline = false }: ParameterPanelProps) {
  const strings = useKitMessages().parameters;
  const { definition } = session;
  const { parameters, presets, view: viewParameters, simpleParameters } = definition;
  const { level, setLevel } = useControlLevel(session);
  const values = useStore(session.store, (state) => state.values);
  const view = useStore(session.store, (state) => state.view);
  const hidden = hiddenChanges(definition, values);
  return (
    <Panel {...(isInline && { as: 'div', role: 'group' })} aria-label={strings.title} data-level={level}>
      <div data-head="">
        {simpleParameters && (
          <ButtonGroup role="group" aria-label={strings.level} data-levels="">
            {(['simple', 'full'] as const).map((one) => (
              <Button key={one} size="sm" aria-pressed={level === one} onClick={() => setLevel(one)}>
                {strings.levels[one]}
              </Button>
            ))}
          </ButtonGroup>
        )}
        {presets.length > 0 && (
          <Select
            label={strings.presets}
            hideLabel
            value={String(presets.findIndex((preset) => isChosen(preset, values)))}
            options={[
              { value: '-1', label: strings.presets },
              ...presets.map(({ name }, index) => ({ value: String(index), label: name })),
            ]}
            onChange={({ target }) => session.set(presets[Number(target.value)]?.values ?? {})}
          />
        )}
      </div>
      <ParameterControls session={session} shown={level === 'simple' ? simpleParameters : undefined} />
      {level === 'simple' && hidden.length > 0 && (
        <p data-hidden="">{strings.hiddenChanges(hidden.map((key) => parameters[key]?.label ?? key))}</p>
      )}
      {Object.keys(viewParameters).length > 0 && (
        <Heading level={isInline ? 4 : 2} size="md">
          {strings.switches}
        </Heading>
      )}
      {Object.entries(viewParameters).map(([key, parameter]) => (
        <ParameterControl
          key={key}
          parameter={parameter}
          value={view[key] ?? NaN}
          onChange={(value) => session.setView({ [key]: value })}
        />
      ))}
    </Panel>
  );
}

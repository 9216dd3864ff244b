import { Button, Heading } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import type { Preset } from '../experiment/experiment.js';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Values } from '../experiment/parameter.js';
import type { Session } from '../run/create-session.js';
import { ButtonGroup } from '../tools/tool-buttons.js';
import { ParameterControl } from './parameter-control.js';

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-1);
  align-content: start;

  & > [role='group'] {
    margin-block-end: var(--ui-space-2);
  }
  /* On a phone the presets are one row, so that a slider is visible below it. */
  @media (max-width: 47.99em) and (orientation: portrait) {
    & > [role='group'] {
      flex-wrap: nowrap;
      margin: -0.25rem;
      padding: 0.25rem;
      overflow-x: auto;
    }
    & > [role='group'] > button {
      flex: none;
    }
  }
`;

/** Whether the current values include those of a preset. */
const isChosen = ({ values: preset }: Preset, values: Values): boolean =>
  Object.entries(preset).every(([key, value]) => values[key] === value);

/** Presets, parameter controls and view switches. */
export function ParameterPanel({ session }: { session: Session }) {
  const strings = useKitMessages().parameters;
  const { parameters, view: viewParameters, presets, isInUse, controlOverride } = session.definition;
  const values = useStore(session.store, (state) => state.values);
  const view = useStore(session.store, (state) => state.view);
  const inUse = Object.entries(parameters).filter(
    ([key, { handleOnly }]) => !handleOnly && (isInUse?.(key, values, view) ?? true),
  );
  return (
    <Panel aria-label={strings.title}>
      {presets.length > 0 && (
        <ButtonGroup role="group" aria-label={strings.presets}>
          {presets.map((preset) => (
            <Button
              key={preset.name}
              size="sm"
              aria-pressed={isChosen(preset, values)}
              onClick={() => session.set(preset.values)}
            >
              {preset.name}
            </Button>
          ))}
        </ButtonGroup>
      )}
      {inUse.map(([key, parameter]) => {
        const override = controlOverride?.(key, values);
        return (
          <ParameterControl
            key={key}
            parameter={override?.parameter ?? parameter}
            value={override?.value ?? values[key] ?? NaN}
            onChange={(value) => session.set(override?.toValues(value) ?? { [key]: value })}
          />
        );
      })}
      {Object.keys(viewParameters).length > 0 && (
        <Heading level={2} size="md">
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

import { Button, Heading } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/create-session.js';
import { ParameterControl } from './parameter-control.js';

const Panel = styled.section`
  display: grid;
  gap: var(--ui-space-4);
  align-content: start;

  & > [role='group'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ui-space-2);
  }
`;

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
        <div role="group" aria-label={strings.presets}>
          {presets.map((preset) => (
            <Button key={preset.name} size="sm" onClick={() => session.set(preset.values)}>
              {preset.name}
            </Button>
          ))}
        </div>
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
        <Heading level={3} size="md">
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

import type { State } from '@zarra/physics';
import { Button, Heading } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { kitStrings } from '../kit-strings.js';
import type { Session } from '../session/create-session.js';
import { ParameterControl } from './parameter-control.js';

const strings = kitStrings.parameters;

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

/** Props of {@link ParameterPanel}. */
export interface ParameterPanelProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
}

/** Presets, parameter controls and view switches. */
export function ParameterPanel<K extends string, S extends State, V extends string>({
  session,
}: ParameterPanelProps<K, S, V>) {
  const { parameters, view: viewParameters, presets, isInUse, controlOverride } = session.definition;
  const values = useStore(session.store, (state) => state.values);
  const view = useStore(session.store, (state) => state.view);
  const keys = (Object.keys(parameters) as K[]).filter(
    (key) => !parameters[key].handleOnly && (isInUse?.(key, values, view) ?? true),
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
      {keys.map((key) => {
        const override = controlOverride?.(key, values);
        return (
          <ParameterControl
            key={key}
            parameter={override?.parameter ?? parameters[key]}
            value={override?.value ?? values[key]}
            onChange={(value) =>
              session.set(override?.toValues(value) ?? ({ [key]: value } as Partial<typeof values>))
            }
          />
        );
      })}
      {Object.keys(viewParameters).length > 0 && (
        <Heading level={3} size="md">
          {strings.switches}
        </Heading>
      )}
      {(Object.keys(viewParameters) as V[]).map((key) => (
        <ParameterControl
          key={key}
          parameter={viewParameters[key]}
          value={view[key]}
          onChange={(value) => session.setView({ [key]: value } as Partial<typeof view>)}
        />
      ))}
    </Panel>
  );
}

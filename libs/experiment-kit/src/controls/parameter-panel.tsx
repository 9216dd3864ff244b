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

/** Ready-made states, each parameter, and the switches of the picture. */
export function ParameterPanel<K extends string, S extends State, V extends string>({
  session,
}: ParameterPanelProps<K, S, V>) {
  const { parameters, view: switches, presets, isInUse, shownAs } = session.lab;
  const values = useStore(session.news, (news) => news.values);
  const view = useStore(session.news, (news) => news.view);
  const keys = (Object.keys(parameters) as K[]).filter(
    (key) => !parameters[key].onStage && (isInUse?.(key, values, view) ?? true),
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
        const shown = shownAs?.(key, values);
        return (
          <ParameterControl
            key={key}
            parameter={shown?.parameter ?? parameters[key]}
            value={shown?.value ?? values[key]}
            onChange={(value) =>
              session.set(shown?.take(value) ?? ({ [key]: value } as Partial<typeof values>))
            }
          />
        );
      })}
      {Object.keys(switches).length > 0 && (
        <Heading level={3} size="md">
          {strings.switches}
        </Heading>
      )}
      {(Object.keys(switches) as V[]).map((key) => (
        <ParameterControl
          key={key}
          parameter={switches[key]}
          value={view[key]}
          onChange={(value) => session.setView({ [key]: value } as Partial<typeof view>)}
        />
      ))}
    </Panel>
  );
}

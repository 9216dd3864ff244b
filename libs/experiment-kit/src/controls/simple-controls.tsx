import { Select } from '@zarra/ui-kit';
import { useStore } from 'zustand';
import type { SimpleParameter } from '../experiment/experiment.js';
import { formatParameter } from '../format/parameter-differences.js';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/create-session.js';
import { ParameterControl } from './parameter-control.js';

/** Value of the option for a value without a name. */
const OTHER = '';

interface SimpleControlsProps {
  session: Session;
  parameters: readonly SimpleParameter[];
}

/** Controls of the simple level: sliders with simple labels, or a choice among named values. */
export function SimpleControls({ session, parameters: shown }: SimpleControlsProps) {
  const strings = useKitMessages().parameters;
  const { parameters, isInUse } = session.definition;
  const values = useStore(session.store, (state) => state.values);
  const view = useStore(session.store, (state) => state.view);
  const inUse = shown.filter(({ key }) => isInUse?.(key, values, view) ?? true);
  return inUse.map(({ key, label, options }) => {
    const parameter = parameters[key];
    const value = values[key] ?? NaN;
    if (!parameter) throw new Error(`${session.definition.slug} has no parameter ${key}`);
    const named = { ...parameter, label: label ?? parameter.label };
    if (!options) {
      return (
        <ParameterControl
          key={key}
          parameter={named}
          value={value}
          onChange={(next) => session.set({ [key]: next })}
        />
      );
    }
    const chosen = options.find((option) => option.value === value);
    const other = { value: OTHER, label: strings.otherValue(formatParameter(parameter, value)) };
    return (
      <Select
        key={key}
        label={named.label}
        value={chosen ? String(chosen.value) : OTHER}
        options={[
          ...options.map((option) => ({ value: String(option.value), label: option.name })),
          ...(chosen ? [] : [other]),
        ]}
        onChange={({ target }) => session.set({ [key]: Number(target.value) })}
      />
    );
  });
}

import { formatNumber } from '@zarra/uzbek';
import { useStore } from 'zustand';
import type { ControlOverride, SimpleParameter } from '../experiment/experiment.js';
import { decimalsOf, type Parameter } from '../experiment/parameter.js';
import { withUnit } from '../format/format-value.js';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/session.js';
import { ParameterControl } from './parameter-control.js';

/** Choice among named values. Another value is the last option, which stays while it is selected. */
function choiceOf(
  key: string,
  parameter: Parameter,
  options: NonNullable<SimpleParameter['options']>,
  current: number,
  nameOther: (value: string) => string,
): ControlOverride {
  const index = options.findIndex(({ value }) => value === current);
  const text = (): string => withUnit(formatNumber(current, decimalsOf(parameter)), parameter.unit);
  const all = index < 0 ? [...options, { name: nameOther(text()), value: current }] : options;
  const max = all.length - 1;
  return {
    parameter: { ...parameter, min: 0, max, step: 1, choices: all.map(({ name }) => name) },
    value: index < 0 ? max : index,
    toValues: (chosen) => ({ [key]: all[chosen]?.value ?? current }),
  };
}

interface ParameterControlsProps {
  session: Session;
  /** The parameters in order, with simple labels and choices; all of them by default. */
  shown?: readonly SimpleParameter[] | undefined;
}

/** Controls of the parameters that apply to the current values. */
export function ParameterControls({ session, shown }: ParameterControlsProps) {
  const strings = useKitMessages().parameters;
  const { parameters, isInUse, controlOverride } = session.definition;
  const values = useStore(session.store, (state) => state.values);
  const view = useStore(session.store, (state) => state.view);
  const all: readonly SimpleParameter[] = shown ?? Object.keys(parameters).map((key) => ({ key }));
  return all.map(({ key, label, options }) => {
    const own = parameters[key];
    if (!own || own.handleOnly || isInUse?.(key, values, view) === false) return null;
    const value = values[key] ?? NaN;
    const override = options
      ? choiceOf(key, own, options, value, strings.otherValue)
      : controlOverride?.(key, values);
    const parameter = override?.parameter ?? own;
    return (
      <ParameterControl
        key={key}
        parameter={label === undefined ? parameter : { ...parameter, label }}
        value={override?.value ?? value}
        onChange={(next) => session.set(override?.toValues(next) ?? { [key]: next })}
      />
    );
  });
}

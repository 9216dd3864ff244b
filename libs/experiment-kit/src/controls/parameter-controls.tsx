import { useStore } from 'zustand';
import type { Session } from '../run/create-session.js';
import { ParameterControl } from './parameter-control.js';

interface ParameterControlsProps {
  session: Session;
  /** Keys of the parameters; all of them by default. */
  keys?: readonly string[];
}

/** Controls of the parameters that apply to the current values. */
export function ParameterControls({ session, keys }: ParameterControlsProps) {
  const { parameters, isInUse, controlOverride } = session.definition;
  const values = useStore(session.store, (state) => state.values);
  const view = useStore(session.store, (state) => state.view);
  const inUse = Object.entries(parameters).filter(
    ([key, { handleOnly }]) =>
      !handleOnly && (keys?.includes(key) ?? true) && (isInUse?.(key, values, view) ?? true),
  );
  return inUse.map(([key, parameter]) => {
    const override = controlOverride?.(key, values);
    return (
      <ParameterControl
        key={key}
        parameter={override?.parameter ?? parameter}
        value={override?.value ?? values[key] ?? NaN}
        onChange={(value) => session.set(override?.toValues(value) ?? { [key]: value })}
      />
    );
  });
}

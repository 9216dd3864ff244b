import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Whether a value has a React element or a function in it, which a control would show as its internal tree. */
function hasElement(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null) return false;
  return '$$typeof' in value || Object.values(value).some(hasElement);
}

/** Whether a control was derived from a value that is an object, and not set by a story. */
const isDerived = (control: StrictInputType['control']): boolean =>
  control === undefined || (typeof control === 'object' && control.type === 'object');

function withControl(argType: StrictInputType, arg: unknown): StrictInputType {
  // A function is an action, which has no control.
  if (!isDerived(argType.control) || typeof arg === 'function') return argType;
  if (hasElement(arg)) return { ...argType, control: { disable: true } };
  const isNode = argType.type?.name === 'other' && argType.type.value === 'ReactNode';
  return isNode ? { ...argType, control: { type: 'text' } } : argType;
}

/** The props that no type describes, such as `children` of a component whose props extend those of an element. */
const untyped = (args: Readonly<Record<string, unknown>>): Readonly<Record<string, StrictInputType>> =>
  Object.fromEntries(
    Object.entries(args)
      .filter(([, arg]) => hasElement(arg))
      .map(([name]) => [name, { name }]),
  );

/**
 * Controls of props that take elements: a text field for a text, none for an element. A control that a story sets itself stays, such
 * as a choice of elements.
 */
export const elementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries({ ...untyped(initialArgs), ...argTypes }).map(
      ([name, argType]): [string, StrictInputType] => [name, withControl(argType, initialArgs[name])],
    ),
  );

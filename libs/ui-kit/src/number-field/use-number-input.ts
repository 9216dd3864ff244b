import {
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { useFormReset } from '../field/use-form-reset.js';
import { useLocale } from '../messages/messages.js';
import { addDecimal, clampNumber, foreignCharacters, numberFormat, parseNumber } from './decimal-number.js';

/** Details of a change of a `NumberField` or `NumberInput`. */
export interface NumberFieldChange {
  /** The event that changed the value. */
  event: SyntheticEvent;
  /** Typing, a key, a button, or the limits `min` and `max` when the focus leaves the field. */
  reason: 'input' | 'keyboard' | 'button' | 'blur';
}

/** Value, limits and texts of a number that is typed. */
export interface NumberValueProps {
  /** Controlled value; `null` for an empty field. Leave it out for an uncontrolled field. */
  value?: number | null | undefined;
  /** Initial value of an uncontrolled field. */
  defaultValue?: number | null | undefined;
  /**
   * Called with each new number, and with `null` for an empty field. During typing it may be outside `min` and `max`: the
   * field applies them when the focus leaves it, on Enter and at each step.
   */
  onValueChange?: ((value: number | null, details: NumberFieldChange) => void) | undefined;
  /** Smallest value. */
  min?: number | undefined;
  /** Largest value. */
  max?: number | undefined;
  /** Change by an arrow key or a button. Default 1. */
  step?: number | undefined;
  /** Change by Page Up and Page Down. Default: ten steps. */
  largeStep?: number | undefined;
  /** Unit after the number, such as "kg". Announced with the value. */
  unit?: string | undefined;
  /** Text of the number without its unit. Default: all its digits in the notation of `locale`. */
  formatValue?: ((value: number) => string) | undefined;
  /**
   * Language tag for the decimal separator of the shown number. Comma and point can be typed in every locale. Default: that of the
   * `MessagesProvider`, otherwise `uz`.
   */
  locale?: string | undefined;
}

/** Props of a native input that the number does not decide. */
export type NativeInputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'role' | 'size' | keyof NumberValueProps | 'onChange'
>;

/**
 * The state of a number that is typed in a native input.
 * @param props value, limits and texts, and the other props of the input, whose handlers stay in effect
 */
export const useNumberInput = <Props extends NumberValueProps & NativeInputProps>(
  {
    value,
    defaultValue = null,
    onValueChange,
    min,
    max,
    step = 1,
    largeStep = step * 10,
    unit,
    formatValue,
    locale,
    ...native
  }: Props,
  ref: ForwardedRef<HTMLInputElement>,
) => {
  const numberLocale = useLocale(locale);
  const format = useMemo(() => numberFormat(numberLocale), [numberLocale]);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const [uncontrolled, setUncontrolled] = useState(defaultValue);
  const current = value === undefined ? uncontrolled : value;
  /** The typed text while it represents the current value: `2,` and `2,0` are not replaced by `2`. */
  const [draft, setDraft] = useState<{ text: string; value: number | null }>();
  const formatted = current === null ? '' : formatValue ? formatValue(current) : format.format(current);
  const text = draft && draft.value === current ? draft.text : formatted;
  const isFixed = native.disabled || native.readOnly;

  useFormReset(input, () => {
    setDraft(undefined);
    setUncontrolled(defaultValue);
  });

  const change = (next: number | null, event: SyntheticEvent, reason: NumberFieldChange['reason']) => {
    if (next === current) return;
    setUncontrolled(next);
    onValueChange?.(next, { event, reason });
  };
  const set = (next: number, event: SyntheticEvent, reason: NumberFieldChange['reason']) => {
    setDraft(undefined);
    change(clampNumber(next, min, max), event, reason);
  };
  const stepBy = (amount: number, event: SyntheticEvent, reason: NumberFieldChange['reason']) =>
    set(addDecimal(current ?? 0, amount), event, reason);
  const applyLimits = (event: SyntheticEvent, reason: NumberFieldChange['reason']) => {
    setDraft(undefined);
    if (draft && current !== null) set(current, event, reason);
  };

  const handleText = (typed: string, event: SyntheticEvent) => {
    const next = typed.replace(foreignCharacters, '');
    const parsed = parseNumber(next);
    setDraft({ text: next, value: parsed === undefined ? current : parsed });
    if (parsed !== undefined) change(parsed, event, 'input');
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isFixed || isModified || event.defaultPrevented) return;
    if (event.key === 'Enter') applyLimits(event, 'keyboard');
    const changes: Partial<Record<string, number>> = {
      ArrowUp: step,
      ArrowDown: -step,
      PageUp: largeStep,
      PageDown: -largeStep,
    };
    const ends: Partial<Record<string, number>> = { Home: min, End: max };
    const amount = changes[event.key];
    const end = ends[event.key];
    if (amount === undefined && end === undefined) return;
    event.preventDefault();
    if (amount !== undefined) stepBy(amount, event, 'keyboard');
    else if (end !== undefined) set(end, event, 'keyboard');
  };

  return {
    /** The number, null for an empty field. */
    current,
    /** Whether the user cannot change it. */
    isFixed,
    /** Changes the number by an amount, within its limits. */
    stepBy,
    /** The props that the number does not decide. */
    native,
    /** Props of the input, after those. */
    input: {
      ref: input,
      type: 'text',
      role: 'spinbutton',
      'aria-valuenow': current ?? undefined,
      'aria-valuemin': min,
      'aria-valuemax': max,
      'aria-valuetext': current === null ? undefined : [formatted, unit].filter(Boolean).join(' '),
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => handleText(event.currentTarget.value, event),
      onKeyDown: handleKey,
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        applyLimits(event, 'blur');
        native.onBlur?.(event);
      },
    },
  } as const;
};

'use client';
import {
  forwardRef,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { FieldFrame, type FieldLabelProps } from '../field/field-frame.js';
import { useFormReset } from '../field/use-form-reset.js';
import { Icon } from '../icon/icon.js';
import { minus } from '../icons/minus.js';
import { plus } from '../icons/plus.js';
import { useLocale, useMessages } from '../messages/messages.js';
import { addDecimal, clampNumber, foreignCharacters, numberFormat, parseNumber } from './decimal-number.js';
import { NumberRow } from './number-row.js';

/** Accessible names of the buttons of a {@link NumberField}. */
export interface NumberFieldLabels {
  /** The minus button. */
  decrease: string;
  /** The plus button. */
  increase: string;
}

/** Details of a change of a {@link NumberField}. */
export interface NumberFieldChange {
  /** The event that changed the value. */
  event: SyntheticEvent;
  /** Typing, a key, a button, or the limits `min` and `max` when the focus leaves the field. */
  reason: 'input' | 'keyboard' | 'button' | 'blur';
}

/** Props of {@link NumberField}, besides those of a native `input`. */
export interface NumberFieldProps
  extends
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'role' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
    >,
    FieldLabelProps {
  /** Accessible names of the minus and plus buttons. Default: the texts of the `MessagesProvider`. */
  buttonLabels?: NumberFieldLabels | undefined;
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
  /**
   * Language tag for the decimal separator of the shown number. Comma and point can be typed in every locale. Default: that of the
   * `MessagesProvider`, otherwise `uz`.
   */
  locale?: string | undefined;
}

/**
 * A text field for a number, with minus and plus buttons. Form data contains the number with a decimal point.
 *
 * When to use: an exact quantity, such as a mass. For a quantity whose effect matters more than its number use `Slider`. For
 * codes and phone numbers use `TextField` or `PhoneField`: they are no quantities.
 *
 * The keyboard of iPhones for `inputMode="decimal"` has no minus: where negative numbers are typed, set `inputMode="text"`.
 *
 * Keyboard:
 * - ↑ and ↓ increase and decrease the value by `step`.
 * - Page Up and Page Down increase and decrease it by `largeStep`.
 * - Home and End set `min` and `max`, where they are given.
 * - Enter applies `min` and `max` before the form is submitted.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(
  (
    {
      buttonLabels,
      value,
      defaultValue = null,
      onValueChange,
      min,
      max,
      step = 1,
      largeStep = step * 10,
      unit,
      locale,
      name,
      ...field
    },
    ref,
  ) => {
    const messages = useMessages({
      decrease: buttonLabels?.decrease,
      increase: buttonLabels?.increase,
    });
    const numberLocale = useLocale(locale);
    const format = useMemo(() => numberFormat(numberLocale), [numberLocale]);
    const input = useRef<HTMLInputElement>(null);
    useImperativeHandle(ref, () => input.current as HTMLInputElement);
    const [uncontrolled, setUncontrolled] = useState(defaultValue);
    const current = value === undefined ? uncontrolled : value;
    /** The typed text while it represents the current value: `2,` and `2,0` are not replaced by `2`. */
    const [draft, setDraft] = useState<{ text: string; value: number | null }>();
    const formatted = current === null ? '' : format.format(current);
    const text = draft && draft.value === current ? draft.text : formatted;
    const isFixed = field.disabled || field.readOnly;

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
      field.onKeyDown?.(event);
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

    const button = {
      type: 'button',
      // The arrow keys do the same.
      tabIndex: -1,
      // The focus stays where it is, and the keyboard of a phone stays closed.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    } as const;

    return (
      <FieldFrame field={field}>
        {(control) => (
          <NumberRow data-disabled={field.disabled || undefined} data-invalid={control['aria-invalid']}>
            <button
              {...button}
              aria-label={messages.decrease}
              aria-controls={control.id}
              disabled={isFixed || (current !== null && min !== undefined && current <= min)}
              onClick={(event) => stepBy(-step, event, 'button')}
            >
              <Icon path={minus} />
            </button>
            <input
              inputMode="decimal"
              autoComplete="off"
              {...control}
              ref={input}
              type="text"
              role="spinbutton"
              aria-valuenow={current ?? undefined}
              aria-valuemin={min}
              aria-valuemax={max}
              aria-valuetext={current === null ? undefined : [formatted, unit].filter(Boolean).join(' ')}
              value={text}
              onChange={(event) => handleText(event.currentTarget.value, event)}
              onKeyDown={handleKey}
              onBlur={(event) => {
                applyLimits(event, 'blur');
                field.onBlur?.(event);
              }}
            />
            {unit && (
              <span aria-hidden="true" data-unit="">
                {unit}
              </span>
            )}
            <button
              {...button}
              aria-label={messages.increase}
              aria-controls={control.id}
              disabled={isFixed || (current !== null && max !== undefined && current >= max)}
              onClick={(event) => stepBy(step, event, 'button')}
            >
              <Icon path={plus} />
            </button>
            {name !== undefined && (
              <input
                type="hidden"
                name={name}
                value={current ?? ''}
                form={field.form}
                disabled={field.disabled}
              />
            )}
          </NumberRow>
        )}
      </FieldFrame>
    );
  },
);

'use client';
import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import type { FieldLabelProps } from '../field/field-frame.js';
import { FieldMessages, messageAria } from '../field/field-messages.js';
import { useFormReset } from '../field/use-form-reset.js';
import { SliderFrame } from './slider-frame.js';

/** One mark under the track of a {@link Slider}. */
export interface SliderMark {
  /** Value at the mark. */
  value: number;
  /** Text under the mark; without it the mark is a line alone. */
  label?: ReactNode;
}

/** Props of {@link Slider}, besides those of a native `input`. */
export interface SliderProps
  extends
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'size' | 'min' | 'max' | 'step' | 'value' | 'defaultValue' | 'required' | 'readOnly'
    >,
    FieldLabelProps {
  /** Smallest value. Default 0. As text where a form library registers it. */
  min?: number | string | undefined;
  /** Largest value. Default 100. As text where a form library registers it. */
  max?: number | string | undefined;
  /** Distance between two values. Default 1. */
  step?: number | undefined;
  /** Controlled value, together with `onChange`. */
  value?: number | undefined;
  /** Initial value of an uncontrolled slider. Default: the middle. */
  defaultValue?: number | undefined;
  /** Text of a value with its unit, such as "45°": visible beside the label, and announced. Default: the number. */
  formatValue?: ((value: number) => string) | undefined;
  /** Replaces the visible value: a `NumberInput` for an exact number, or `null` where the context shows it. */
  output?: ReactNode;
  /** Marks under the track, hidden from screen readers. Their labels must fit side by side on a phone. */
  marks?: readonly SliderMark[] | undefined;
}

/**
 * A native range input that shows its value beside the label.
 *
 * When to use: a quantity whose effect is visible during the change, such as an angle or a volume. For an exact number use
 * `NumberField`, for both a `NumberInput` as `output`. Form libraries register it as a native input.
 *
 * Keyboard:
 * - Tab focuses it.
 * - → and ↑ increase the value by a step, ← and ↓ decrease it.
 * - Page Up and Page Down change it by a larger step.
 * - Home and End set the smallest and the largest value.
 */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(
  (
    {
      label,
      hideLabel,
      hint,
      error,
      id,
      min: smallest = 0,
      max: largest = 100,
      step = 1,
      value,
      defaultValue,
      formatValue = String,
      output,
      marks,
      onChange,
      ...rest
    },
    ref,
  ) => {
    const min = Number(smallest);
    const max = Number(largest);
    const ownId = useId();
    const inputId = id ?? ownId;
    const input = useRef<HTMLInputElement>(null);
    useImperativeHandle(ref, () => input.current as HTMLInputElement);
    // The middle, as in browsers, without the rounding error of binary fractions.
    const [uncontrolled, setUncontrolled] = useState(
      defaultValue ?? Number((min + Math.round((max - min) / 2 / step) * step).toPrecision(12)),
    );
    const shown = Math.max(Math.min(value ?? uncontrolled, max), min);
    const fraction = (at: number) => (max > min ? (at - min) / (max - min) : 0);
    const readInput = () => {
      if (input.current) setUncontrolled(input.current.valueAsNumber);
    };

    // Not a style attribute: in the HTML of a server a Content-Security-Policy without 'unsafe-inline' blocks it.
    useLayoutEffect(() => input.current?.style.setProperty('--fill', `${fraction(shown) * 100}%`));

    // After every render: form libraries set the value through the ref, and users before hydration.
    useEffect(readInput);

    // A form resets its inputs after the event.
    useFormReset(input, () => setTimeout(readInput));

    return (
      <SliderFrame>
        <label htmlFor={inputId} data-hidden-label={hideLabel || undefined}>
          {label}
        </label>
        {output === undefined ? (
          <span aria-hidden="true" data-value="">
            {formatValue(shown)}
          </span>
        ) : (
          output
        )}
        <input
          {...rest}
          {...messageAria(inputId, { ...rest, hint, error })}
          {...(value === undefined ? { defaultValue } : { value })}
          ref={input}
          id={inputId}
          type="range"
          min={min}
          max={max}
          step={step}
          aria-valuetext={formatValue(shown)}
          onChange={(event) => {
            readInput();
            onChange?.(event);
          }}
        />
        {marks && (
          <span aria-hidden="true" data-marks="">
            {marks.map((mark) => (
              <span
                key={mark.value}
                data-edge={mark.value === min ? 'start' : mark.value === max ? 'end' : undefined}
                ref={(element) => element?.style.setProperty('--at', String(fraction(mark.value)))}
              >
                {mark.label !== undefined && <span>{mark.label}</span>}
              </span>
            ))}
          </span>
        )}
        <FieldMessages id={inputId} hint={hint} error={error} />
      </SliderFrame>
    );
  },
);

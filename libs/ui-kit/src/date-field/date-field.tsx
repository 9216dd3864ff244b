'use client';
import { useMaskito } from '@maskito/react';
import {
  forwardRef,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useFormReset } from '../field/use-form-reset.js';
import { useLocale, useMessages, withValue } from '../messages/messages.js';
import { TextField, type TextFieldProps } from '../text-field/text-field.js';
import { addDays, addMonths, clampIso, parseIso, toIso, type CalendarDate } from './calendar-date.js';
import { dateFormat, formatDate, partAt, type DatePart } from './date-format.js';
import { dateMask } from './date-mask.js';
import { checkText, type DateProblem } from './date-problem.js';

// Digits and separators have one direction in every language: in a right-to-left text, `27.` would be `.27`.
const Frame = styled.div`
  min-width: 0;

  & input {
    unicode-bidi: plaintext;
  }
  &:dir(rtl) input {
    text-align: right;
  }
`;

/** An error text: the function of a value, or a text with `{value}`. */
export type DateErrorText = string | ((value: string) => string);

/** Details of a change of a {@link DateField}. */
export interface DateFieldChange {
  /** The event that changed the value. */
  event: SyntheticEvent;
  /** Typing, or a key. */
  reason: 'input' | 'keyboard';
}

/** Props of {@link DateField}, besides those of `TextField`. */
export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'onInput' | 'min' | 'max' | 'step'
> {
  /** Controlled value: an ISO date, `2026-11-27`; `null` for an empty field. Leave it out for an uncontrolled field. */
  value?: string | null | undefined;
  /** Initial value of an uncontrolled field. */
  defaultValue?: string | null | undefined;
  /**
   * Called with each new ISO date, and with `null` for a text that is no date. The date may be outside `min` and `max`: the
   * field shows an error then.
   */
  onValueChange?: ((value: string | null, details: DateFieldChange) => void) | undefined;
  /** First day, an ISO date. */
  min?: string | undefined;
  /** Last day, an ISO date. */
  max?: string | undefined;
  /**
   * Errors that the field finds itself; `error` replaces them. The value of `incomplete` and `impossible` is the placeholder,
   * that of `tooEarly` and `tooLate` the limit. Default: the texts of the `MessagesProvider`.
   */
  errorTexts?: Readonly<Partial<Record<DateProblem, DateErrorText>>> | undefined;
}

const shifts: Readonly<Record<DatePart, (date: CalendarDate, amount: number) => CalendarDate>> = {
  day: addDays,
  month: addMonths,
  year: (date, amount) => addMonths(date, 12 * amount),
};

/**
 * A text field for a date in the order of the language: `27.11.2026` in Uzbek and Russian, `27/11/2026` in English. It
 * inserts the separators and accepts pasted ISO dates and dates with other separators. Form data contains the ISO date. A
 * date that does not exist or is outside the limits stays as it was typed: the field shows an error and the browser does not
 * submit the form.
 *
 * When to use: a date that people know, such as a birthday. For a date near the current one use `DatePicker`.
 *
 * Keyboard:
 * - Digits are typed without separators; a separator completes a day or month of one digit: `1.` becomes `01.`.
 * - ↑ and ↓ increase and decrease the day, month or year at the caret.
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(
  ({ value, defaultValue = null, onValueChange, min, max, name, errorTexts, error, ...field }, ref) => {
    const ownPart = field.placeholder === undefined ? undefined : '';
    const messages = useMessages({
      dayFormat: ownPart,
      monthFormat: ownPart,
      yearFormat: ownPart,
      incompleteDate: errorTexts?.incomplete,
      impossibleDate: errorTexts?.impossible,
      dateTooEarly: errorTexts?.tooEarly,
      dateTooLate: errorTexts?.tooLate,
    });
    const locale = useLocale(undefined);
    const format = useMemo(() => dateFormat(locale), [locale]);
    const input = useRef<HTMLInputElement>(null);
    const masked = useMaskito({ options: useMemo(() => dateMask(format), [format]) });
    const attach = useCallback(
      (element: HTMLInputElement | null) => {
        input.current = element;
        masked(element);
      },
      [masked],
    );
    useImperativeHandle(ref, () => input.current as HTMLInputElement);

    const [uncontrolled, setUncontrolled] = useState(defaultValue);
    const current = value === undefined ? uncontrolled : value;
    /** The typed text while it represents the current value: an incomplete text represents `null`. */
    const [draft, setDraft] = useState<{ text: string; value: string | null }>();
    /** A problem is shown when the user has finished typing. */
    const [isChecked, setIsChecked] = useState(false);
    const date = current === null ? undefined : parseIso(current);
    const formatted = date ? formatDate(date, format) : '';
    const text = draft && draft.value === current ? draft.text : formatted;
    const { problem } = checkText(text, format, min, max);

    const placeholder =
      field.placeholder ?? format.order.map((part) => messages[`${part}Format`]).join(format.separator);
    const shown = (iso = '') => {
      const limit = parseIso(iso);
      return limit ? formatDate(limit, format) : iso;
    };
    const problemTexts: Readonly<Record<DateProblem, () => string>> = {
      incomplete: () => withValue(messages.incompleteDate, placeholder),
      impossible: () => withValue(messages.impossibleDate, placeholder),
      tooEarly: () => withValue(messages.dateTooEarly, shown(min)),
      tooLate: () => withValue(messages.dateTooLate, shown(max)),
    };
    const problemText = problem ? problemTexts[problem]() : '';

    // The browser does not submit a form with a wrong date.
    useEffect(() => input.current?.setCustomValidity(problemText), [problemText]);

    useFormReset(input, () => {
      setDraft(undefined);
      setIsChecked(false);
      setUncontrolled(defaultValue);
    });

    const change = (next: string | null, event: SyntheticEvent, reason: DateFieldChange['reason']) => {
      if (next === current) return;
      setUncontrolled(next);
      onValueChange?.(next, { event, reason });
    };
    const handleInput = (event: SyntheticEvent<HTMLInputElement>) => {
      const typed = event.currentTarget.value;
      const next = checkText(typed, format).value;
      setDraft({ text: typed, value: next });
      setIsChecked(false);
      change(next, event, 'input');
    };
    const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
      field.onKeyDown?.(event);
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (isModified || event.defaultPrevented) return;
      if (event.key === 'Enter') setIsChecked(true);
      const amount = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      const { currentTarget } = event;
      const at = partAt(format, currentTarget.selectionStart ?? 0);
      if (!amount || !at || !date || field.readOnly) return;
      event.preventDefault();
      const next = clampIso(toIso(shifts[at.part](date, amount)), min, max);
      // The caret of a new text is at its end.
      flushSync(() => {
        setDraft(undefined);
        change(next, event, 'keyboard');
      });
      currentTarget.setSelectionRange(at.start, at.end);
    };

    return (
      <Frame>
        <TextField
          autoComplete="off"
          {...field}
          ref={attach}
          type="text"
          inputMode="numeric"
          placeholder={placeholder}
          error={error ?? (isChecked && problemText)}
          value={text}
          onInput={handleInput}
          onKeyDown={handleKey}
          onBlur={(event) => {
            setIsChecked(true);
            field.onBlur?.(event);
          }}
        />
        {name !== undefined && (
          <input
            type="hidden"
            name={name}
            value={date ? (current ?? '') : ''}
            form={field.form}
            disabled={field.disabled}
          />
        )}
      </Frame>
    );
  },
);

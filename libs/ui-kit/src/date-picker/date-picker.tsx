'use client';
import { forwardRef, useImperativeHandle, useRef, useState, type SyntheticEvent } from 'react';
import { localToday, type Weekday } from '../date-field/calendar-date.js';
import { DateField, type DateFieldChange, type DateFieldProps } from '../date-field/date-field.js';
import { TrailingButton } from '../field/trailing-button.js';
import { useFormReset } from '../field/use-form-reset.js';
import { Icon } from '../icon/icon.js';
import { calendar } from '../icons/calendar.js';
import { useCalendarNames, useLocale, useMessages, type CalendarNames } from '../messages/messages.js';
import { Popover } from '../popover/popover.js';
import { Calendar, type CalendarButtonTexts } from './calendar.js';

/** Details of a change of a {@link DatePicker}. */
export interface DatePickerChange {
  /** The event that changed the value. */
  event: SyntheticEvent;
  /** Typing, a key in the text field, or the choice of a day. */
  reason: DateFieldChange['reason'] | 'calendar';
}

/** Names of the buttons of a {@link DatePicker}. */
export interface DatePickerLabels extends CalendarButtonTexts {
  /** The button that opens the calendar. */
  open: string;
}

/** Props of {@link DatePicker}, besides those of `DateField`. */
export interface DatePickerProps extends Omit<DateFieldProps, 'onValueChange' | 'trailing'> {
  /**
   * Called with each new ISO date, and with `null` for a text that is no date. A typed date may be outside `min` and `max`:
   * the field shows an error then.
   */
  onValueChange?: ((value: string | null, details: DatePickerChange) => void) | undefined;
  /** The current day, an ISO date. Default: that of the device. */
  today?: string | undefined;
  /** First day of the week, from 1 for Monday to 7 for Sunday. Default: that of the language; Monday in Uzbek and Russian. */
  weekStartsOn?: Weekday | undefined;
  /** Names of the buttons. Default: the texts of the `MessagesProvider`. */
  buttonLabels?: Readonly<Partial<DatePickerLabels>> | undefined;
  /** Names of months and weekdays. Default: those of the `MessagesProvider`, otherwise those of `Intl`. */
  calendarNames?: CalendarNames | undefined;
}

/**
 * A `DateField` with a button that opens a calendar of one month.
 *
 * When to use: a date near the current one, or one whose day of the week matters: a lesson, a deadline. For a date that
 * people know, such as a birthday, use `DateField`: a calendar would open far from it.
 *
 * Keyboard of the calendar; that of the text is the one of `DateField`:
 * - Arrow keys: the next or previous day, the same day of the next or previous week.
 * - Home, End: first and last day of the week.
 * - Page Up, Page Down: previous and next month; with Shift the year.
 * - Enter, Space: choose the day and close the calendar.
 * - Tab: the buttons of the calendar; beyond its ends it closes.
 * - Escape: closes the calendar and focuses its button.
 */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>(
  (
    { value, defaultValue = null, onValueChange, today, weekStartsOn, buttonLabels, calendarNames, ...field },
    ref,
  ) => {
    const { openCalendar, ...calendarButtons } = useMessages({
      openCalendar: buttonLabels?.open,
      previousMonth: buttonLabels?.previousMonth,
      nextMonth: buttonLabels?.nextMonth,
      today: buttonLabels?.today,
    });
    const locale = useLocale(undefined);
    const names = useCalendarNames(calendarNames);
    const input = useRef<HTMLInputElement>(null);
    const activeCell = useRef<HTMLTableCellElement>(null);
    useImperativeHandle(ref, () => input.current as HTMLInputElement);
    const [uncontrolled, setUncontrolled] = useState(defaultValue);
    const [isOpen, setIsOpen] = useState(false);
    const current = value === undefined ? uncontrolled : value;

    useFormReset(input, () => setUncontrolled(defaultValue));

    const change = (next: string | null, details: DatePickerChange) => {
      setUncontrolled(next);
      onValueChange?.(next, details);
    };

    return (
      <DateField
        {...field}
        ref={input}
        value={current}
        onValueChange={change}
        trailing={
          <Popover
            trigger={
              <TrailingButton
                type="button"
                aria-label={openCalendar}
                disabled={field.disabled === true || field.readOnly === true}
              >
                <Icon path={calendar} />
              </TrailingButton>
            }
            title={field.label}
            hideTitle
            open={isOpen}
            onOpenChange={setIsOpen}
            placement="bottom-end"
            mayCoverTrigger
            initialFocus={activeCell}
          >
            <Calendar
              {...calendarButtons}
              value={current}
              currentDay={today ?? localToday()}
              min={field.min}
              max={field.max}
              weekStartsOn={weekStartsOn}
              locale={locale}
              names={names}
              activeCell={activeCell}
              onChoose={(iso, event) => {
                setIsOpen(false);
                if (iso !== current) change(iso, { event, reason: 'calendar' });
              }}
            />
          </Popover>
        }
      />
    );
  },
);

import { useId, useMemo, useState, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/button.js';
import {
  addMonths,
  clampIso,
  FIRST_DAY,
  LAST_DAY,
  parseIso,
  toIso,
  type CalendarDate,
  type Weekday,
} from '../date-field/calendar-date.js';
import { Icon } from '../icon/icon.js';
import { chevronLeft } from '../icons/chevron-left.js';
import { chevronRight } from '../icons/chevron-right.js';
import type { CalendarNames } from '../messages/messages.js';
import { CalendarFrame } from './calendar-frame.js';
import { calendarTexts, firstWeekday } from './calendar-texts.js';
import { weekdaysFrom, weeksOfMonth } from './calendar-weeks.js';
import { nextDay } from './next-day.js';

/** Names of the buttons of a {@link Calendar}. */
export interface CalendarButtonTexts {
  previousMonth: string;
  nextMonth: string;
  today: string;
}

interface CalendarProps extends CalendarButtonTexts {
  /** The selected ISO date. */
  value: string | null;
  currentDay: string;
  min: string | undefined;
  max: string | undefined;
  /** Default: that of the locale. */
  weekStartsOn: Weekday | undefined;
  locale: string;
  /** Default: those of `Intl`. */
  names: CalendarNames | undefined;
  /** Receives the element of the day in the tab order. */
  activeCell: RefObject<HTMLTableCellElement | null>;
  onChoose: (iso: string, event: SyntheticEvent) => void;
}

const monthOf = (iso: string): string => iso.slice(0, 7);
const toDate = (iso: string): CalendarDate => parseIso(iso) ?? { year: 1, month: 1, day: 1 };

/** A month as a grid of days; one of them is in the tab order. */
export const Calendar = ({
  value,
  currentDay,
  min = FIRST_DAY,
  max = LAST_DAY,
  locale,
  names,
  weekStartsOn = firstWeekday(locale),
  activeCell,
  onChoose,
  ...buttons
}: CalendarProps) => {
  const texts = useMemo(() => calendarTexts(locale, names), [locale, names]);
  const headingId = useId();
  const [active, setActive] = useState(() =>
    clampIso(value && parseIso(value) ? value : currentDay, min, max),
  );
  const activeDate = toDate(active);
  const isOutside = (iso: string) => iso < min || iso > max;

  const choose = (iso: string, event: SyntheticEvent) => {
    if (!isOutside(iso)) onChoose(iso, event);
  };
  const handleKey = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(active, event);
      return;
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextDay(activeDate, event, { weekStartsOn, isRtl, min, max });
    if (next === undefined) return;
    event.preventDefault();
    flushSync(() => setActive(next));
    activeCell.current?.focus();
  };
  const monthButton = (months: 1 | -1, name: string) => {
    const month = toIso({ ...addMonths(activeDate, months), day: 1 });
    const isDisabled = monthOf(month) < monthOf(min) || monthOf(month) > monthOf(max);
    return (
      <button
        type="button"
        aria-label={name}
        // Not `disabled`: a disabled button loses the focus.
        aria-disabled={isDisabled || undefined}
        onClick={() => {
          if (!isDisabled) setActive(clampIso(toIso(addMonths(activeDate, months)), min, max));
        }}
      >
        <Icon path={months < 0 ? chevronLeft : chevronRight} />
      </button>
    );
  };

  return (
    <CalendarFrame>
      <header>
        {monthButton(-1, buttons.previousMonth)}
        <h3 id={headingId} aria-live="polite">
          {texts.month(activeDate)}
        </h3>
        {monthButton(1, buttons.nextMonth)}
      </header>
      <div data-weeks="">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the date grid of the APG */}
        <table role="grid" aria-labelledby={headingId} onKeyDown={handleKey}>
          <thead>
            <tr>
              {weekdaysFrom(weekStartsOn).map((weekday) => (
                <th key={weekday} scope="col" abbr={texts.weekday(weekday)}>
                  {texts.shortWeekday(weekday)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOfMonth(activeDate, weekStartsOn).map((week, row) => (
              <tr key={row}>
                {week.map((date, column) => {
                  if (!date) return <td key={column} />;
                  const iso = toIso(date);
                  return (
                    <td
                      key={column}
                      ref={iso === active ? activeCell : undefined}
                      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- the role of a cell depends on that of its table
                      role="gridcell"
                      tabIndex={iso === active ? 0 : -1}
                      aria-label={texts.day(date)}
                      aria-selected={iso === value}
                      aria-current={iso === currentDay ? 'date' : undefined}
                      aria-disabled={isOutside(iso) || undefined}
                      onClick={(event) => choose(iso, event)}
                    >
                      {date.day}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <footer>
        <Button
          variant="quiet"
          disabled={isOutside(currentDay)}
          onClick={(event) => choose(currentDay, event)}
        >
          {buttons.today}
        </Button>
      </footer>
    </CalendarFrame>
  );
};

'use client';
import { createContext, useContext } from 'react';

/** The names of a calendar in a language that browsers have no names for. */
export interface CalendarNames {
  /** The months from January. */
  months: readonly string[];
  /** The days of the week from Monday. */
  weekdays: readonly string[];
  /** Short names of the days of the week, from Monday. */
  shortWeekdays: readonly string[];
  /** A month of a year, with `{month}` and `{year}`. */
  monthOfYear: string;
  /** A full date, with `{day}`, `{month}`, `{year}` and `{weekday}`. */
  fullDate: string;
}

/**
 * The texts of the components in one language. A text with a value contains `{value}`: sets are plain data, so a server
 * component can pass one to the browser.
 */
export interface Messages {
  /** Language tag for numbers, dates and names of months. */
  locale: string;
  /** Name of the button that closes a dialog or a toast. */
  close: string;
  /** Label of the button that cancels. */
  cancel: string;
  /** Name of the button that empties a field. */
  clear: string;
  /** Label of the button that loads again. */
  retry: string;
  /** Name of a spinner. */
  loading: string;
  showPassword: string;
  hidePassword: string;
  /** Name of the region of toasts. */
  notifications: string;
  /** Name of the path to the page. */
  breadcrumbs: string;
  /** Name of the navigation between pages. */
  pages: string;
  previousPage: string;
  nextPage: string;
  /** Name of the control of a page; the value is its number. */
  page: string;
  /** States of the steps of a sequence. */
  stepDone: string;
  stepCurrent: string;
  stepTodo: string;
  /** Legend of the choice of a theme. */
  theme: string;
  systemTheme: string;
  lightTheme: string;
  darkTheme: string;
  /** Names of the buttons of a number field. */
  increase: string;
  decrease: string;
  /** Text in the area of a file field. */
  chooseFile: string;
  /** Name of the button that removes a file; the value is its name. */
  removeFile: string;
  /** Sizes of files; the value is a formatted number. */
  bytes: string;
  kilobytes: string;
  megabytes: string;
  /** Name of the checkbox that selects all rows of a table. */
  selectAllRows: string;
  /** Name of the button that opens the list of options. */
  showOptions: string;
  /** Text when no option matches. */
  noOptions: string;
  /** Text after the first options; the value is the number of further ones. */
  moreOptions: string;
  /** Name of the selected options in a field. */
  selectedOptions: string;
  /** Name of the button that removes a selected option; the value is its label. */
  removeOption: string;
  /** Parts of the placeholder of a date, such as `dd`, `mm` and `yyyy`. */
  dayFormat: string;
  monthFormat: string;
  yearFormat: string;
  /** Errors of a date that is too short, and of one that the calendar does not have; the value is the placeholder. */
  incompleteDate: string;
  impossibleDate: string;
  /** Errors of a date outside the limits; the value is the first or the last date. */
  dateTooEarly: string;
  dateTooLate: string;
  /** Name of the button that opens a calendar. */
  openCalendar: string;
  /** Names of the buttons of a calendar. */
  previousMonth: string;
  nextMonth: string;
  /** Label of the button that chooses the current day. */
  today: string;
  /** Names of months and weekdays. Default: those of `Intl` for the `locale`, which browsers do not have for Uzbek. */
  calendar?: CalendarNames | undefined;
}

/** Bundlers replace `process.env.NODE_ENV`: a production bundle has no text of the error. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The messages of the surrounding provider. */
export const MessagesContext = createContext<Partial<Messages>>({});

/**
 * Texts of a component: those of its props, otherwise those of the provider.
 * @param props a text from the props, or undefined, for each message that the component needs
 * @throws {Error} for a message that neither has; not in production
 */
export function useMessages<Props extends { [Name in keyof Messages]?: unknown }>(
  props: Props,
): { [Name in keyof Props]: NonNullable<Props[Name]> | string } {
  const provided: Record<string, unknown> = useContext(MessagesContext);
  const messages: Record<string, unknown> = { ...props };
  for (const name in props)
    if ((messages[name] ??= provided[name]) === undefined && process.env.NODE_ENV !== 'production')
      throw new Error(`No text "${name}" in props or MessagesProvider`);
  return messages as never;
}

/** The language tag of a prop, otherwise of the provider, otherwise Uzbek. */
export const useLocale = (locale: string | undefined): string => {
  const provided = useContext(MessagesContext);
  return locale ?? provided.locale ?? 'uz';
};

/** The names of a calendar of a prop, otherwise of the provider; undefined where `Intl` has them. */
export const useCalendarNames = (names: CalendarNames | undefined): CalendarNames | undefined => {
  const provided = useContext(MessagesContext);
  return names ?? provided.calendar;
};

/** A message with its value: the function of a prop, or a text with `{value}`. */
export const withValue = <Value>(message: string | ((value: Value) => string), value: Value): string =>
  typeof message === 'function' ? message(value) : message.replace('{value}', () => String(value));

import { uzbekMessages } from '../messages/uzbek-messages.js';
import { calendarTexts, firstWeekday } from './calendar-texts.js';

const friday = { year: 2026, month: 11, day: 27 };
const textsOf = (...parameters: Parameters<typeof calendarTexts>) => {
  const texts = calendarTexts(...parameters);
  return [texts.month(friday), texts.day(friday), texts.weekday(5), texts.shortWeekday(5)];
};

it('has Uzbek names from the messages', () => {
  expect(textsOf('uz', uzbekMessages.calendar)).toEqual([
    ...['Noyabr 2026', '2026-yil 27-noyabr, juma', 'juma', 'Ju'],
  ]);
});

it('has the names of other languages from Intl', () => {
  expect(textsOf('ru')).toEqual(['Ноябрь 2026 г.', 'пятница, 27 ноября 2026 г.', 'пятница', 'пт']);
  expect(textsOf('en')).toEqual([
    'November 2026',
    expect.stringMatching(/^Friday,? 27 November 2026$/),
    'Friday',
    'Fri',
  ]);
});

it.each(['uz', 'uz-Cyrl', 'xx'])('has digits for %s without names, never another language', (locale) => {
  expect(textsOf(locale)).toEqual(['2026-11', '2026-11-27', '5', '5']);
});

it.each([
  ['uz', 1],
  ['ru', 1],
  ['en', 1],
  ['en-GB', 1],
  ['en-US', 7],
  ['ar-EG', 6],
])('starts the week in %s on day %i', (locale, weekday) => {
  expect(firstWeekday(locale)).toBe(weekday);
});

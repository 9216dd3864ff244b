import '../testing/jsdom-polyfills.js';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { englishMessages } from '../messages/english-messages.js';
import { MessagesProvider } from '../messages/messages-provider.js';
import { russianMessages } from '../messages/russian-messages.js';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { DatePicker, type DatePickerChange, type DatePickerProps } from './date-picker.js';

const Lesson = ({ messages = uzbekMessages, ...props }: Partial<DatePickerProps> & { messages?: object }) => (
  <MessagesProvider messages={messages}>
    <DatePicker label="Dars kuni" today="2026-11-27" {...props} />
  </MessagesProvider>
);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Dars kuni' });
const button = (name: string) => screen.getByRole('button', { name });
const day = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const heading = () => screen.getByRole('heading', { level: 3 });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Opens the calendar by keyboard; a day has the focus. */
const open = async (name = 'Taqvimni ochish') => {
  const user = userEvent.setup();
  act(() => button(name).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
  return user;
};

/** Collects the values and reasons of all changes. */
const recorder = () => {
  const changes: [string | null, DatePickerChange['reason']][] = [];
  const onValueChange: DatePickerProps['onValueChange'] = (value, { reason }) =>
    changes.push([value, reason]);
  return { changes, onValueChange };
};

it('has no accessibility violations, closed and open', async () => {
  const { container } = render(<Lesson required hint="Dushanbadan jumagacha." min="2026-11-10" name="day" />);
  expect(await axe(container)).toHaveNoViolations();
  await open();
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});

it('opens the month of the current day, which is marked and has the focus', async () => {
  render(<Lesson />);
  await open();
  expect(screen.getByRole('dialog', { name: 'Dars kuni' })).toBeVisible();
  expect(heading()).toHaveTextContent('Noyabr 2026');
  expect(heading()).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('grid', { name: 'Noyabr 2026' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((header) => header.getAttribute('abbr'))).toEqual([
    ...['dushanba', 'seshanba', 'chorshanba', 'payshanba', 'juma', 'shanba', 'yakshanba'],
  ]);
  expect(day('2026-yil 27-noyabr, juma')).toHaveFocus();
  expect(day('2026-yil 27-noyabr, juma')).toHaveAttribute('aria-current', 'date');
  expect(screen.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument();
  expect(screen.getAllByRole('gridcell', { name: /noyabr/ })).toHaveLength(30);
});

it('opens the month of the value, which is selected', async () => {
  render(<Lesson defaultValue="2024-02-29" />);
  await open();
  expect(heading()).toHaveTextContent('Fevral 2024');
  expect(screen.getByRole('gridcell', { selected: true })).toHaveAccessibleName(
    '2024-yil 29-fevral, payshanba',
  );
  expect(screen.getByRole('gridcell', { selected: true })).toHaveFocus();
});

it('moves by keys, with one day in the tab order', async () => {
  render(<Lesson defaultValue="2026-11-27" />);
  const user = await open();
  const press = async (key: string, name: string) => {
    await user.keyboard(key);
    expect(document.activeElement).toHaveAccessibleName(name);
    expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
  };
  await press('{ArrowRight}', '2026-yil 28-noyabr, shanba');
  await press('{ArrowDown}', '2026-yil 5-dekabr, shanba');
  expect(heading()).toHaveTextContent('Dekabr 2026');
  await press('{Home}', '2026-yil 30-noyabr, dushanba');
  await press('{End}', '2026-yil 6-dekabr, yakshanba');
  await press('{ArrowUp}', '2026-yil 29-noyabr, yakshanba');
  await press('{ArrowLeft}', '2026-yil 28-noyabr, shanba');
  await press('{PageDown}{PageDown}', '2027-yil 28-yanvar, payshanba');
  await press('{Shift>}{PageUp}{/Shift}', '2026-yil 28-yanvar, chorshanba');
  await press('{PageUp}', '2025-yil 28-dekabr, yakshanba');
  expect(screen.getByRole('dialog')).toBeVisible();
});

it.each(['{Enter}', ' '])('chooses a day by %j, closes and focuses the button', async (key) => {
  const { changes, onValueChange } = recorder();
  render(<Lesson onValueChange={onValueChange} />);
  const user = await open();
  await user.keyboard(`{ArrowRight}${key}`);
  await isClosed();
  expect(button('Taqvimni ochish')).toHaveFocus();
  expect(field()).toHaveValue('28.11.2026');
  expect(changes).toEqual([['2026-11-28', 'calendar']]);
});

it('chooses a day by a press', async () => {
  const { changes, onValueChange } = recorder();
  render(<Lesson defaultValue="2026-11-01" onValueChange={onValueChange} />);
  const user = await open();
  await user.click(day('2026-yil 5-noyabr, payshanba'));
  await isClosed();
  expect(field()).toHaveValue('05.11.2026');
  await open();
  await user.click(day('2026-yil 5-noyabr, payshanba'));
  await isClosed();
  expect(changes).toEqual([['2026-11-05', 'calendar']]);
});

it('closes by Escape without a change, and focuses the button', async () => {
  const { changes, onValueChange } = recorder();
  render(<Lesson onValueChange={onValueChange} />);
  const user = await open();
  await user.keyboard('{ArrowRight}{Escape}');
  await isClosed();
  expect(button('Taqvimni ochish')).toHaveFocus();
  expect(changes).toEqual([]);
});

it('shows other months by its buttons, which keep the focus', async () => {
  render(<Lesson defaultValue="2026-12-31" />);
  const user = await open();
  await user.click(button('Keyingi oy'));
  expect(heading()).toHaveTextContent('Yanvar 2027');
  expect(button('Keyingi oy')).toHaveFocus();
  await user.click(button('Oldingi oy'));
  await user.click(button('Oldingi oy'));
  expect(heading()).toHaveTextContent('Noyabr 2026');
  await user.tab();
  await user.tab();
  expect(day('2026-yil 30-noyabr, dushanba')).toHaveFocus();
});

it('chooses the current day', async () => {
  render(<Lesson defaultValue="2030-05-05" />);
  const user = await open();
  await user.click(button('Bugun'));
  await isClosed();
  expect(field()).toHaveValue('27.11.2026');
});

it('uses the current day of the device by default', async () => {
  render(<Lesson today={undefined} />);
  const today = new Date().getDate();
  await open();
  expect(document.activeElement).toHaveAttribute('aria-current', 'date');
  expect(document.activeElement).toHaveTextContent(String(today));
});

it('disables days outside its limits, and never moves to them', async () => {
  const { changes, onValueChange } = recorder();
  render(<Lesson min="2026-12-05" max="2026-12-20" onValueChange={onValueChange} />);
  const user = await open();
  expect(day('2026-yil 5-dekabr, shanba')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{PageUp}');
  expect(day('2026-yil 5-dekabr, shanba')).toHaveFocus();
  await user.keyboard('{PageDown}');
  expect(day('2026-yil 20-dekabr, yakshanba')).toHaveFocus();
  for (const name of ['2026-yil 4-dekabr, juma', '2026-yil 21-dekabr, dushanba'])
    expect(day(name)).toHaveAttribute('aria-disabled', 'true');
  await user.click(day('2026-yil 4-dekabr, juma'));
  expect(screen.getByRole('dialog')).toBeVisible();
  for (const name of ['Oldingi oy', 'Keyingi oy']) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(name));
  }
  expect(heading()).toHaveTextContent('Dekabr 2026');
  expect(button('Bugun')).toBeDisabled();
  expect(changes).toEqual([]);
});

it('reverses ← and → in a right-to-left page', async () => {
  document.body.style.direction = 'rtl';
  render(<Lesson />);
  const user = await open();
  screen.getByRole('grid').style.direction = 'rtl';
  await user.keyboard('{ArrowLeft}');
  expect(day('2026-yil 28-noyabr, shanba')).toHaveFocus();
  document.body.style.direction = '';
});

it('starts the week on the day of its prop', async () => {
  render(<Lesson weekStartsOn={7} />);
  await open();
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Ya');
  expect(within(screen.getAllByRole('row')[1]!).getByText<HTMLTableCellElement>('1').cellIndex).toBe(0);
});

it.each([
  ['English', englishMessages, 'Open the calendar', 'November 2026', /^Friday,? 27 November 2026$/, 'Today'],
  [
    'Russian',
    russianMessages,
    'Открыть календарь',
    'Ноябрь 2026 г.',
    /^пятница, 27 ноября 2026 г.$/,
    'Сегодня',
  ],
])('has the texts of %s', async (_language, messages, opener, month, name, today) => {
  // The names of months of the outer language are not used.
  render(
    <MessagesProvider messages={uzbekMessages}>
      <Lesson messages={messages} />
    </MessagesProvider>,
  );
  await open(opener);
  expect(heading()).toHaveTextContent(month);
  expect(day(name)).toHaveFocus();
  expect(button(messages.previousMonth)).toBeVisible();
  expect(button(messages.nextMonth)).toBeVisible();
  expect(button(today)).toBeVisible();
});

it('corrects an impossible typed date by a choice', async () => {
  const { changes, onValueChange } = recorder();
  render(<Lesson onValueChange={onValueChange} />);
  await userEvent.type(field(), '31022026');
  const user = await open();
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  await user.keyboard('{Enter}');
  await isClosed();
  expect(field()).toHaveValue('27.11.2026');
  expect(field()).not.toHaveAttribute('aria-invalid');
  expect(changes).toEqual([['2026-11-27', 'calendar']]);
});

it('shows the controlled value, which a form can reset', async () => {
  const Controlled = () => {
    const [value, setValue] = useState<string | null>('2026-11-01');
    return <Lesson value={value} onValueChange={setValue} name="day" />;
  };
  render(<Controlled />);
  await userEvent.type(field(), '{Backspace}5');
  expect(field()).toHaveValue('01.11.2025');
  const user = await open();
  expect(heading()).toHaveTextContent('Noyabr 2025');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(field()).toHaveValue('02.11.2025');
});

it('gives the ISO date to its form, and returns to the initial one', async () => {
  const { container } = render(
    <form>
      <Lesson name="day" defaultValue="2026-11-01" />
      <button type="reset">Qaytarish</button>
    </form>,
  );
  const data = () => container.querySelector<HTMLInputElement>('[name=day]')?.value;
  expect(data()).toBe('2026-11-01');
  const user = await open();
  await user.keyboard('{ArrowRight}{Enter}');
  await isClosed();
  expect(data()).toBe('2026-11-02');
  await user.click(button('Qaytarish'));
  expect(field()).toHaveValue('01.11.2026');
  expect(data()).toBe('2026-11-01');
});

it('stays closed while it is disabled or read-only', async () => {
  const { rerender } = render(<Lesson disabled />);
  expect(button('Taqvimni ochish')).toBeDisabled();
  rerender(<Lesson readOnly />);
  expect(button('Taqvimni ochish')).toBeDisabled();
});

it('gives its input to a ref, and takes names of its buttons from props', async () => {
  const ref = createRef<HTMLInputElement>();
  render(<Lesson ref={ref} buttonLabels={{ open: 'Dars kunini tanlash', today: 'Shu kun' }} />);
  expect(ref.current).toBe(field());
  await open('Dars kunini tanlash');
  expect(button('Shu kun')).toBeVisible();
});

it('renders its field and its button on a server', () => {
  const html = renderToString(<Lesson defaultValue="2026-11-27" />);
  expect(html).toContain('value="27.11.2026"');
  expect(html).toContain('aria-label="Taqvimni ochish"');
});

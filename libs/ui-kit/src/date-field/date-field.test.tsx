// One file: the tests share the field and the texts of its errors below.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { englishMessages } from '../messages/english-messages.js';
import { MessagesProvider } from '../messages/messages-provider.js';
import { russianMessages } from '../messages/russian-messages.js';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { DateField, type DateFieldChange, type DateFieldProps } from './date-field.js';

const Birthday = ({
  messages = uzbekMessages,
  ...props
}: Partial<DateFieldProps> & { messages?: object }) => (
  <MessagesProvider messages={messages}>
    <DateField label="Tugʻilgan sana" {...props} />
  </MessagesProvider>
);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tugʻilgan sana' });

/** Collects the values and reasons of all changes. */
const recorder = () => {
  const changes: [string | null, DateFieldChange['reason']][] = [];
  const onValueChange: DateFieldProps['onValueChange'] = (value, { reason }) => changes.push([value, reason]);
  return { changes, onValueChange };
};

it('has no accessibility violations', async () => {
  const { container } = render(
    <>
      <Birthday />
      <Birthday label="Boshlanish sanasi" required hint="Birinchi dars kuni." error="Sanani kiriting." />
      <Birthday label="Tugash sanasi" hideLabel disabled defaultValue="2026-11-27" name="end" />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['27112026', '27.11.2026'],
  ['27.11.2026', '27.11.2026'],
  ['27/11/2026', '27.11.2026'],
  ['7.1.2026', '07.01.2026'],
  ['7 1 2026', '07.01.2026'],
  ['271', '27.1'],
  ['27..1', '27.1'],
  ['.27', '27'],
  ['2a7b', '27'],
  ['271120269', '27.11.2026'],
  ['27112026{Backspace}', '27.11.202'],
  ['271{Backspace}{Backspace}', '2'],
  ['27112026{Home}1', '17.11.2026'],
  ['27112026{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}12026', '27.12.026'],
])('typed %j becomes %j', async (keys, text) => {
  render(<Birthday />);
  await userEvent.type(field(), keys);
  expect(field()).toHaveValue(text);
});

it('reports the ISO date when it is complete, and null when it is no longer', async () => {
  const { changes, onValueChange } = recorder();
  render(<Birthday onValueChange={onValueChange} />);
  await userEvent.type(field(), '27112026{Backspace}5');
  expect(changes).toEqual([
    ['2026-11-27', 'input'],
    [null, 'input'],
    ['2025-11-27', 'input'],
  ]);
});

it.each(['2026-11-27', '27.11.2026', '27/11/2026', '2026-11-27T10:00:00Z'])(
  'accepts pasted %s',
  async (text) => {
    const user = userEvent.setup();
    const { changes, onValueChange } = recorder();
    render(<Birthday defaultValue="2020-01-01" onValueChange={onValueChange} />);
    await user.click(field());
    await user.paste(text);
    expect(field()).toHaveValue('27.11.2026');
    expect(changes).toEqual([['2026-11-27', 'input']]);
  },
);

it('accepts an autofilled ISO date', () => {
  const { changes, onValueChange } = recorder();
  render(<Birthday onValueChange={onValueChange} />);
  fireEvent.input(field(), { target: { value: '2001-09-08' } });
  expect(field()).toHaveValue('08.09.2001');
  expect(changes.at(-1)).toEqual(['2001-09-08', 'input']);
});

it('keeps an impossible date, and shows an error when the focus leaves it', async () => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  const onBlur = jest.fn();
  render(<Birthday onValueChange={onValueChange} onBlur={onBlur} />);
  await user.type(field(), '31022026');
  expect(field()).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue('31.02.2026');
  expect(field()).toHaveAccessibleDescription('Bunday sana yoʻq. Kun va oyni tekshiring: kk.oo.yyyy.');
  expect(field()).toBeInvalid();
  expect(changes).toEqual([]);
  fireEvent.input(field(), { target: { value: '' } });
  expect(field()).toHaveValue('');
  expect(field()).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(field()).not.toHaveAttribute('aria-invalid');
});

it('asks for the rest of an incomplete date', async () => {
  const user = userEvent.setup();
  render(<Birthday />);
  await user.type(field(), '2711');
  await user.tab();
  expect(field()).toHaveValue('27.11');
  expect(field()).toHaveAccessibleDescription('Sanani toʻliq kiriting: kk.oo.yyyy.');
});

it('accepts its limits, reports a date outside them and shows an error', async () => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  render(<Birthday min="2026-11-01" max="2026-11-30" onValueChange={onValueChange} />);
  const enter = async (text: string) => {
    fireEvent.input(field(), { target: { value: '' } });
    await user.type(field(), text);
    await user.tab();
  };
  await enter('31102026');
  expect(field()).toHaveAccessibleDescription('01.11.2026 yoki undan keyingi sanani kiriting.');
  await enter('01122026');
  expect(field()).toHaveAccessibleDescription('30.11.2026 yoki undan oldingi sanani kiriting.');
  for (const text of ['01112026', '30112026']) {
    await enter(text);
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(field()).toBeValid();
  }
  expect(changes.filter(([value]) => value).map(([value]) => value)).toEqual([
    ...['2026-10-31', '2026-12-01', '2026-11-01', '2026-11-30'],
  ]);
});

it('changes the part at the caret by ↑ and ↓, inside its limits', async () => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  render(<Birthday defaultValue="2026-12-31" max="2027-06-30" onValueChange={onValueChange} />);
  await user.click(field());
  const at = (position: number) => field().setSelectionRange(position, position);
  at(1);
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveValue('01.01.2027');
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 2]);
  at(4);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field()).toHaveValue('01.11.2026');
  at(10);
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveValue('30.06.2027');
  expect(changes.map(([value]) => value)).toEqual(['2027-01-01', '2026-12-01', '2026-11-01', '2027-06-30']);
  expect(new Set(changes.map(([, reason]) => reason))).toEqual(new Set(['keyboard']));
});

it('puts the ISO date into the form data, and an error before a submit by Enter', async () => {
  const submitted: unknown[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const { birthday } = event.currentTarget.elements as unknown as { birthday: HTMLInputElement };
        submitted.push(birthday.value);
      }}
    >
      <Birthday name="birthday" />
    </form>,
  );
  await userEvent.type(field(), '{Enter}27112026{Enter}');
  expect(submitted).toEqual(['', '2026-11-27']);
  await userEvent.type(field(), '{Backspace}{Enter}');
  expect(field()).toHaveAccessibleDescription('Sanani toʻliq kiriting: kk.oo.yyyy.');
  expect(field().form?.checkValidity()).toBe(false);
});

it('returns to its initial value when its form is reset', async () => {
  render(
    <form>
      <Birthday name="birthday" defaultValue="2026-11-27" />
      <button type="reset">Qaytarish</button>
    </form>,
  );
  await userEvent.type(field(), '{Backspace}');
  await userEvent.click(screen.getByRole('button'));
  expect(field()).toHaveValue('27.11.2026');
  expect(field()).not.toHaveAttribute('aria-invalid');
  await userEvent.type(field(), '{Backspace}5');
  expect(field()).toHaveValue('27.11.2025');
});

it('shows the controlled value', async () => {
  const Controlled = ({ frozen = false }: { frozen?: boolean }) => {
    const [value, setValue] = useState<string | null>(null);
    return (
      <>
        <Birthday value={value} onValueChange={(next) => !frozen && setValue(next)} />
        <button onClick={() => setValue('2000-02-29')}>2000</button>
        <button onClick={() => setValue(null)}>Tozalash</button>
      </>
    );
  };
  const user = userEvent.setup();
  const { rerender } = render(<Controlled />);
  await user.type(field(), '27112026');
  expect(field()).toHaveValue('27.11.2026');
  await user.click(screen.getByRole('button', { name: '2000' }));
  expect(field()).toHaveValue('29.02.2000');
  await user.type(field(), '{Backspace}4');
  expect(field()).toHaveValue('29.02.2004');
  await user.click(screen.getByRole('button', { name: 'Tozalash' }));
  expect(field()).toHaveValue('');

  rerender(<Controlled frozen />);
  await user.type(field(), '27112026');
  expect(field()).toHaveValue('');
});

it.each([
  ['English', englishMessages, 'dd/mm/yyyy', '31/02/2026', /^This date does not exist/],
  ['Russian', russianMessages, 'дд.мм.гггг', '31.02.2026', /^Такой даты нет/],
  ['American English', { ...englishMessages, locale: 'en-US' }, 'mm/dd/yyyy', '31/02/2026', /^This date/],
])('has the format and the texts of %s', async (_language, messages, placeholder, text, error) => {
  const user = userEvent.setup();
  render(<Birthday messages={messages} />);
  expect(field()).toHaveAttribute('placeholder', placeholder);
  await user.type(field(), '31022026');
  await user.tab();
  expect(field()).toHaveValue(text);
  expect(field()).toHaveAccessibleDescription(error);
});

it('takes its texts from props, without a provider', async () => {
  const user = userEvent.setup();
  render(
    <DateField
      label="Tugʻilgan sana"
      placeholder="27.11.2026"
      errorTexts={{
        incomplete: 'Toʻliq emas.',
        impossible: (format) => `Notoʻgʻri: ${format}`,
        tooEarly: 'Erta.',
        tooLate: 'Kech.',
      }}
    />,
  );
  await user.type(field(), '31022026');
  await user.tab();
  expect(field()).toHaveAccessibleDescription('Notoʻgʻri: 27.11.2026');
});

it('shows the error of the form instead of its own', async () => {
  const user = userEvent.setup();
  render(<Birthday error="Sana band." hint="Dars kuni." defaultValue="2026-11-27" max="2026-01-01" />);
  await user.click(field());
  await user.tab();
  expect(field()).toHaveAccessibleDescription('Dars kuni. Sana band.');
});

it('cannot be changed while it is disabled or read-only', async () => {
  const { changes, onValueChange } = recorder();
  const { rerender, container } = render(
    <Birthday readOnly defaultValue="2026-11-27" onValueChange={onValueChange} />,
  );
  await userEvent.type(field(), '{Backspace}{ArrowUp}');
  expect(field()).toHaveValue('27.11.2026');
  rerender(<Birthday disabled name="birthday" defaultValue="2026-11-27" onValueChange={onValueChange} />);
  expect(field()).toBeDisabled();
  expect(container.querySelector('[name=birthday]')).toBeDisabled();
  expect(changes).toEqual([]);
});

it('gives its input to a ref, and the attributes of a text field', () => {
  const ref = createRef<HTMLInputElement>();
  render(<Birthday ref={ref} id="sana" required autoComplete="bday" />);
  expect(ref.current).toBe(field());
  expect(field()).toHaveAttribute('id', 'sana');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(field()).toHaveAttribute('autocomplete', 'bday');
  expect(field()).toBeRequired();
  act(() => ref.current?.focus());
  expect(field()).toHaveFocus();
});

it('is empty for a value that is no ISO date', () => {
  const { container } = render(<Birthday name="birthday" defaultValue="27.11.2026" />);
  expect(field()).toHaveValue('');
  expect(container.querySelector('[name=birthday]')).toHaveValue('');
});

it('renders its value on a server', () => {
  const html = renderToString(<Birthday defaultValue="2026-11-27" name="birthday" />);
  expect(html).toMatch(/<input[^>]*value="27.11.2026"/);
  expect(html).toMatch(/<input[^>]*type="hidden"[^>]*value="2026-11-27"/);
});

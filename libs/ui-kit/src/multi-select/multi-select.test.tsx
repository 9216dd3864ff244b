import '../testing/jsdom-polyfills.js';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { englishMessages } from '../messages/english-messages.js';
import { MessagesProvider } from '../messages/messages-provider.js';
import type { Messages } from '../messages/messages.js';
import { russianMessages } from '../messages/russian-messages.js';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { MultiSelect, type MultiSelectProps } from './multi-select.js';

const options = [
  { value: 'mexanika', label: 'Mexanika' },
  { value: 'optika', label: 'Optika' },
  { value: 'tolqin', label: 'Tebranish va toʻlqinlar' },
  { value: 'kvant', label: 'Kvant fizikasi', disabled: true },
];

const Branches = ({
  messages = uzbekMessages,
  ...props
}: Partial<MultiSelectProps> & { messages?: Messages }) => (
  <MessagesProvider messages={messages}>
    <MultiSelect label="Boʻlimlar" options={options} {...props} />
  </MessagesProvider>
);
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Boʻlimlar' });
const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const option = (name: string) => screen.getByRole('option', { name });
const chips = () =>
  screen
    .queryAllByRole('button', { name: /olib tashlash/, hidden: true })
    .map((each) => each.parentElement?.textContent);
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

/** The names and values that the form submits. */
const data = () =>
  [...screen.getByRole<HTMLFormElement>('form', { hidden: true }).elements]
    .filter((element): element is HTMLInputElement => element instanceof HTMLInputElement)
    .filter(({ name, disabled }) => name !== '' && !disabled)
    .map(({ name, value }) => [name, value]);

/** Collects the values and reasons of all changes. */
const recorder = () => {
  const changes: unknown[] = [];
  const onValueChange: MultiSelectProps['onValueChange'] = (values, { event, reason }) => {
    expect(event).toBeInstanceOf(Event);
    changes.push([values, reason]);
  };
  return { changes, onValueChange };
};

it('has no accessibility violations, closed and open', async () => {
  const { container } = render(
    <>
      <Branches required defaultValue={['optika']} hint="Bir nechta." error="Boʻlimni tanlang." />
      <Branches label="Darslar" hideLabel disabled defaultValue={['optika']} name="dars" />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.type(field(), 'mex');
  expect(option('Mexanika')).toBeVisible();
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});

it('selects and removes options of the list, which stays open', async () => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  render(<Branches onValueChange={onValueChange} />);
  await user.click(field());
  await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true'));
  await user.click(option('Mexanika'));
  await user.click(option('Optika'));
  expect(option('Optika')).toHaveAttribute('aria-selected', 'true');
  await user.click(option('Mexanika'));
  expect(changes).toEqual([
    [['mexanika'], 'option'],
    [['mexanika', 'optika'], 'option'],
    [['optika'], 'option'],
  ]);
  expect(chips()).toEqual(['Optika']);
});

it('selects by the keyboard, and is ready for the next search', async () => {
  const user = userEvent.setup();
  render(<Branches />);
  await user.tab();
  await user.keyboard('opt{Enter}');
  expect(chips()).toEqual(['Optika']);
  expect(field()).toHaveValue('');
  await user.keyboard('TO{Enter}');
  expect(chips()).toEqual(['Optika', 'Tebranish va toʻlqinlar']);
  await isClosed();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
});

it('removes the last chip by Backspace in an empty text only', async () => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  render(<Branches defaultValue={['mexanika', 'optika']} onValueChange={onValueChange} />);
  await user.type(field(), 'k{Backspace}');
  expect(changes).toEqual([]);
  await user.keyboard('{Backspace}');
  expect(changes).toEqual([[['mexanika'], 'remove']]);
  expect(chips()).toEqual(['Mexanika']);
});

it('moves to its chips by the arrows, and removes the focused one', async () => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  render(<Branches defaultValue={['mexanika', 'optika', 'tolqin']} onValueChange={onValueChange} />);
  await user.click(field());
  await user.keyboard('{Escape}');
  await isClosed();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
  expect(changes).toEqual([[['mexanika', 'tolqin'], 'remove']]);
  await user.keyboard('x');
  expect(field()).toHaveFocus();
});

it('reverses ← and → in a right-to-left page', async () => {
  // jsdom does not inherit the direction.
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '* { direction: rtl; }';
  const user = userEvent.setup();
  render(<Branches defaultValue={['mexanika', 'optika', 'tolqin']} />);
  await user.click(field());
  await user.keyboard('{Escape}');
  await isClosed();
  await user.keyboard('{ArrowRight}{ArrowRight}{Delete}');
  expect(chips()).toEqual(['Mexanika', 'Tebranish va toʻlqinlar']);
  style.remove();
});

it('removes a chip by its button, and all by the other, and keeps the focus', async () => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  render(<Branches defaultValue={['mexanika', 'optika', 'tolqin']} onValueChange={onValueChange} />);
  await user.click(button('Optikani olib tashlash'));
  expect(field()).toHaveFocus();
  await user.click(button('Tozalash'));
  expect(field()).toHaveFocus();
  expect(changes).toEqual([
    [['mexanika', 'tolqin'], 'remove'],
    [[], 'clear'],
  ]);
  expect(chips()).toEqual([]);
});

it('closes by Escape, which keeps the selected options', async () => {
  const user = userEvent.setup();
  render(<Branches defaultValue={['mexanika']} />);
  await user.type(field(), 'opt{Escape}');
  await isClosed();
  await user.keyboard('{Escape}');
  expect(chips()).toEqual(['Mexanika']);
  expect(field()).toHaveValue('');
});

it('shows its placeholder only without chips', async () => {
  render(<Branches placeholder="Tanlang" />);
  expect(field()).toHaveAttribute('placeholder', 'Tanlang');
  await userEvent.type(field(), 'opt{Enter}');
  expect(field()).not.toHaveAttribute('placeholder');
});

it('searches by the key of the caller', async () => {
  const ignoringApostrophes = (text: string) => text.toLowerCase().replace(/[ʻʼ'`‘’]/g, '');
  render(<Branches searchKey={ignoringApostrophes} />);
  await userEvent.type(field(), "TO'L");
  expect(screen.getAllByRole('option')).toEqual([option('Tebranish va toʻlqinlar')]);
});

it('follows its values when it is controlled', async () => {
  const user = userEvent.setup();
  const Controlled = () => {
    const [values, setValues] = useState(['kvant']);
    // At most two options.
    return <Branches value={values} onValueChange={(next) => setValues(next.length > 2 ? values : next)} />;
  };
  render(<Controlled />);
  expect(chips()).toEqual(['Kvant fizikasi']);
  await user.type(field(), 'opt{Enter}');
  await user.keyboard('mex{Enter}');
  expect(chips()).toEqual(['Kvant fizikasi', 'Optika']);
});

it('has one entry per value in the form data, and returns to its initial values with its form', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="Soʻrov">
      <Branches name="bolim" defaultValue={['optika']} />
      <button type="reset">Qaytarish</button>
    </form>,
  );
  await user.type(field(), 'mex{Enter}');
  expect(data()).toEqual([
    ['bolim', 'optika'],
    ['bolim', 'mexanika'],
  ]);
  await user.click(button('Tozalash'));
  expect(data()).toEqual([]);
  await user.click(button('Qaytarish'));
  expect(data()).toEqual([['bolim', 'optika']]);
  expect(chips()).toEqual(['Optika']);
});

it('cannot be changed while it is disabled', async () => {
  const { changes, onValueChange } = recorder();
  render(
    <form aria-label="Soʻrov">
      <Branches name="bolim" defaultValue={['optika']} disabled onValueChange={onValueChange} />
    </form>,
  );
  await userEvent.click(button('Optikani olib tashlash'));
  expect(field()).toBeDisabled();
  expect(changes).toEqual([]);
  expect(data()).toEqual([]);
});

it('announces its hint and its error, and passes its input to a ref', () => {
  const ref = createRef<HTMLInputElement>();
  render(<Branches ref={ref} required hint="Bir nechta." error="Boʻlimni tanlang." />);
  expect(ref.current).toBe(field());
  expect(field()).toHaveAccessibleDescription('Bir nechta. Boʻlimni tanlang.');
  expect(field()).toBeInvalid();
  expect(field()).toBeRequired();
});

it.each([uzbekMessages, englishMessages, russianMessages])(
  'has the texts of its provider: $locale',
  (messages) => {
    render(<Branches messages={messages} defaultValue={['optika']} />);
    expect(button(messages.removeOption.replace('{value}', 'Optika'))).toBeInTheDocument();
    expect(screen.getByRole('toolbar', { name: messages.selectedOptions })).toBeInTheDocument();
  },
);

it('has the texts of its props', () => {
  render(
    <Branches defaultValue={['optika']} labels={{ removeOption: (label) => `${label}dan voz kechish` }} />,
  );
  expect(button('Optikadan voz kechish')).toBeInTheDocument();
});

it('renders its values on a server', () => {
  const html = renderToString(<Branches defaultValue={['optika']} name="bolim" />);
  expect(html).toContain('>Optika<');
  expect(html).toMatch(/<input[^>]*type="hidden"[^>]*value="optika"/);
});

// One file: the tests share the form data and the recorder of changes below.
import '../testing/jsdom-polyfills.js';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { englishMessages } from '../messages/english-messages.js';
import { MessagesProvider } from '../messages/messages-provider.js';
import type { Messages } from '../messages/messages.js';
import { russianMessages } from '../messages/russian-messages.js';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { Combobox, type ComboboxProps } from './combobox.js';

const options = [
  { value: 'mexanika', label: 'Mexanika' },
  { value: 'optika', label: 'Geometrik optika', description: 'Linzalar va koʻzgular' },
  { value: 'tolqin', label: 'Tebranish va toʻlqinlar' },
  { value: 'kvant', label: 'Kvant fizikasi', disabled: true },
];
const many = Array.from({ length: 1000 }, (_, index) => ({
  value: String(index),
  label: `${index}-maktab`,
}));

const Branch = ({ messages = uzbekMessages, ...props }: Partial<ComboboxProps> & { messages?: Messages }) => (
  <MessagesProvider messages={messages}>
    <Combobox label="Boʻlim" options={options} {...props} />
  </MessagesProvider>
);
const keepAll = () => '';
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Boʻlim' });
const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const option = (name: string | RegExp) => screen.getByRole('option', { name });
const labels = () => screen.getAllByRole('option').map((each) => each.textContent);
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
  const onValueChange: ComboboxProps['onValueChange'] = (value, { event, reason }) => {
    expect(event).toBeInstanceOf(Event);
    changes.push([value, reason]);
  };
  return { changes, onValueChange };
};

it('has no accessibility violations, closed and open', async () => {
  const { container } = render(
    <>
      <Branch required hint="Bittasini tanlang." error="Boʻlimni tanlang." />
      <Branch label="Dars" hideLabel disabled defaultValue="optika" name="dars" />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.type(field(), 'o');
  expect(option(/optika/)).toBeVisible();
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});

it('searches during typing, and chooses the first match by Enter', async () => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  render(<Branch onValueChange={onValueChange} />);
  await user.type(field(), 'OPT');
  expect(labels()).toEqual(['Geometrik optikaLinzalar va koʻzgular']);
  expect(field()).toHaveAttribute('aria-activedescendant', option(/optika/).id);
  await user.keyboard('{Enter}');
  await isClosed();
  expect(field()).toHaveValue('Geometrik optika');
  expect(changes).toEqual([['optika', 'option']]);
});

it('opens by the arrows, which move the highlight', async () => {
  const user = userEvent.setup();
  render(<Branch />);
  await user.tab();
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(labels()).toHaveLength(4));
  await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', option('Mexanika').id));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Tebranish va toʻlqinlar');
  await isClosed();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(option('Tebranish va toʻlqinlar')).toHaveAttribute('aria-selected', 'true'));
  expect(labels()).toHaveLength(4);
});

it('closes by Escape, which keeps the choice', async () => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  render(<Branch defaultValue="optika" onValueChange={onValueChange} />);
  await user.click(field());
  await user.type(field(), ' t');
  await user.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(field()).toHaveValue('Geometrik optika'));
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('Geometrik optika');
  expect(changes).toEqual([]);
});

it('replaces a text without a choice when the focus leaves the field', async () => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  render(
    <>
      <Branch defaultValue="mexanika" onValueChange={onValueChange} />
      <button>Keyingi</button>
    </>,
  );
  await user.tab();
  await user.keyboard('tok');
  await user.tab();
  await isClosed();
  expect(button('Keyingi')).toHaveFocus();
  await waitFor(() => expect(field()).toHaveValue('Mexanika'));
  expect(changes).toEqual(expect.not.arrayContaining([['tolqin', 'option']]));
});

it('opens and closes by its button, and is emptied by the other', async () => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  render(<Branch defaultValue="mexanika" onValueChange={onValueChange} />);
  const opener = button('Variantlarni koʻrsatish');
  await user.click(opener);
  await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  expect(field()).toHaveFocus();
  await user.click(opener);
  await isClosed();
  await user.click(button('Tozalash'));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(changes).toEqual([[null, 'clear']]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tozalash' })).not.toBeInTheDocument());
});

it('has no choice when its text is emptied', async () => {
  const { changes, onValueChange } = recorder();
  render(<Branch defaultValue="mexanika" onValueChange={onValueChange} />);
  await userEvent.clear(field());
  expect(changes).toEqual([[null, 'input']]);
});

it('shows a disabled option, which cannot be chosen', async () => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  render(<Branch onValueChange={onValueChange} />);
  await user.type(field(), 'kvant');
  expect(option('Kvant fizikasi')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  await user.click(option('Kvant fizikasi'));
  expect(changes).toEqual([]);
});

it('searches by the key of the caller', async () => {
  const ignoringApostrophes = (text: string) => text.toLowerCase().replace(/[ʻʼ'`‘’]/g, '');
  render(<Branch searchKey={ignoringApostrophes} />);
  await userEvent.type(field(), "TO'L");
  expect(labels()).toEqual(['Tebranish va toʻlqinlar']);
  await userEvent.clear(field());
  await userEvent.type(field(), 'tolq');
  expect(labels()).toEqual(['Tebranish va toʻlqinlar']);
});

it('shows what a server finds for the typed text', async () => {
  const find = jest.fn((text: string) => (text === '' ? [] : [{ value: 'linza', label: 'Yigʻuvchi linza' }]));
  const Searching = () => {
    const [text, setText] = useState('');
    const [value, setValue] = useState<string | null>(null);
    const chosen = value === null ? [] : [{ value, label: 'Yigʻuvchi linza' }];
    return (
      <Branch
        options={text === '' ? chosen : find(text)}
        searchKey={keepAll}
        onInputValueChange={setText}
        value={value}
        onValueChange={setValue}
      />
    );
  };
  render(<Searching />);
  await userEvent.type(field(), 'lupa');
  expect(find).toHaveBeenLastCalledWith('lupa');
  await userEvent.click(await screen.findByRole('option', { name: 'Yigʻuvchi linza' }));
  await isClosed();
  expect(field()).toHaveValue('Yigʻuvchi linza');
});

it('says that nothing matches, and does not submit the form by Enter then', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Branch />
      <button>Yuborish</button>
    </form>,
  );
  await user.type(field(), 'xyz');
  await waitFor(() => expect(screen.getByText('Hech narsa topilmadi')).toBeVisible());
  await user.keyboard('{Enter}');
  await isClosed();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('says that options are loading', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Branch loading options={[]} />);
  await user.click(field());
  await waitFor(() => expect(screen.getByText('Yuklanmoqda')).toBeVisible());
  rerender(<Branch />);
  await waitFor(() => expect(labels()).toHaveLength(4));
  expect(screen.queryByText('Yuklanmoqda')).not.toBeInTheDocument();
});

it('shows the first of many options and the number of the others', async () => {
  const user = userEvent.setup();
  render(<Branch options={many} />);
  await user.click(field());
  await waitFor(() => expect(labels()).toHaveLength(100));
  expect(screen.getByText(/Yana 900 ta variant bor/)).toBeVisible();
  await user.type(field(), '99');
  expect(labels()).toHaveLength(19);
  expect(screen.queryByText(/Yana/)).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('99-maktab');
});

it('shows the chosen one of many options when it opens', async () => {
  const user = userEvent.setup();
  render(<Branch options={many} defaultValue={many[700]!.value} />);
  await user.click(field());
  await waitFor(() => expect(labels()).toHaveLength(100));
  expect(screen.getByRole('option', { name: many[700]!.label })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue(many[701]!.label);
  await isClosed();
  await user.clear(field());
  await user.type(field(), '99');
  expect(labels()).toHaveLength(19);
});

it('follows its value when it is controlled', async () => {
  const user = userEvent.setup();
  const Controlled = ({ frozen = false }) => {
    const [value, setValue] = useState<string | null>('mexanika');
    return (
      <>
        <Branch value={value} onValueChange={(next) => !frozen && setValue(next)} />
        <button onClick={() => setValue('tolqin')}>Toʻlqinlar</button>
      </>
    );
  };
  const { rerender } = render(<Controlled />);
  await user.click(button('Toʻlqinlar'));
  expect(field()).toHaveValue('Tebranish va toʻlqinlar');
  await user.clear(field());
  await user.keyboard('opt{Enter}');
  expect(field()).toHaveValue('Geometrik optika');
  await isClosed();

  rerender(<Controlled frozen />);
  await user.clear(field());
  await user.keyboard('mex{Enter}');
  await isClosed();
  await waitFor(() => expect(field()).toHaveValue('Geometrik optika'));
});

it('shows the label of its value as soon as there is an option for it', () => {
  const { rerender } = render(<Branch defaultValue="optika" options={[]} />);
  expect(field()).toHaveValue('optika');
  rerender(<Branch defaultValue="optika" />);
  expect(field()).toHaveValue('Geometrik optika');
});

it('keeps a typed text while its parent passes equal options', async () => {
  const { rerender } = render(<Branch defaultValue="mexanika" options={[...options]} />);
  await userEvent.type(field(), ' x');
  rerender(<Branch defaultValue="mexanika" options={[...options]} />);
  expect(field()).toHaveValue('Mexanika x');
});

it('is part of the form data, and returns to its initial value with its form', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="Soʻrov">
      <Branch name="bolim" defaultValue="mexanika" />
      <button type="reset">Qaytarish</button>
    </form>,
  );
  expect(data()).toEqual([['bolim', 'mexanika']]);
  await user.clear(field());
  expect(data()).toEqual([['bolim', '']]);
  await user.keyboard('opt{Enter}');
  expect(data()).toEqual([['bolim', 'optika']]);
  await user.click(button('Qaytarish'));
  expect(field()).toHaveValue('Mexanika');
  expect(data()).toEqual([['bolim', 'mexanika']]);
});

it('is no part of the form data while it is disabled', async () => {
  render(
    <form aria-label="Soʻrov">
      <Branch name="bolim" defaultValue="mexanika" disabled />
    </form>,
  );
  expect(field()).toBeDisabled();
  expect(data()).toEqual([]);
  await userEvent.click(button('Variantlarni koʻrsatish'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tozalash' })).not.toBeInTheDocument();
});

it('cannot be changed while it is read-only', async () => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  render(<Branch defaultValue="mexanika" readOnly onValueChange={onValueChange} />);
  await user.type(field(), 'x{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Mexanika');
  expect(changes).toEqual([]);
});

it('announces its hint and its error', () => {
  render(<Branch id="bolim" required hint="Bittasini tanlang." error="Boʻlimni tanlang." />);
  expect(field()).toHaveAttribute('id', 'bolim');
  expect(field()).toHaveAccessibleDescription('Bittasini tanlang. Boʻlimni tanlang.');
  expect(field()).toBeInvalid();
  expect(field()).toBeRequired();
});

it.each([uzbekMessages, englishMessages, russianMessages])(
  'has the texts of its provider: $locale',
  async (messages) => {
    render(<Branch messages={messages} options={many} defaultValue="7" />);
    expect(button(messages.clear)).toBeInTheDocument();
    await userEvent.click(button(messages.showOptions));
    await waitFor(() =>
      expect(screen.getByText(messages.moreOptions.replace('{value}', '900'))).toBeVisible(),
    );
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: messages.close, hidden: true })).toHaveLength(2),
    );
    expect(screen.queryByRole('button', { name: 'Dismiss', hidden: true })).not.toBeInTheDocument();
    await userEvent.type(field(), 'x');
    expect(screen.getByText(messages.noOptions)).toBeVisible();
  },
);

it('has the texts of its props', async () => {
  render(
    <Branch
      options={many}
      labels={{ showOptions: 'Maktablar roʻyxati', moreOptions: (count) => `yana ${count} ta maktab` }}
    />,
  );
  await userEvent.click(button('Maktablar roʻyxati'));
  await waitFor(() => expect(screen.getByText('yana 900 ta maktab')).toBeVisible());
});

// The shape of react-hook-form's `Controller`.
it('accepts what a form library passes to a controlled field', async () => {
  const user = userEvent.setup();
  const input = createRef<HTMLInputElement>();
  const onBlur = jest.fn();
  const onChange = jest.fn();
  render(
    <Branch
      ref={input}
      name="bolim"
      value={null}
      disabled={false}
      onBlur={onBlur}
      onValueChange={onChange}
    />,
  );
  expect(input.current).toBe(field());
  input.current?.focus();
  await user.keyboard('mex{Enter}');
  expect(onChange).toHaveBeenCalledWith('mexanika', expect.anything());
  await user.tab();
  expect(onBlur).toHaveBeenCalled();
});

it('opens inside the dialog around it', async () => {
  render(
    <dialog open>
      <Branch />
    </dialog>,
  );
  await userEvent.click(field());
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByRole('listbox', { hidden: true })).toBeVisible(),
  );
});

it('renders its value on a server', () => {
  const html = renderToString(<Branch id="bolim" defaultValue="mexanika" name="bolim" error="Xato." />);
  expect(html).toMatch(/<input[^>]*value="Mexanika"/);
  expect(html).toMatch(/<input[^>]*name="bolim"[^>]*value="mexanika"/);
  expect(html).toMatch(/<input[^>]*aria-describedby="bolim-error"/);
});

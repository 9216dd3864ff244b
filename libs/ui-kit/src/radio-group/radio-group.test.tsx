import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState, type ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { RadioGroup } from './radio-group.js';

const options = [
  { value: 'yuz', label: 'Dars', hint: 'Maktabda' },
  { value: 'mustaqil', label: 'Mustaqil' },
  { value: 'kvant', label: 'Kvant', disabled: true },
];
const group = () => screen.getByRole('radiogroup', { name: 'Oʻqish turi' });
const radio = (name: string) => screen.getByRole('radio', { name });

const open = (props: Partial<ComponentProps<typeof RadioGroup>> = {}) => {
  const { container } = render(
    <form aria-label="Anketa">
      <RadioGroup label="Oʻqish turi" name="tur" options={options} {...props} />
      <button type="reset">Tozalash</button>
    </form>,
  );
  return { container, user: userEvent.setup() };
};

it('has no accessibility violations', async () => {
  const { container } = open({ hint: 'Keyin oʻzgartiriladi.', error: 'Bittasini tanlang.', required: true });
  expect(await axe(container)).toHaveNoViolations();
});

it('is a fieldset named by its legend, its first child', () => {
  open({ required: true });
  expect(group().tagName).toBe('FIELDSET');
  expect(group().firstElementChild?.tagName).toBe('LEGEND');
  expect(group()).toHaveAttribute('aria-required', 'true');
});

it('is described by hint, error and additional ids, and is invalid with an error', () => {
  const { container } = open({
    id: 'tur',
    hint: 'Keyin oʻzgaradi.',
    error: 'Tanlang.',
    'aria-describedby': 'x',
  });
  expect(group()).toHaveAccessibleDescription('Keyin oʻzgaradi. Tanlang.');
  expect(group()).toHaveAttribute('aria-describedby', 'x tur-hint tur-error');
  expect(group()).toHaveAttribute('aria-invalid', 'true');
  expect(container.querySelector('#tur-2')).toBe(radio('Mustaqil'));
});

it('names an option by its label and describes it by its hint', () => {
  open();
  expect(radio('Dars')).toHaveAccessibleDescription('Maktabda');
  expect(radio('Mustaqil')).not.toHaveAttribute('aria-describedby');
});

describe('uncontrolled', () => {
  it('starts with the default value, and resets to it', async () => {
    const { user } = open({ defaultValue: 'mustaqil' });
    expect(screen.getByRole('form')).toHaveFormValues({ tur: 'mustaqil' });

    await user.click(screen.getByText('Dars'));
    expect(screen.getByRole('form')).toHaveFormValues({ tur: 'yuz' });

    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('form')).toHaveFormValues({ tur: 'mustaqil' });
  });

  it('works by keyboard: one tab stop, arrows, Space', async () => {
    const values: string[] = [];
    const { user } = open({ onChange: (event) => values.push(event.currentTarget.value) });
    await user.tab();
    expect(radio('Dars')).toHaveFocus();
    await user.keyboard(' ');
    await user.keyboard('{ArrowDown}');
    expect(radio('Mustaqil')).toBeChecked();
    expect(values).toEqual(['yuz', 'mustaqil']);

    await user.tab();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('is invalid without a selection when required', () => {
    open({ required: true });
    expect(screen.getByRole('form')).toBeInvalid();
    expect(radio('Dars')).toBeRequired();
  });
});

describe('controlled', () => {
  it('shows only its value', async () => {
    const { user } = open({ value: null });
    await user.click(radio('Dars'));
    expect(radio('Dars')).not.toBeChecked();
  });

  it('calls onChange with the selected value', async () => {
    const Controlled = () => {
      const [value, setValue] = useState<string | null>(null);
      return (
        <RadioGroup
          label="Oʻqish turi"
          options={options}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      );
    };
    render(<Controlled />);
    await userEvent.click(radio('Mustaqil'));
    expect(radio('Mustaqil')).toBeChecked();
  });
});

it('has disabled options', async () => {
  const onChange = jest.fn();
  const { user } = open({ onChange });
  await user.click(screen.getByText('Kvant'));
  expect(onChange).not.toHaveBeenCalled();
  expect(radio('Dars')).toBeEnabled();
});

it('can be disabled', () => {
  open({ disabled: true });
  for (const each of screen.getAllByRole('radio')) expect(each).toBeDisabled();
});

it('separates two groups without a name', async () => {
  render(
    <>
      <RadioGroup label="Birinchi" options={options} />
      <RadioGroup label="Ikkinchi" options={options} />
    </>,
  );
  const [first, second] = screen.getAllByRole('radio', { name: 'Dars' });
  await userEvent.click(screen.getAllByRole('radio', { name: 'Mustaqil' })[0]!);
  await userEvent.click(first!);
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([first]);
  await userEvent.click(second!);
  expect(first).toBeChecked();
  expect(second).toBeChecked();
});

it('renders its selection on a server', () => {
  const html = renderToString(<RadioGroup label="Oʻqish turi" options={options} defaultValue="mustaqil" />);
  expect(html.match(/<input[^>]*>/g)?.map((tag) => tag.includes('checked'))).toEqual([false, true, false]);
});

// The shape of react-hook-form's `register`.
it('accepts what a form library registers for its inputs', async () => {
  const inputs = new Set<HTMLInputElement>();
  const changes: unknown[] = [];
  const registered = {
    name: 'tur',
    onChange: ({ target }: { target: { name: string; value: string } }) =>
      changes.push([target.name, target.value]),
    onBlur: ({ target }: { target: EventTarget }) =>
      changes.push(['blur', (target as HTMLInputElement).value]),
    ref: (input: HTMLInputElement | null) => void (input && inputs.add(input)),
  };
  render(<RadioGroup label="Oʻqish turi" options={options} {...registered} />);
  expect([...inputs].map(({ value }) => value)).toEqual(options.map(({ value }) => value));
  await userEvent.click(radio('Mustaqil'));
  await userEvent.tab();
  expect(changes).toEqual([
    ['tur', 'mustaqil'],
    ['blur', 'mustaqil'],
  ]);
});

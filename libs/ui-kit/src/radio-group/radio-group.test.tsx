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

it('has no accessibility faults', async () => {
  const { container } = open({ hint: 'Keyin oʻzgartiriladi.', error: 'Bittasini tanlang.', required: true });
  expect(await axe(container)).toHaveNoViolations();
});

it('is a fieldset that begins with its legend, and is named by it alone', () => {
  open({ required: true });
  expect(group().tagName).toBe('FIELDSET');
  expect(group().firstElementChild?.tagName).toBe('LEGEND');
  expect(group()).toHaveAttribute('aria-required', 'true');
});

it('is described by hint, error and whatever the caller adds, and is invalid with an error', () => {
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

it('describes a choice by its hint and names it by its label', () => {
  open();
  expect(radio('Dars')).toHaveAccessibleDescription('Maktabda');
  expect(radio('Mustaqil')).not.toHaveAttribute('aria-describedby');
});

describe('held by the browser', () => {
  it('begins with the default, and goes back to it', async () => {
    const { user } = open({ defaultValue: 'mustaqil' });
    expect(screen.getByRole('form')).toHaveFormValues({ tur: 'mustaqil' });

    await user.click(screen.getByText('Dars'));
    expect(screen.getByRole('form')).toHaveFormValues({ tur: 'yuz' });

    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('form')).toHaveFormValues({ tur: 'mustaqil' });
  });

  it('is worked by keys: one stop of Tab, arrows, Space', async () => {
    const onChange = jest.fn();
    const { user } = open({ onChange });
    await user.tab();
    expect(radio('Dars')).toHaveFocus();
    await user.keyboard(' ');
    await user.keyboard('{ArrowDown}');
    expect(radio('Mustaqil')).toBeChecked();
    expect(onChange.mock.calls).toEqual([['yuz'], ['mustaqil']]);

    await user.tab();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('asks for a choice where one is needed', () => {
    open({ required: true });
    expect(screen.getByRole('form')).toBeInvalid();
    expect(radio('Dars')).toBeRequired();
  });
});

describe('held by the caller', () => {
  it('shows what it is told and nothing else', async () => {
    const { user } = open({ value: null });
    await user.click(radio('Dars'));
    expect(radio('Dars')).not.toBeChecked();
  });

  it('says which choice was made', async () => {
    const Held = () => {
      const [value, setValue] = useState<string | null>(null);
      return <RadioGroup label="Oʻqish turi" options={options} value={value} onChange={setValue} />;
    };
    render(<Held />);
    await userEvent.click(radio('Mustaqil'));
    expect(radio('Mustaqil')).toBeChecked();
  });
});

it('has choices that cannot be made, one or all', async () => {
  const onChange = jest.fn();
  const { user } = open({ onChange });
  await user.click(screen.getByText('Kvant'));
  expect(onChange).not.toHaveBeenCalled();
  expect(radio('Dars')).toBeEnabled();
});

it('goes off as a whole', () => {
  open({ disabled: true });
  for (const each of screen.getAllByRole('radio')) expect(each).toBeDisabled();
});

it('keeps two groups without a name apart', async () => {
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

it('is rendered on a server with its choice', () => {
  const html = renderToString(<RadioGroup label="Oʻqish turi" options={options} defaultValue="mustaqil" />);
  expect(html.match(/<input[^>]*>/g)?.map((tag) => tag.includes('checked'))).toEqual([false, true, false]);
});

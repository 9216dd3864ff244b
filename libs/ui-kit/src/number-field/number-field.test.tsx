import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { NumberField, type NumberFieldProps } from './number-field.js';
import type { NumberFieldChange } from './use-number-input.js';

const buttonLabels = { decrease: 'Kamaytirish', increase: 'Oshirish' };
const Mass = (props: Partial<NumberFieldProps>) => (
  <NumberField label="Massa" buttonLabels={buttonLabels} {...props} />
);
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Massa' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Collects the values and reasons of all changes. */
const recorder = () => {
  const changes: [number | null, NumberFieldChange['reason']][] = [];
  const onValueChange: NumberFieldProps['onValueChange'] = (value, { reason }) =>
    changes.push([value, reason]);
  return { changes, onValueChange };
};

it('has no accessibility violations', async () => {
  const { container } = render(
    <>
      <Mass />
      <Mass label="Tezlik" required hint="Toʻxtab turgan jism: 0." error="Son kiriting." unit="m/s" />
      <Mass label="Vaqt" hideLabel disabled defaultValue={2} min={0} max={10} name="time" />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it.each(['2,5', '2.5'])('accepts %s, and shows the number with the separator of Uzbek', async (typed) => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  render(<Mass onValueChange={onValueChange} />);
  await user.type(field(), typed);
  expect(field()).toHaveValue(typed);
  expect(changes).toEqual([
    [2, 'input'],
    [2.5, 'input'],
  ]);
  await user.tab();
  expect(field()).toHaveValue('2,5');
});

it('shows the number with the separator of its locale', () => {
  render(<Mass defaultValue={2.5} locale="en" />);
  expect(field()).toHaveValue('2.5');
});

it('ignores letters, and is empty for an empty text', async () => {
  const { changes, onValueChange } = recorder();
  render(<Mass onValueChange={onValueChange} />);
  await userEvent.type(field(), '4kg');
  expect(field()).toHaveValue('4');
  await userEvent.clear(field());
  expect(changes).toEqual([
    [4, 'input'],
    [null, 'input'],
  ]);
});

it('restores the number when the focus leaves an incomplete text', async () => {
  const user = userEvent.setup();
  render(<Mass defaultValue={3} />);
  await user.type(field(), '-');
  expect(field()).toHaveValue('3-');
  await user.tab();
  expect(field()).toHaveValue('3');

  await user.clear(field());
  await user.type(field(), '-');
  await user.tab();
  expect(field()).toHaveValue('');
});

it('applies its limits when the focus leaves it', async () => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  const onBlur = jest.fn();
  render(<Mass min={0} max={10} onValueChange={onValueChange} onBlur={onBlur} />);
  await user.type(field(), '25');
  await user.tab();
  expect(field()).toHaveValue('10');
  expect(changes.at(-1)).toEqual([10, 'blur']);
  expect(onBlur).toHaveBeenCalledTimes(1);
});

it('changes by keys', async () => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  render(<Mass defaultValue={1} min={0} max={5} step={0.1} onValueChange={onValueChange} />);
  await user.tab();
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{PageUp}{PageDown}{End}{ArrowUp}{Home}');
  expect(changes.map(([value]) => value)).toEqual([1.1, 1.2, 1.1, 2.1, 1.1, 5, 0]);
  expect(new Set(changes.map(([, reason]) => reason))).toEqual(new Set(['keyboard']));
  expect(field()).toHaveValue('0');
});

it('leaves Home, End and combined keys to the browser where they have no meaning', async () => {
  const { changes, onValueChange } = recorder();
  render(<Mass defaultValue={1} onValueChange={onValueChange} />);
  await userEvent.type(field(), '{Home}{End}{Shift>}{ArrowUp}{/Shift}');
  expect(changes).toEqual([]);
});

it('changes by its buttons, which stop at the limits and keep the focus', async () => {
  const user = userEvent.setup();
  const { changes, onValueChange } = recorder();
  render(<Mass defaultValue={1} min={0} max={2} onValueChange={onValueChange} />);
  await user.click(field());
  await user.click(button('Oshirish'));
  expect(field()).toHaveFocus();
  expect(button('Oshirish')).toBeDisabled();
  await user.click(button('Kamaytirish'));
  await user.click(button('Kamaytirish'));
  expect(button('Kamaytirish')).toBeDisabled();
  expect(changes).toEqual([
    [2, 'button'],
    [1, 'button'],
    [0, 'button'],
  ]);
});

it('starts an empty field at zero or the nearest limit', async () => {
  render(<Mass min={5} />);
  await userEvent.click(button('Oshirish'));
  expect(field()).toHaveValue('5');
});

it('shows the controlled value', async () => {
  const Controlled = ({ frozen = false }: { frozen?: boolean }) => {
    const [value, setValue] = useState<number | null>(4);
    return <Mass value={value} onValueChange={(next) => !frozen && setValue(next)} />;
  };
  const { rerender } = render(<Controlled />);
  await userEvent.type(field(), ',5');
  expect(field()).toHaveValue('4,5');

  rerender(<Controlled frozen />);
  await userEvent.type(field(), '7');
  expect(field()).toHaveValue('4,5');
  await userEvent.click(button('Oshirish'));
  expect(field()).toHaveValue('4,5');
});

it('puts the number with a point into the form data, limited on Enter', async () => {
  const submitted: unknown[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const { mass } = event.currentTarget.elements as unknown as { mass: HTMLInputElement };
        submitted.push(mass.value);
      }}
    >
      <Mass name="mass" max={10} />
    </form>,
  );
  await userEvent.type(field(), '{Enter}2,5{Enter}');
  await userEvent.type(field(), '0{Enter}');
  await userEvent.clear(field());
  await userEvent.type(field(), '80{Enter}');
  expect(submitted).toEqual(['', '2.5', '2.5', '10']);
});

it('returns to its initial value when its form is reset', async () => {
  render(
    <form>
      <Mass name="mass" defaultValue={3} />
      <button type="reset">Qaytarish</button>
    </form>,
  );
  await userEvent.type(field(), '3');
  expect(field()).toHaveValue('33');
  await userEvent.click(button('Qaytarish'));
  expect(field()).toHaveValue('3');
});

it('cannot be changed while it is disabled or read-only', async () => {
  const { changes, onValueChange } = recorder();
  const { rerender } = render(<Mass defaultValue={3} readOnly onValueChange={onValueChange} />);
  await userEvent.type(field(), '4{ArrowUp}');
  expect(button('Oshirish')).toBeDisabled();

  rerender(<Mass defaultValue={3} disabled name="mass" onValueChange={onValueChange} />);
  await userEvent.click(button('Kamaytirish'));
  expect(field()).toBeDisabled();
  expect(changes).toEqual([]);
});

it('announces its value with the unit, its limits, hint and error', () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <Mass
      ref={ref}
      id="massa"
      defaultValue={2.5}
      min={0}
      max={10}
      unit="kg"
      required
      hint="Jism massasi."
      error="Juda katta."
    />,
  );
  expect(ref.current).toBe(field());
  expect(field()).toHaveAttribute('id', 'massa');
  expect(field()).toHaveAttribute('aria-valuetext', '2,5 kg');
  expect(field()).toHaveAttribute('aria-valuenow', '2.5');
  expect(field()).toHaveAttribute('aria-valuemax', '10');
  expect(field()).toHaveAccessibleDescription('Jism massasi. Juda katta.');
  expect(field()).toBeInvalid();
  expect(field()).toBeRequired();
});

it('renders its value on a server', () => {
  const html = renderToString(<Mass id="massa" defaultValue={2.5} name="mass" error="Xato." />);
  expect(html).toMatch(/<input[^>]*value="2,5"/);
  expect(html).toMatch(/<input[^>]*type="hidden"[^>]*value="2.5"/);
  expect(html).toMatch(/<input[^>]*aria-describedby="massa-error"/);
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Switch } from './switch.js';

const switchNamed = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

it('has no accessibility violations', async () => {
  const { container } = render(
    <>
      <Switch label="Tovush" />
      <Switch label="Eslatma" hint="Haftada bir marta." error="Avval pochtani kiriting." required />
      <Switch label="Tungi koʻrinish" disabled defaultChecked />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('is switched by a click on its label and by Space', async () => {
  const user = userEvent.setup();
  render(<Switch label="Tovush" />);
  await user.click(screen.getByText('Tovush'));
  expect(switchNamed('Tovush')).toBeChecked();

  expect(switchNamed('Tovush')).toHaveFocus();
  await user.keyboard(' ');
  expect(switchNamed('Tovush')).not.toBeChecked();
});

it('shows the controlled state, and reports a change with its event', async () => {
  const changes: boolean[] = [];
  const Sound = ({ frozen = false }: { frozen?: boolean }) => {
    const [on, setOn] = useState(false);
    return (
      <Switch
        label="Tovush"
        checked={on}
        onChange={({ target }) => {
          changes.push(target.checked);
          if (!frozen) setOn(target.checked);
        }}
      />
    );
  };
  const { rerender } = render(<Sound />);
  await userEvent.click(switchNamed('Tovush'));
  expect(switchNamed('Tovush')).toBeChecked();

  rerender(<Sound frozen />);
  await userEvent.click(switchNamed('Tovush'));
  expect(switchNamed('Tovush')).toBeChecked();
  expect(changes).toEqual([true, false]);
});

it('is named by its label, and described by hint, error and additional ids', () => {
  render(
    <>
      <p id="more">Keyin oʻzgaradi.</p>
      <Switch
        label="Eslatma"
        hint="Haftada bir marta."
        error="Avval pochtani kiriting."
        required
        aria-describedby="more"
      />
    </>,
  );
  const reminder = switchNamed('Eslatma');
  expect(reminder).toHaveAccessibleDescription(
    'Keyin oʻzgaradi. Haftada bir marta. Avval pochtani kiriting.',
  );
  expect(reminder).toBeRequired();
  expect(reminder).toBeInvalid();
});

it('is valid and has no description without an error', () => {
  render(<Switch label="Tovush" />);
  expect(switchNamed('Tovush')).toBeValid();
  expect(switchNamed('Tovush')).not.toHaveAttribute('aria-describedby');
});

it('is part of the form data while it is on, and accepts an id and a ref', async () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <form aria-label="Xabarlar">
      <Switch label="Xat" name="notice" value="xat" id="xat" ref={ref} />
      <Switch label="Telegram" name="notice" value="telegram" />
    </form>,
  );
  expect(ref.current).toBe(switchNamed('Xat'));
  expect(ref.current).toHaveAttribute('id', 'xat');

  await userEvent.click(switchNamed('Xat'));
  expect(screen.getByRole('form')).toHaveFormValues({ notice: ['xat'] });

  await userEvent.click(switchNamed('Xat'));
  expect(screen.getByRole('form')).toHaveFormValues({ notice: [] });
});

it('cannot be switched while it is disabled', async () => {
  const onChange = jest.fn();
  render(<Switch label="Tovush" disabled onChange={onChange} />);
  await userEvent.click(screen.getByText('Tovush'));
  expect(onChange).not.toHaveBeenCalled();
  expect(switchNamed('Tovush')).not.toBeChecked();
});

it('renders its role, state and ARIA attributes on a server', () => {
  const html = renderToString(<Switch label="Tovush" id="tovush" error="Xato." defaultChecked />);
  expect(html).toMatch(/<input[^>]*aria-describedby="tovush-error"/);
  expect(html).toMatch(/<input[^>]*role="switch"/);
  expect(html).toMatch(/<input[^>]*checked/);
});

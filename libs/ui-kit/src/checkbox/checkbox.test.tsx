import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Checkbox } from './checkbox.js';

const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('has no accessibility violations', async () => {
  const { container } = render(
    <>
      <Checkbox label="Roziman" required />
      <Checkbox label="Eslatma" hint="Haftada bir marta." error="Belgilang." />
      <Checkbox label="Hammasi" indeterminate />
      <Checkbox label="Kvant" disabled defaultChecked />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('is checked by a click on its label and by Space', async () => {
  const user = userEvent.setup();
  render(<Checkbox label="Roziman" />);
  await user.click(screen.getByText('Roziman'));
  expect(checkbox('Roziman')).toBeChecked();

  expect(checkbox('Roziman')).toHaveFocus();
  await user.keyboard(' ');
  expect(checkbox('Roziman')).not.toBeChecked();
});

it('is named by its label, and described by hint, error and additional ids', () => {
  render(
    <>
      <p id="more">Keyin oʻzgaradi.</p>
      <Checkbox
        label="Eslatma"
        hint="Haftada bir marta."
        error="Belgilang."
        required
        aria-describedby="more"
      />
    </>,
  );
  expect(checkbox('Eslatma')).toHaveAccessibleDescription('Keyin oʻzgaradi. Haftada bir marta. Belgilang.');
  expect(checkbox('Eslatma')).toBeRequired();
  expect(checkbox('Eslatma')).toHaveAttribute('aria-invalid', 'true');
});

it('is valid and has no description without an error', () => {
  render(<Checkbox label="Roziman" />);
  expect(checkbox('Roziman')).not.toHaveAttribute('aria-invalid');
  expect(checkbox('Roziman')).not.toHaveAttribute('aria-describedby');
});

it('is part of the form data, and accepts an id and a ref', async () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <form aria-label="Saralash">
      <Checkbox label="Optika" name="bolim" value="optika" id="optika" ref={ref} />
      <Checkbox label="Kvant" name="bolim" value="kvant" />
    </form>,
  );
  expect(ref.current).toBe(checkbox('Optika'));
  expect(ref.current).toHaveAttribute('id', 'optika');
  await userEvent.click(checkbox('Optika'));
  expect(screen.getByRole('form')).toHaveFormValues({ bolim: ['optika'] });
});

it('cannot be checked while it is disabled', async () => {
  const onChange = jest.fn();
  render(<Checkbox label="Kvant" disabled onChange={onChange} />);
  await userEvent.click(screen.getByText('Kvant'));
  expect(onChange).not.toHaveBeenCalled();
});

describe('with some of its items checked', () => {
  const parts = ['Optika', 'Mexanika'];
  const Parts = ({ frozen = false }: { frozen?: boolean }) => {
    const [chosen, setChosen] = useState(['Optika']);
    const all = chosen.length === parts.length;
    return (
      <Checkbox
        label="Hammasi"
        checked={all}
        indeterminate={chosen.length > 0 && !all}
        onChange={() => !frozen && setChosen(all ? [] : parts)}
      />
    );
  };

  it('is mixed until a click', async () => {
    render(<Parts />);
    expect(checkbox('Hammasi')).toBePartiallyChecked();

    await userEvent.click(checkbox('Hammasi'));
    expect(checkbox('Hammasi')).toBeChecked();
    expect(checkbox('Hammasi')).not.toBePartiallyChecked();

    await userEvent.click(checkbox('Hammasi'));
    expect(checkbox('Hammasi')).not.toBeChecked();
  });

  it('stays mixed when the click changes nothing', async () => {
    render(<Parts frozen />);
    await userEvent.click(checkbox('Hammasi'));
    expect(checkbox('Hammasi')).toBePartiallyChecked();
  });
});

it('renders its ARIA attributes on a server', () => {
  const html = renderToString(<Checkbox label="Roziman" id="rozi" error="Belgilang." defaultChecked />);
  expect(html).toMatch(/<input[^>]*aria-describedby="rozi-error"/);
  expect(html).toMatch(/<input[^>]*checked/);
});

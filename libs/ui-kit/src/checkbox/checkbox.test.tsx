import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Checkbox } from './checkbox.js';

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('has no accessibility faults', async () => {
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

it('is ticked by a press on its words, and by Space', async () => {
  const user = userEvent.setup();
  render(<Checkbox label="Roziman" />);
  await user.click(screen.getByText('Roziman'));
  expect(box('Roziman')).toBeChecked();

  expect(box('Roziman')).toHaveFocus();
  await user.keyboard(' ');
  expect(box('Roziman')).not.toBeChecked();
});

it('is named by its label alone, and described by hint, error and whatever the caller adds', () => {
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
  expect(box('Eslatma')).toHaveAccessibleDescription('Keyin oʻzgaradi. Haftada bir marta. Belgilang.');
  expect(box('Eslatma')).toBeRequired();
  expect(box('Eslatma')).toHaveAttribute('aria-invalid', 'true');
});

it('is neither invalid nor described without an error', () => {
  render(<Checkbox label="Roziman" />);
  expect(box('Roziman')).not.toHaveAttribute('aria-invalid');
  expect(box('Roziman')).not.toHaveAttribute('aria-describedby');
});

it('stands in the form by its name and value, and takes an id and a ref', async () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <form aria-label="Saralash">
      <Checkbox label="Optika" name="bolim" value="optika" id="optika" ref={ref} />
      <Checkbox label="Kvant" name="bolim" value="kvant" />
    </form>,
  );
  expect(ref.current).toBe(box('Optika'));
  expect(ref.current).toHaveAttribute('id', 'optika');
  await userEvent.click(box('Optika'));
  expect(screen.getByRole('form')).toHaveFormValues({ bolim: ['optika'] });
});

it('cannot be ticked while it is disabled', async () => {
  const onChange = jest.fn();
  render(<Checkbox label="Kvant" disabled onChange={onChange} />);
  await userEvent.click(screen.getByText('Kvant'));
  expect(onChange).not.toHaveBeenCalled();
});

describe('with some of its parts chosen', () => {
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

  it('is mixed until a press decides', async () => {
    render(<Parts />);
    expect(box('Hammasi')).toBePartiallyChecked();

    await userEvent.click(box('Hammasi'));
    expect(box('Hammasi')).toBeChecked();
    expect(box('Hammasi')).not.toBePartiallyChecked();

    await userEvent.click(box('Hammasi'));
    expect(box('Hammasi')).not.toBeChecked();
  });

  it('stays mixed when the press changes nothing', async () => {
    render(<Parts frozen />);
    await userEvent.click(box('Hammasi'));
    expect(box('Hammasi')).toBePartiallyChecked();
  });
});

it('is rendered on a server with its ties', () => {
  const html = renderToString(<Checkbox label="Roziman" id="rozi" error="Belgilang." defaultChecked />);
  expect(html).toMatch(/<input[^>]*aria-describedby="rozi-error"/);
  expect(html).toMatch(/<input[^>]*checked/);
});

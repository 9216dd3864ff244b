import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Slider } from '../slider/slider.js';
import { NumberInput } from './number-input.js';

it('is the value of a slider that can be typed, with one name each', async () => {
  const onValueChange = jest.fn();
  const { container } = render(
    <Slider
      label="Burchak"
      max={90}
      defaultValue={30}
      output={
        <NumberInput label="Burchak, °" unit="°" max={90} defaultValue={30} onValueChange={onValueChange} />
      }
    />,
  );
  expect(await axe(container)).toHaveNoViolations();
  const number = screen.getByRole('spinbutton', { name: 'Burchak, °' });
  expect(screen.getByRole('slider', { name: 'Burchak' })).toHaveAttribute('aria-valuetext', '30');
  await userEvent.clear(number);
  await userEvent.type(number, '120{Enter}');
  expect(number).toHaveValue('90');
  expect(onValueChange).toHaveBeenLastCalledWith(90, expect.objectContaining({ reason: 'keyboard' }));
});

it('shows the text of its format, and an error of the context', () => {
  render(<NumberInput label="Uzunlik" value={1.5} formatValue={(value) => value.toFixed(2)} aria-invalid />);
  const number = screen.getByRole('spinbutton', { name: 'Uzunlik' });
  expect(number).toHaveValue('1.50');
  expect(number).toBeInvalid();
});

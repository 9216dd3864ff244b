import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Slider } from './slider.js';

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const degrees = (value: number) => `${value}°`;

/** Drags the thumb: jsdom has no layout, so the new value replaces the gesture. */
const drag = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } });

it('has no accessibility violations', async () => {
  const { container } = render(
    <>
      <Slider label="Burchak" hint="Gorizontga nisbatan." formatValue={degrees} />
      <Slider label="Massa" error="Massa juda katta." marks={[{ value: 0, label: '0 kg' }, { value: 50 }]} />
      <Slider label="Tovush" hideLabel disabled />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('shows and announces its value with the unit, without a controlled value', () => {
  render(<Slider label="Burchak" min={0} max={90} defaultValue={30} formatValue={degrees} />);
  expect(slider('Burchak')).toHaveAttribute('aria-valuetext', '30°');
  expect(screen.getByText('30°')).toBeVisible();

  drag('Burchak', 45);
  expect(slider('Burchak')).toHaveValue('45');
  expect(slider('Burchak')).toHaveAttribute('aria-valuetext', '45°');
  expect(screen.getByText('45°')).toBeVisible();
});

it.each([
  [undefined, undefined, undefined],
  [0, 90, 5],
  [-1, 3, 1],
  [10, 0, 1],
  [0, 0.6, 0.1],
])('starts in the middle like a native range (%s, %s, %s)', (min, max, step) => {
  render(<Slider label="Burchak" min={min} max={max} step={step} />);
  expect(screen.getByText(slider('Burchak').value)).toBeVisible();
  expect(renderToString(<Slider label="Burchak" min={min} max={max} step={step} />)).toContain(
    `>${slider('Burchak').value}</span>`,
  );
});

it('shows the controlled value, and reports a change with its event', () => {
  const changes: number[] = [];
  const Angle = ({ frozen = false }: { frozen?: boolean }) => {
    const [angle, setAngle] = useState(10);
    return (
      <Slider
        label="Burchak"
        value={angle}
        formatValue={degrees}
        onChange={({ target }) => {
          changes.push(target.valueAsNumber);
          if (!frozen) setAngle(target.valueAsNumber);
        }}
      />
    );
  };
  const { rerender } = render(<Angle />);
  drag('Burchak', 60);
  expect(screen.getByText('60°')).toBeVisible();

  rerender(<Angle frozen />);
  drag('Burchak', 80);
  expect(screen.getByText('60°')).toBeVisible();
  expect(slider('Burchak')).toHaveValue('60');
  expect(changes).toEqual([60, 80]);
});

it('is part of the form data, and accepts an id and a ref', () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <form aria-label="Otish">
      <Slider label="Burchak" name="angle" id="burchak" ref={ref} />
    </form>,
  );
  expect(ref.current).toBe(slider('Burchak'));
  expect(ref.current).toHaveAttribute('id', 'burchak');
  drag('Burchak', 70);
  expect(screen.getByRole('form')).toHaveFormValues({ angle: '70' });
});

it('shows the value that a form library sets through the ref', () => {
  const setValue = (element: HTMLInputElement | null) => {
    if (element) element.value = '65';
  };
  render(<Slider label="Burchak" formatValue={degrees} ref={setValue} />);
  expect(screen.getByText('65°')).toBeVisible();
});

it('shows the initial value after a reset of its form', async () => {
  render(
    <form>
      <Slider label="Burchak" defaultValue={20} formatValue={degrees} />
      <button type="reset">Qaytarish</button>
    </form>,
  );
  drag('Burchak', 70);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('20°')).toBeVisible();
});

it('is described by hint, error and additional ids', () => {
  render(
    <>
      <p id="more">Gradusda.</p>
      <Slider label="Burchak" hint="Gorizontga nisbatan." error="Juda katta." aria-describedby="more" />
    </>,
  );
  expect(slider('Burchak')).toHaveAccessibleDescription('Gradusda. Gorizontga nisbatan. Juda katta.');
  expect(slider('Burchak')).toBeInvalid();
});

it('shows the labels of its marks', () => {
  render(
    <Slider
      label="Burchak"
      max={90}
      marks={[{ value: 0, label: 'past' }, { value: 45 }, { value: 90, label: 'tik' }]}
    />,
  );
  expect(screen.getByText('past')).toBeVisible();
  expect(screen.getByText('tik')).toBeVisible();
  expect(slider('Burchak')).toHaveAccessibleName('Burchak');
});

it('renders its value and ARIA attributes on a server', () => {
  const html = renderToString(
    <Slider label="Burchak" id="burchak" defaultValue={30} formatValue={degrees} error="Xato." />,
  );
  expect(html).toMatch(/<input[^>]*aria-valuetext="30°"/);
  expect(html).toMatch(/<input[^>]*aria-describedby="burchak-error"/);
  expect(html).toContain('>30°</span>');
  const controlled = renderToString(
    <Slider label="Burchak" value={40} formatValue={degrees} onChange={jest.fn()} />,
  );
  expect(controlled).toContain('>40°</span>');
  // A Content-Security-Policy blocks style attributes of a page.
  expect(html).not.toContain('style=');
});

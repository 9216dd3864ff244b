import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { orbitPoint } from '@zarra/physics/kepler';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { mockMotion, setReducedMotion } from '../testing/motion.js';
import { setIntersecting, mockIntersectionObserver } from '../testing/intersection.js';
import { PERIOD_MS } from './orbit-animation.js';
import { Orbit } from './orbit.js';

mockIntersectionObserver();
mockMotion();
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const part = (name: string) => document.querySelector<SVGElement>(`[data-part="${name}"]`)!;
const numbers = (text: string | null) => (text ?? '').match(/-?\d+(\.\d+)?/g)!.map(Number);
/** Position of a part, in semi-major axes from the centre. */
const positionOf = (name: string) => {
  const [x = 0, y = 0] = numbers(part(name).getAttribute('transform'));
  return { x: -x / 150, y: y / 150 };
};
const sun = () => screen.getByRole('slider', { name: 'Orbita ekssentrisiteti' });
const planet = () => screen.getByRole('slider', { name: 'Sayyoraning orbitadagi oʻrni' });
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Area of a sector, by the shoelace formula over its arc. */
const sweptArea = (eccentricity: number, from: number, to: number) => {
  const points = Array.from({ length: 2001 }, (_, i) =>
    orbitPoint(from + ((to - from) * i) / 2000, eccentricity),
  );
  return points
    .slice(1)
    .reduce(
      (sum, { x, y }, i) => sum + ((points[i]!.x - eccentricity) * y - (x - eccentricity) * points[i]!.y) / 2,
      0,
    );
};

/** jsdom has no pointer events: a mouse event with the same name. */
const point = (target: Element, type: string, clientX: number, clientY: number) =>
  fireEvent(
    target,
    Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId: 1 }),
  );

const open = (inView = true) => {
  const view = render(<Orbit />);
  // The viewBox is 340 units wide: one unit is one pixel, and the centre is at 170, 152.
  jest
    .spyOn(SVGElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ x: 0, y: 0, width: 340, height: 304 }));
  HTMLElement.prototype.setPointerCapture = () => undefined;
  if (inView) setIntersecting(screen.getByRole('figure'), true);
  return { ...view, user: userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }) };
};

test('a server renders the planet as in the logo and the button, without handles and inline styles', () => {
  const html = renderToString(<Orbit />);

  expect(html).toContain('data-part="planet"');
  expect(html).toContain('translate(150 0)');
  expect(html).toMatch(/<button[^>]* aria-label="Harakatni toʻxtatish"/);
  expect(html).not.toMatch(/slider|tabindex|style=/i);
});

test('the planet moves by Kepler’s equation', () => {
  open();
  advance(PERIOD_MS / 4);

  const { x, y } = orbitPoint(Math.PI + Math.PI / 2, 0.8);
  expect(positionOf('planet').x).toBeCloseTo(x, 1);
  expect(positionOf('planet').y).toBeCloseTo(y, 1);
  const before = positionOf('planet');
  advance(PERIOD_MS);
  // The tolerance of 2 % of the axis covers one frame.
  expect(Math.hypot(positionOf('planet').x - before.x, positionOf('planet').y - before.y)).toBeLessThan(0.02);
});

test('the swept sector has a constant area', () => {
  open();
  const corners = () => {
    const [, , fromX = 0, fromY = 0, , , , , , toX = 0, toY = 0] = numbers(part('swept').getAttribute('d'));
    const mean = (x: number, y: number) => {
      const anomaly = Math.atan2(y / 150 / 0.6, -x / 150);
      return anomaly - 0.8 * Math.sin(anomaly);
    };
    const [from, to] = [mean(fromX, fromY), mean(toX, toY)];
    return sweptArea(0.8, from, to < from ? to + 2 * Math.PI : to);
  };
  for (let time = 0; time < 6; time += 1) {
    expect(corners()).toBeCloseTo((Math.PI * 0.6) / 12, 3);
    advance(PERIOD_MS / 7);
  }
});

test('frames do not render with React', () => {
  open();
  const swept = part('swept');
  const setAttribute = jest.spyOn(swept, 'setAttribute');
  const { innerHTML } = screen.getByRole('figure').querySelector('figcaption')!;
  advance(1000);

  expect(setAttribute.mock.calls.length).toBeGreaterThan(30);
  expect(part('swept')).toBe(swept);
  expect(screen.getByRole('figure').querySelector('figcaption')!.innerHTML).toBe(innerHTML);
});

describe('it pauses', () => {
  const expectStill = () => {
    const before = part('planet').getAttribute('transform');
    advance(2000);
    expect(part('planet')).toHaveAttribute('transform', before);
    expect(jest.getTimerCount()).toBe(0);
  };
  const expectMoving = () => {
    const before = part('planet').getAttribute('transform');
    advance(500);
    expect(part('planet')).not.toHaveAttribute('transform', before);
  };

  test('outside the viewport', () => {
    open(false);
    expectStill();
    setIntersecting(screen.getByRole('figure'), true);
    expectMoving();
    setIntersecting(screen.getByRole('figure'), false);
    expectStill();
  });

  test('while the page is hidden', () => {
    open();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expectStill();
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    expectMoving();
  });

  test('with reduced motion, until it is started', async () => {
    setReducedMotion(true);
    const { user } = open();
    expectStill();
    await user.click(screen.getByRole('button', { name: 'Harakatni davom ettirish' }));
    expectMoving();
  });

  test('when reduced motion is requested', () => {
    setReducedMotion(false);
    open();
    expectMoving();
    setReducedMotion(true);
    expectStill();
    expect(screen.getByRole('button', { name: 'Harakatni davom ettirish' })).toBeVisible();
  });

  test('after a click on its button', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Harakatni toʻxtatish' }));
    expectStill();
    await user.click(screen.getByRole('button', { name: 'Harakatni davom ettirish' }));
    expectMoving();
  });

  test('after it was unmounted', () => {
    const { unmount } = open();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('the keys change the shape, the announced value and the readout', () => {
  open();
  expect(sun()).toHaveAttribute('aria-valuetext', '0,80');

  fireEvent.keyDown(sun(), { key: 'ArrowLeft' });
  expect(sun()).toHaveAttribute('aria-valuenow', '0.75');
  expect(sun()).toHaveAttribute('aria-valuetext', '0,75');
  expect(screen.getByText('0,75')).toBeVisible();
  expect(positionOf('sun').x).toBeCloseTo(0.75, 10);
  expect(Number(part('ellipse').getAttribute('ry'))).toBeCloseTo(150 * Math.sqrt(1 - 0.75 ** 2), 2);

  fireEvent.keyDown(sun(), { key: 'Home' });
  expect(sun()).toHaveAttribute('aria-valuetext', '0,00');
  fireEvent.keyDown(sun(), { key: 'ArrowDown' });
  expect(sun()).toHaveAttribute('aria-valuetext', '0,00');
  fireEvent.keyDown(sun(), { key: 'End' });
  expect(sun()).toHaveAttribute('aria-valuetext', '0,90');
  expect(fireEvent.keyDown(sun(), { key: 'Tab' })).toBe(true);
});

test('the keys move the planet and pause it', () => {
  open();
  fireEvent.keyDown(planet(), { key: 'Home' });

  expect(planet()).toHaveAttribute('aria-valuetext', 'davrning 0 foizi');
  expect(positionOf('planet')).toEqual({ x: 1, y: 0 });
  fireEvent.keyDown(planet(), { key: 'ArrowLeft' });
  expect(planet()).toHaveAttribute('aria-valuenow', '95');
  expect(screen.getByRole('button', { name: 'Harakatni davom ettirish' })).toBeVisible();
});

test('the Sun can be dragged along the axis within its limits', () => {
  open();
  point(sun(), 'pointerdown', 66, 212);
  const move = (along: number) =>
    point(
      screen.getByRole('figure'),
      'pointermove',
      170 - along * 150 * Math.cos(Math.PI / 6),
      152 + along * 150 * Math.sin(Math.PI / 6),
    );
  move(0.5);
  expect(sun()).toHaveAttribute('aria-valuetext', '0,50');
  move(2);
  expect(sun()).toHaveAttribute('aria-valuetext', '0,90');
  move(-1);
  expect(sun()).toHaveAttribute('aria-valuetext', '0,00');

  fireEvent.lostPointerCapture(screen.getByRole('figure'));
  move(0.5);
  expect(sun()).toHaveAttribute('aria-valuetext', '0,00');
});

test('the planet can be dragged along its orbit, which pauses it', () => {
  open();
  point(planet(), 'pointerdown', 300, 77);
  // Towards perihelion, far outside the ellipse.
  point(
    screen.getByRole('figure'),
    'pointermove',
    170 - 200 * Math.cos(Math.PI / 6),
    152 + 200 * Math.sin(Math.PI / 6),
  );
  expect(positionOf('planet').x).toBeCloseTo(1, 4);
  advance(1000);
  expect(positionOf('planet').x).toBeCloseTo(1, 4);

  fireEvent.lostPointerCapture(screen.getByRole('figure'));
  advance(1000);
  expect(positionOf('planet').x).toBeLessThan(0.95);
});

test('it has no accessibility violations', async () => {
  const { container } = open();
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

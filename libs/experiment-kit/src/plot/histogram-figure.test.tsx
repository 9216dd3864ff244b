import { canvasCalls, observedElements } from '../testing/browser.js';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { HistogramFigure } from './histogram-figure.js';

const definition = {
  ...testDefinition,
  histograms: [
    {
      key: 'speeds',
      title: 'Tezliklar taqsimoti',
      countLabel: 'Molekulalar soni',
      label: 'Tezlik',
      unit: 'km/s',
      si: 1000,
      decimals: 1,
      bins: 4,
      range: () => [0, 2000] as const,
      values: () => [100, 700, 800, 1100],
      theory: { name: 'Tekis taqsimot', density: () => () => 4 / 2000 },
    },
  ],
} satisfies typeof testDefinition & { histograms: unknown };

const renderFigure = () => {
  const session = createSession(definition);
  const [histogram] = definition.histograms;
  if (!histogram) throw new Error('No histogram');
  const shown = render(
    <main>
      <HistogramFigure session={session} histogram={histogram} />
    </main>,
  );
  return { session, user: userEvent.setup(), slider: screen.getByRole('slider'), ...shown };
};

test('the initial value text describes the fullest bin with its expected number', () => {
  const { slider } = renderFigure();
  expect(slider).toHaveAccessibleName('Tezliklar taqsimoti: grafikdagi nuqta');
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    'Tezlik 0,5 dan 1,0\u00A0km/s gacha; Molekulalar soni 2,0; Tekis taqsimot 1,0',
  );
});

test('keys move from bin to bin, up to the last', async () => {
  const { slider, user } = renderFigure();
  slider.focus();
  await user.keyboard('{Home}');
  expect(slider).toHaveAttribute('aria-valuenow', '0');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('1,0 dan 1,5\u00A0km/s'));
  await user.keyboard('{End}{ArrowRight}{PageUp}');
  expect(slider).toHaveAttribute('aria-valuenow', '3');
  await user.keyboard('{ArrowLeft}');
  expect(slider).toHaveAttribute('aria-valuenow', '2');
});

test('every bin is a table row with its edges and both counts', async () => {
  const { user } = renderFigure();
  await user.click(screen.getByText('Grafik sonlari'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
    ['Tezlik, km/s: dan', 'Tezlik, km/s: gacha', 'Hisob', 'Nazariya'],
    ['0,0', '0,5', '1,0', '1,0'],
    ['0,5', '1,0', '2,0', '1,0'],
    ['1,0', '1,5', '1,0', '1,0'],
    ['1,5', '2,0', '0,0', '1,0'],
  ]);
});

test('it has a legend for bars and line, and no accessibility violations', async () => {
  const { container } = renderFigure();
  expect(screen.getByText(/Ustunlar — .* chiziq — Tekis taqsimot/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('four bars and a line over them are drawn', () => {
  const { slider, session } = renderFigure();
  Object.defineProperties(slider, { clientWidth: { value: 400 }, clientHeight: { value: 200 } });
  canvasCalls.length = 0;
  slider.focus();
  act(() => observedElements.get(slider)?.());
  act(() => session.stepBy(1));
  return new Promise<void>((done) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const bars = canvasCalls.filter(([name]) => name === 'fillRect') as [string, ...number[]][];
        const heights = bars.slice(-4).map(([, , , , height = NaN]) => Math.round(height));
        expect(bars.length % 4).toBe(0);
        expect(heights[1]).toBeGreaterThan(0);
        const lefts = bars.slice(-4).map(([, left = NaN]) => left);
        const gaps = lefts.slice(1).map((left, bin) => left - (lefts[bin] ?? NaN));
        for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? NaN, 9);
        expect(lefts[3]).toBeGreaterThan(250);
        expect(lefts[3]).toBeLessThan(400);
        const highest = heights[1] ?? NaN;
        expect(heights).toEqual([highest / 2, highest, highest / 2, 0].map(Math.round));
        expect(canvasCalls.some(([name, text]) => name === 'fillText' && text === 'Molekulalar soni')).toBe(
          true,
        );
        done();
      }),
    ),
  );
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { canvasCalls } from '../testing/browser.js';
import { button, flush, isZoomed, renderWithChoice, slider } from '../testing/graph.js';
import { Graph, type GraphProps } from './graph.js';

const renderGraph = (props: Partial<GraphProps> = {}, rows?: number) =>
  renderWithChoice(
    (session, choice, onChoiceChange) => (
      <Graph session={session} choice={choice} onChoiceChange={onChoiceChange} {...props} />
    ),
    rows,
  );

const choice = { plot: 'speeds' };

test('the initial value text describes the fullest bin with its expected number', () => {
  renderGraph({ choice });
  expect(slider()).toHaveAccessibleName('Tezliklar taqsimoti: grafikdagi nuqta');
  expect(slider()).toHaveAttribute(
    'aria-valuetext',
    'Tezlik 0,5 dan 1,0\u00A0km/s gacha; Molekulalar soni 2,0; Tekis taqsimot 1,0',
  );
});

test('keys move from bin to bin, up to the last, and nothing zooms', async () => {
  const { user } = renderGraph({ choice });
  slider().focus();
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}+');
  expect(slider()).toHaveAttribute('aria-valuetext', expect.stringContaining('1,0 dan 1,5\u00A0km/s'));
  await user.keyboard('{End}{ArrowRight}{PageUp}');
  expect(slider()).toHaveAttribute('aria-valuenow', '3');
  expect(button('Kattalashtirish')).toHaveAttribute('aria-disabled', 'true');
  expect(isZoomed()).toBe(false);
});

test('its legend names bars and line, without earlier runs', () => {
  const { session } = renderGraph({ choice });
  act(() => session.set({ length: 2 }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Molekulalar soni (soʻnggi 2 s ning oʻrtachasi)',
    'Tekis taqsimot',
  ]);
});

test('every bin is a table row with its edges and both counts', async () => {
  const { user } = renderGraph({ choice });
  await user.click(button('Grafik sonlari'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
    ['Tezlik, km/s: dan', 'Tezlik, km/s: gacha', 'Hisob', 'Nazariya'],
    ['0,0', '0,5', '1,0', '1,0'],
    ['0,5', '1,0', '2,0', '1,0'],
    ['1,0', '1,5', '1,0', '1,0'],
    ['1,5', '2,0', '0,0', '1,0'],
  ]);
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  await user.click(button('Grafik sonlari'));
  expect(slider()).toBeVisible();
});

test('bars of equal width, as high as their counts, are drawn', () => {
  renderGraph({ choice });
  fireEvent.keyDown(slider(), { key: 'Home' });
  canvasCalls.length = 0;
  flush();
  const bars = canvasCalls.flatMap(([name, ...place]) =>
    name === 'fillRect' ? [place as [number, number, number, number]] : [],
  );
  const [first = 0, second = 0, third = 0, fourth = 0] = bars.slice(0, 4).map(([, , , height]) => height);
  expect(first).toBeGreaterThan(0);
  expect(second).toBeCloseTo(2 * first, 9);
  expect([third, fourth]).toEqual([expect.closeTo(first, 9), expect.closeTo(0, 9)]);
  expect(new Set(bars.slice(0, 4).map(([, , width]) => width)).size).toBe(1);
});

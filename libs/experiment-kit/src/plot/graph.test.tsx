// Over 300 lines: the parts of one graph, on one definition with curves and a histogram.
import { canvasCalls } from '../testing/browser.js';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { createPoints } from '../measurements/points.js';
import { ownPoints } from '../experiment/points-choice.js';
import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { Graph, type GraphProps } from './graph.js';
import { initialChoice, type GraphChoice } from '../experiment/graph-choice.js';

const definition = {
  ...testDefinition,
  readouts: [...testDefinition.readouts, { key: 'speed', label: 'Tezlik', unit: 'm/s', decimals: 2 }],
  model: {
    ...testDefinition.model,
    observables: [
      ...testDefinition.model.observables,
      {
        key: 'speed',
        unit: 'm/s',
        value: (_t: number, [, v = 0]: ArrayLike<number> & Iterable<number>) => v,
      },
    ],
  },
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
};

let frames: FrameRequestCallback[] = [];
let now = 0;
/** Runs the requested frames at a later page time. */
const flush = (milliseconds = 100): void => {
  now += milliseconds;
  const requested = frames;
  frames = [];
  for (const frame of requested) frame(now);
};

beforeEach(() => {
  [frames, now] = [[], 0];
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(() => (frames = []));
});
afterEach(() => jest.restoreAllMocks());

const renderGraph = (props: Partial<GraphProps> = {}, rows = 101) => {
  const session = createSession(definition);
  const record = (): void =>
    act(() => {
      for (let row = 1; row < rows; row++) session.stepBy(2);
    });
  const ControlledGraph = () => {
    const [choice, setChoice] = useState<GraphChoice>(initialChoice(definition));
    return <Graph session={session} choice={choice} onChoiceChange={setChoice} {...props} />;
  };
  record();
  const shown = render(<ControlledGraph />);
  flush();
  return { session, record, user: userEvent.setup(), ...shown };
};
const slider = () => screen.getByRole('slider');
const button = (name: string) => screen.getByRole('button', { name });
/** Texts of the last drawing. */
const drawnTexts = (): string[] => {
  canvasCalls.length = 0;
  flush();
  return canvasCalls.flatMap(([call, text]) => (call === 'fillText' ? [String(text)] : []));
};
const isZoomed = (): boolean => button('Butun grafik').getAttribute('aria-disabled') === null;

describe('the choice', () => {
  test('starts with the first plot and offers all prepared graphs and two quantities', () => {
    renderGraph();
    const select = screen.getByRole('combobox', { name: 'Tayyor grafiklar' });
    expect(select).toHaveDisplayValue('Siljishning vaqtga bogʻliqligi');
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Siljishning vaqtga bogʻliqligi',
      'Tezliklar taqsimoti',
      'Ikki kattalik tanlash',
      'Oʻz nuqtalarim',
    ]);
  });

  test('two quantities start with the axes shown before, and any readout can be either', async () => {
    const { user } = renderGraph();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Tayyor grafiklar' }),
      'Ikki kattalik tanlash',
    );
    const [x, y] = ['Gorizontal oʻq (x)', 'Vertikal oʻq (y)'].map((name) =>
      screen.getByRole('combobox', { name }),
    );
    expect(x).toHaveDisplayValue('Vaqt');
    expect(y).toHaveDisplayValue('Siljish, sm');
    if (x) await user.selectOptions(x, 'Siljish, sm');
    if (y) await user.selectOptions(y, 'Tezlik, m/s');
    expect(slider()).toHaveAccessibleName('Tezlik – Siljish: grafikdagi nuqta');
    expect(slider()).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Siljish .*sm; Tezlik .*m\/s$/),
    );
    expect(drawnTexts()).toEqual(expect.arrayContaining(['Siljish, sm', 'Tezlik, m/s']));
  });

  test('an unknown plot, as from an old address, shows the first readout over time', () => {
    renderGraph({ choice: { plot: 'boshqa' } });
    expect(slider()).toHaveAccessibleName('Siljish – Vaqt: grafikdagi nuqta');
  });

  test('another graph starts without cursor and zoom', async () => {
    const { user } = renderGraph();
    slider().focus();
    await user.keyboard('{Home}+');
    expect(isZoomed()).toBe(true);
    const select = screen.getByRole('combobox', { name: 'Tayyor grafiklar' });
    await user.selectOptions(select, 'Ikki kattalik tanlash');
    expect(isZoomed()).toBe(false);
    expect(slider()).toHaveAttribute('aria-valuenow', '100');
  });
});

describe('the cursor', () => {
  test('moves by keys and is drawn with its values', async () => {
    const { user } = renderGraph();
    slider().focus();
    await user.keyboard('{Home}{ArrowRight}{PageUp}');
    expect(slider()).toHaveAttribute('aria-valuenow', '31');
    const text = slider().getAttribute('aria-valuetext') ?? '';
    expect(text).toMatch(/^Vaqt 0,62\u00A0s; Siljish -?.*sm$/);
    expect(drawnTexts()).toEqual(expect.arrayContaining(text.split('; ')));
    await user.keyboard('{End}{ArrowRight}');
    expect(slider()).toHaveAttribute('aria-valuenow', '100');
  });

  test('follows a pressed pointer', () => {
    renderGraph();
    const values = [100, 200, 300].map((clientX) => {
      fireEvent.pointerDown(slider(), { clientX, clientY: 100, pointerId: 1 });
      fireEvent.pointerUp(slider(), { pointerId: 1 });
      return Number(slider().getAttribute('aria-valuenow'));
    });
    expect(values).toEqual([...values].sort((one, other) => one - other));
    expect(new Set(values).size).toBe(3);
    fireEvent.pointerDown(slider(), { clientX: 100, clientY: 100, pointerId: 1 });
    fireEvent.pointerMove(slider(), { clientX: 300, clientY: 90, pointerId: 1, buttons: 1 });
    expect(slider()).toHaveAttribute('aria-valuenow', String(values[2]));
    expect(isZoomed()).toBe(false);
  });

  test('stays at its reading and disappears with the run', async () => {
    const { session, record, user } = renderGraph();
    slider().focus();
    await user.keyboard('{Home}{PageUp}');
    const text = slider().getAttribute('aria-valuetext');
    record();
    expect(slider()).toHaveAttribute('aria-valuetext', text);
    act(() => session.reset());
    expect(slider()).toHaveAttribute('aria-valuenow', '0');
    expect(drawnTexts().some((drawn) => drawn.startsWith('Siljish '))).toBe(false);
  });

  test('a graph without points says so', async () => {
    const session = createSession(definition);
    const measurements = { points: createPoints(session), constructions: [] };
    renderGraph({ session, measurements, choice: { points: ownPoints(definition) } });
    // The code of points loads when they are first chosen.
    await waitFor(() => expect(slider()).toHaveAttribute('aria-valuetext', 'Hali oʻlchov yoʻq'));
    fireEvent.keyDown(slider(), { key: 'End' });
    expect(slider()).toHaveAttribute('aria-valuetext', 'Hali oʻlchov yoʻq');
  });
});

/** Numbers at the axes of the last drawing. */
const drawnRange = (): string =>
  drawnTexts()
    .filter((text) => /^−?[\d,\u202F]+$/.test(text))
    .join(' ');

describe('the zoom', () => {
  test('buttons enlarge, reduce and show the whole graph', async () => {
    const { user } = renderGraph();
    fireEvent.keyDown(slider(), { key: 'End' });
    const whole = drawnRange();
    expect(button('Kichiklashtirish')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Kattalashtirish'));
    expect(drawnRange()).not.toBe(whole);
    await user.click(button('Kattalashtirish'));
    await user.click(button('Kichiklashtirish'));
    expect(isZoomed()).toBe(true);
    await user.click(button('Butun grafik'));
    expect(drawnRange()).toBe(whole);
    expect(isZoomed()).toBe(false);
  });

  test('a button that is pressed before the first frame enlarges', () => {
    jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    renderGraph();
    fireEvent.click(button('Kattalashtirish'));
    expect(isZoomed()).toBe(true);
  });

  test('the wheel zooms with Ctrl only, before the browser does', () => {
    renderGraph();
    expect(fireEvent.wheel(slider(), { deltaY: -50 })).toBe(true);
    expect(isZoomed()).toBe(false);
    expect(fireEvent.wheel(slider(), { deltaY: -50, ctrlKey: true, clientX: 200, clientY: 100 })).toBe(false);
    expect(isZoomed()).toBe(true);
    fireEvent.doubleClick(slider());
    expect(isZoomed()).toBe(false);
  });

  test('two pointers zoom, one pointer then moves the enlarged part', () => {
    renderGraph();
    const touch = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, clientX: number) =>
      fireEvent[type](slider(), { pointerId, clientX, clientY: 100, buttons: 1 });
    touch('pointerDown', 1, 150);
    touch('pointerDown', 2, 250);
    touch('pointerMove', 2, 350);
    expect(isZoomed()).toBe(true);
    touch('pointerUp', 1, 150);
    touch('pointerUp', 2, 350);
    const before = drawnRange();
    touch('pointerDown', 1, 300);
    touch('pointerMove', 1, 60);
    touch('pointerUp', 1, 60);
    expect(drawnRange()).not.toBe(before);
    expect(isZoomed()).toBe(true);
  });

  test('keys zoom, pan with Shift and reset; Ctrl and + stays with the browser', () => {
    renderGraph();
    fireEvent.keyDown(slider(), { key: '+', ctrlKey: true });
    expect(isZoomed()).toBe(false);
    fireEvent.keyDown(slider(), { key: '+' });
    expect(isZoomed()).toBe(true);
    const before = drawnRange();
    fireEvent.keyDown(slider(), { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(slider(), { key: 'ArrowRight', shiftKey: true });
    expect(drawnRange()).not.toBe(before);
    expect(slider()).toHaveAttribute('aria-valuenow', '100');
    fireEvent.keyDown(slider(), { key: '-' });
    fireEvent.keyDown(slider(), { key: '0' });
    expect(isZoomed()).toBe(false);
  });

  test('an enlarged part follows the cursor', () => {
    renderGraph();
    for (let count = 0; count < 6; count++) fireEvent.keyDown(slider(), { key: '+' });
    fireEvent.keyDown(slider(), { key: 'Home' });
    expect(drawnRange()).toMatch(/^0,0/);
  });
});

describe('earlier runs', () => {
  const renderTwoRuns = () => {
    const shown = renderGraph();
    act(() => shown.session.set({ length: 1.5 }));
    shown.record();
    act(() => shown.session.set({ length: 2 }));
    return shown;
  };

  test('the legend names what differs, and the hidden run is not drawn', async () => {
    const { user, session } = renderTwoRuns();
    const legend = screen.getByRole('group', { name: 'Grafik belgilari' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Siljish, sm', 'hozir — Uzunlik: 2\u00A0m', 'Uzunlik: 1,5\u00A0m', 'Uzunlik: 1\u00A0m']);
    const lines = (): number => {
      canvasCalls.length = 0;
      flush();
      return canvasCalls.filter(([call]) => call === 'lineTo').length;
    };
    fireEvent.keyDown(slider(), { key: 'Home' });
    const both = lines();
    const show = button('Oldingi tajriba grafigini koʻrsatish: Uzunlik: 1\u00A0m');
    expect(show).toHaveAttribute('aria-pressed', 'true');
    await user.click(show);
    expect(show).toHaveAttribute('aria-pressed', 'false');
    expect(lines()).toBeLessThan(both);
    expect(session.store.getState().earlierRuns).toHaveLength(2);
  });

  test('a removed run leaves the legend, and the focus stays there', async () => {
    const { user } = renderTwoRuns();
    await user.click(button('Oldingi tajribani oʻchirish: Uzunlik: 1\u00A0m'));
    expect(screen.queryByText('Uzunlik: 1 m')).not.toBeInTheDocument();
    expect(screen.getByText('Uzunlik: 1,5 m')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Grafik belgilari' })).toHaveFocus();
  });

  test('it has no accessibility violations', async () => {
    const { container } = renderTwoRuns();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('a histogram', () => {
  const choice = { plot: 'speeds' };
  /** Its code loads when it is chosen. */
  async function renderHistogram() {
    const rendered = renderGraph({ choice });
    await screen.findByRole('slider', { name: 'Tezliklar taqsimoti: grafikdagi nuqta' });
    return rendered;
  }

  test('the initial value text describes the fullest bin with its expected number', async () => {
    await renderHistogram();
    expect(slider()).toHaveAttribute(
      'aria-valuetext',
      'Tezlik 0,5 dan 1,0\u00A0km/s gacha; Molekulalar soni 2,0; Tekis taqsimot 1,0',
    );
  });

  test('keys move from bin to bin, up to the last, and nothing zooms', async () => {
    const { user } = await renderHistogram();
    slider().focus();
    await user.keyboard('{Home}{ArrowRight}{ArrowRight}+');
    expect(slider()).toHaveAttribute('aria-valuetext', expect.stringContaining('1,0 dan 1,5\u00A0km/s'));
    await user.keyboard('{End}{ArrowRight}{PageUp}');
    expect(slider()).toHaveAttribute('aria-valuenow', '3');
    expect(button('Kattalashtirish')).toHaveAttribute('aria-disabled', 'true');
    expect(isZoomed()).toBe(false);
  });

  test('its legend names bars and line, without earlier runs', async () => {
    const { session } = await renderHistogram();
    act(() => session.set({ length: 2 }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Molekulalar soni (soʻnggi 2 s ning oʻrtachasi)',
      'Tekis taqsimot',
    ]);
  });

  test('every bin is a table row with its edges and both counts', async () => {
    const { user } = await renderHistogram();
    await user.click(button('Grafik sonlari'));
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
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

  test('bars of equal width, as high as their counts, are drawn', async () => {
    await renderHistogram();
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
});

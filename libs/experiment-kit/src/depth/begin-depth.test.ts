import { createStageView } from '../stage/stage-view.js';
import { readInks } from '../stage/inks.js';
import { beginDepth, type OpenPen } from './begin-depth.js';
import type { DeepPen } from './gl-pen.js';

const penNamed = (): DeepPen => ({
  ball: jest.fn(),
  line: jest.fn(),
  arrow: jest.fn(),
  label: jest.fn(),
  area: jest.fn(),
  field: jest.fn(),
  begin: jest.fn(),
  end: jest.fn(),
  forget: jest.fn(),
  remove: jest.fn(),
});

let webgl: object | null;
beforeEach(() => {
  webgl = {};
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation((kind) => (kind === 'webgl2' ? (webgl as never) : null));
});
afterEach(() => jest.restoreAllMocks());

const settled = () => new Promise((resolve) => setTimeout(resolve));
/** Begins a deep stage whose pen comes when it is let. */
function begin(create?: OpenPen) {
  const host = document.createElement('div');
  const canvas = host.appendChild(document.createElement('canvas'));
  const [flat, deep, ask] = [penNamed(), penNamed(), jest.fn()];
  const view = createStageView('aslant');
  let come: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (come = resolve));
  const load = jest.fn(async () => {
    await arrived;
    return create ?? (() => deep);
  });
  const depth = beginDepth({ canvas, flat, inks: readInks(host), view, ask }, load);
  const sheets = () => host.querySelectorAll('canvas').length - 1;
  return { host, canvas, flat, deep, ask, view, load, come, depth, sheets };
}
/** Plays so many seconds in frames of this length. */
const play = ({ depth }: ReturnType<typeof begin>, length: number, seconds: number, from = 0): void => {
  for (let now = from; now <= from + seconds; now += length) depth.played(now);
};

test('without WebGL 2 nothing more is fetched, the flat pen draws, and the reader is told', async () => {
  webgl = null;
  const stage = begin();
  await settled();
  expect(stage.load).not.toHaveBeenCalled();
  expect(stage.depth.pen()).toBe(stage.flat);
  expect(stage.sheets()).toBe(0);
  expect(stage.view.getState().simplified).toBe('missing');
  expect(stage.ask).toHaveBeenCalled();
});

test('the flat pen draws until the deep one has come; its sheet then lies behind the words', async () => {
  const stage = begin();
  await settled();
  expect(stage.depth.pen()).toBe(stage.flat);
  stage.come();
  await settled();
  expect(stage.depth.pen()).toBe(stage.deep);
  expect(stage.host.lastChild).toBe(stage.canvas);
  expect(stage.sheets()).toBe(1);
  expect(stage.view.getState().simplified).toBeUndefined();
  expect(stage.ask).toHaveBeenCalledTimes(1);
});

test('a pen that cannot be made counts as missing', async () => {
  const stage = begin(() => {
    throw new Error('refused');
  });
  stage.come();
  await settled();
  expect(stage.depth.pen()).toBe(stage.flat);
  expect(stage.sheets()).toBe(0);
  expect(stage.view.getState().simplified).toBe('missing');
});

test('when WebGL breaks off, the flat pen goes on from the same view', async () => {
  const stage = begin();
  stage.come();
  await settled();
  stage.view.setState({ turn: 1, tilt: 0.5 });
  stage.host.querySelector('canvas')?.dispatchEvent(new Event('webglcontextlost'));
  expect(stage.depth.pen()).toBe(stage.flat);
  expect(stage.deep.remove).toHaveBeenCalledTimes(1);
  expect(stage.sheets()).toBe(0);
  expect(stage.view.getState()).toMatchObject({ turn: 1, tilt: 0.5, simplified: 'lost' });
});

test('three seconds of slow frames give way to the flat pen; quick ones and pauses do not', async () => {
  const stage = begin();
  // While it loads, frames are not its own.
  play(stage, 0.2, 10);
  stage.come();
  await settled();
  play(stage, 0.03, 10, 20);
  stage.depth.rested();
  for (let now = 40; now < 60; now += 0.3) {
    stage.depth.played(now);
    stage.depth.rested();
  }
  expect(stage.depth.pen()).toBe(stage.deep);
  play(stage, 0.05, 2.9, 80);
  expect(stage.depth.pen()).toBe(stage.deep);
  play(stage, 0.05, 0.2, 82.95);
  expect(stage.depth.pen()).toBe(stage.flat);
  expect(stage.view.getState().simplified).toBe('slow');
});

test('a stage that was left takes nothing that comes late, and says nothing', async () => {
  const stage = begin();
  await settled();
  stage.depth.end();
  stage.come();
  await settled();
  expect(stage.sheets()).toBe(0);
  expect(stage.depth.pen()).toBe(stage.flat);
  expect(stage.view.getState().simplified).toBeUndefined();
});

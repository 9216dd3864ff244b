import { createLabelLayer } from '../stage/label-layer.js';
import { createStageView } from '../stage/stage-view.js';
import { readThemeColors } from '../stage/theme-colors.js';
import { startWebgl } from './start-webgl.js';
import type { createWebglPen, WebglPen } from './webgl-pen.js';

const createPen = (): WebglPen => ({
  ball: jest.fn(),
  line: jest.fn(),
  arrow: jest.fn(),
  label: jest.fn(),
  labels: { ...createLabelLayer(), paint: () => undefined },
  area: jest.fn(),
  body: jest.fn(),
  glow: jest.fn(),
  ground: jest.fn(),
  layer: jest.fn(),
  field: jest.fn(),
  begin: jest.fn(),
  end: jest.fn(),
  clearColors: jest.fn(),
  dispose: jest.fn(),
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
/** Starts a stage whose WebGL pen loads when the test resolves it. */
function start(create?: typeof createWebglPen) {
  const host = document.createElement('div');
  const canvas = host.appendChild(document.createElement('canvas'));
  const [canvasPen, webglPen, requestDraw] = [createPen(), createPen(), jest.fn()];
  const view = createStageView('isometric');
  let resolveLoad: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (resolveLoad = resolve));
  const load = jest.fn(async () => {
    await loaded;
    return create ?? (() => webglPen);
  });
  const stage = startWebgl({ canvas, canvasPen, colors: readThemeColors(host), view, requestDraw }, load);
  const webglCanvases = () => host.querySelectorAll('canvas').length - 1;
  return {
    host,
    canvas,
    canvasPen,
    webglPen,
    requestDraw,
    view,
    load,
    resolveLoad,
    webgl: stage,
    webglCanvases,
  };
}
/** Plays a number of seconds in frames of one duration. */
const play = ({ webgl }: ReturnType<typeof start>, length: number, seconds: number, from = 0): void => {
  for (let now = from; now <= from + seconds; now += length) webgl.framePlayed(now);
};

test('without WebGL 2 the pen is not loaded, the canvas pen draws, and the fallback reason is set', async () => {
  webgl = null;
  const stage = start();
  await settled();
  expect(stage.load).not.toHaveBeenCalled();
  expect(stage.webgl.pen()).toBe(stage.canvasPen);
  expect(stage.webglCanvases()).toBe(0);
  expect(stage.view.getState().fallbackReason).toBe('missing');
  expect(stage.requestDraw).toHaveBeenCalled();
});

test('the canvas pen draws until the WebGL pen has loaded; the WebGL canvas then lies behind the labels', async () => {
  const stage = start();
  await settled();
  expect(stage.webgl.pen()).toBe(stage.canvasPen);
  stage.resolveLoad();
  await settled();
  expect(stage.webgl.pen()).toBe(stage.webglPen);
  expect(stage.host.lastChild).toBe(stage.canvas);
  expect(stage.webglCanvases()).toBe(1);
  expect(stage.view.getState().fallbackReason).toBeUndefined();
  expect(stage.requestDraw).toHaveBeenCalledTimes(1);
});

test('a pen that cannot be created counts as missing', async () => {
  const stage = start(() => {
    throw new Error('No context');
  });
  stage.resolveLoad();
  await settled();
  expect(stage.webgl.pen()).toBe(stage.canvasPen);
  expect(stage.webglCanvases()).toBe(0);
  expect(stage.view.getState().fallbackReason).toBe('missing');
});

test('when the WebGL context is lost, the canvas pen continues with the same view', async () => {
  const stage = start();
  stage.resolveLoad();
  await settled();
  stage.view.setState({ turn: 1, tilt: 0.5 });
  stage.host.querySelector('canvas')?.dispatchEvent(new Event('webglcontextlost'));
  expect(stage.webgl.pen()).toBe(stage.canvasPen);
  expect(stage.webglPen.dispose).toHaveBeenCalledTimes(1);
  expect(stage.webglCanvases()).toBe(0);
  expect(stage.view.getState()).toMatchObject({ turn: 1, tilt: 0.5, fallbackReason: 'lost' });
});

test('three seconds of slow frames switch to the canvas pen; fast frames and pauses do not', async () => {
  const stage = start();
  // Frames drawn while the pen loads are not measured.
  play(stage, 0.2, 10);
  stage.resolveLoad();
  await settled();
  play(stage, 0.03, 10, 20);
  stage.webgl.framePaused();
  for (let now = 40; now < 60; now += 0.3) {
    stage.webgl.framePlayed(now);
    stage.webgl.framePaused();
  }
  expect(stage.webgl.pen()).toBe(stage.webglPen);
  play(stage, 0.05, 2.9, 80);
  expect(stage.webgl.pen()).toBe(stage.webglPen);
  play(stage, 0.05, 0.2, 82.95);
  expect(stage.webgl.pen()).toBe(stage.canvasPen);
  expect(stage.view.getState().fallbackReason).toBe('slow');
});

test('a stopped stage ignores a pen that loads later', async () => {
  const stage = start();
  await settled();
  stage.webgl.stop();
  stage.resolveLoad();
  await settled();
  expect(stage.webglCanvases()).toBe(0);
  expect(stage.webgl.pen()).toBe(stage.canvasPen);
  expect(stage.view.getState().fallbackReason).toBeUndefined();
});

import { canvasCalls } from '../testing/browser.js';
import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { createStageImage } from './stage-image.js';

const createStage = (ratio: number) => {
  const host = document.body.appendChild(document.createElement('div'));
  Object.defineProperty(host, 'clientWidth', { value: 400 });
  const canvas = host.appendChild(document.createElement('canvas'));
  canvas.width = 400 * ratio;
  canvas.height = 300 * ratio;
  return { host, canvas };
};
const callsOf = (name: string) =>
  canvasCalls.filter(([method]) => method === name).map(([, ...args]) => args);

beforeEach(() => canvasCalls.splice(0));

test('the image has an opaque background, with title and time below the stage', async () => {
  const session = createSession(testDefinition);
  session.stepBy(125);
  const { host, canvas } = createStage(2);
  const image = await createStageImage(session, host);
  expect(image?.type).toBe('image/png');
  expect(callsOf('fillRect')).toEqual([[0, 0, 800, 600 + 96]]);
  expect(callsOf('drawImage')).toEqual([[canvas, 0, 0, 800, 600]]);
  expect(callsOf('fillText').map(([text]) => text)).toEqual(['Prujinadagi yuk', 't = 1,25\u00A0s']);
  expect(canvasCalls.map(([name]) => name).indexOf('fillRect')).toBeLessThan(
    canvasCalls.map(([name]) => name).indexOf('drawImage'),
  );
});

test('the rear canvas of a 3D scene is drawn first', async () => {
  const { host, canvas } = createStage(1);
  const behind = document.createElement('canvas');
  canvas.before(behind);
  await createStageImage(createSession(testDefinition), host);
  expect(callsOf('drawImage').map(([layer]) => layer)).toEqual([behind, canvas]);
});

test('the stage is redrawn in the same frame: a WebGL canvas is readable only then', async () => {
  const session = createSession(testDefinition);
  const { host } = createStage(1);
  let drawnAt = 0;
  session.store.subscribe(() => requestAnimationFrame((now) => (drawnAt = now)));
  let readAt = -1;
  const image = createStageImage(session, host);
  requestAnimationFrame((now) => (readAt = now));
  await image;
  expect(drawnAt).toBe(readAt);
});

test('without a stage there is no image', async () => {
  expect(
    await createStageImage(createSession(testDefinition), document.createElement('div')),
  ).toBeUndefined();
});

test('a browser that creates no image gives undefined', async () => {
  const { host } = createStage(1);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce((done) => done(null));
  expect(await createStageImage(createSession(testDefinition), host)).toBeUndefined();
});

import { drawn } from '../test-browser.js';
import { createSession } from '../session/create-session.js';
import { testLab } from '../test-lab.js';
import { stagePicture } from './stage-picture.js';

const stage = (ratio: number) => {
  const host = document.body.appendChild(document.createElement('div'));
  Object.defineProperty(host, 'clientWidth', { value: 400 });
  const canvas = host.appendChild(document.createElement('canvas'));
  canvas.width = 400 * ratio;
  canvas.height = 300 * ratio;
  return { host, canvas };
};
const told = (name: string) => drawn.filter(([method]) => method === name).map(([, ...given]) => given);

beforeEach(() => drawn.splice(0));

test('the stage lies on a ground without holes, with its title and time under it', async () => {
  const session = createSession(testLab);
  session.stepBy(125);
  const { host, canvas } = stage(2);
  const picture = await stagePicture(session, host);
  expect(picture?.type).toBe('image/png');
  expect(told('fillRect')).toEqual([[0, 0, 800, 600 + 96]]);
  expect(told('drawImage')).toEqual([[canvas, 0, 0, 800, 600]]);
  expect(told('fillText').map(([words]) => words)).toEqual(['Prujinadagi yuk', 't = 1,25\u00A0s']);
  expect(drawn.map(([name]) => name).indexOf('fillRect')).toBeLessThan(
    drawn.map(([name]) => name).indexOf('drawImage'),
  );
});

test('of a deep scene, what lies behind comes first', async () => {
  const { host, canvas } = stage(1);
  const behind = document.createElement('canvas');
  canvas.before(behind);
  await stagePicture(createSession(testLab), host);
  expect(told('drawImage').map(([layer]) => layer)).toEqual([behind, canvas]);
});

test('the stage is drawn anew just before: a picture in three dimensions is gone after its frame', async () => {
  const session = createSession(testLab);
  const { host } = stage(1);
  let drawnAt = 0;
  session.news.subscribe(() => requestAnimationFrame((now) => (drawnAt = now)));
  let readAt = -1;
  const picture = stagePicture(session, host);
  requestAnimationFrame((now) => (readAt = now));
  await picture;
  expect(drawnAt).toBe(readAt);
});

test('without a stage there is no picture', async () => {
  expect(await stagePicture(createSession(testLab), document.createElement('div'))).toBeUndefined();
});

test('a browser that makes none says so', async () => {
  const { host } = stage(1);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce((done) => done(null));
  expect(await stagePicture(createSession(testLab), host)).toBeUndefined();
});

import { openTestApp, shellOnly, type TestApp } from '../testing/app.js';
import { edited, makeContent } from '../testing/content.js';
import { makeFolder } from '../testing/folder.js';
import { readContentFiles } from '../content/read-files.js';

const HOSTS = ['https://images.example', 'https://films.example:8443'];

let app: TestApp;
beforeAll(async () => {
  const webDir = await makeFolder(shellOnly());
  app = await openTestApp('embedded', { webDir, mediaOrigins: HOSTS });
});
afterAll(() => app.close());

test.each([
  '/',
  '/simulation',
  '/learn?topic=3',
  '/login',
  '/no/such/page',
  '/tajriba',
  '/tajriba/mayatnik?embed',
])('the page %s may show images and videos of the media origins, and nothing else of them', async (url) => {
  const { headers } = await app.fastify.inject(url);
  const directivesWithHosts = String(headers['content-security-policy'])
    .split('; ')
    .filter((directive) => directive.includes('.example'));
  expect(directivesWithHosts).toEqual([
    `img-src 'self' data: ${HOSTS.join(' ')}`,
    `media-src 'self' ${HOSTS.join(' ')}`,
  ]);
});

test('content may use images and videos of the media origins', async () => {
  const [image, video] = ['![Rasm](https://images.example/a.png)', 'https://films.example:8443/tezlik.mp4'];
  const file = 'lessons/7-sinf/tezlik.md';
  const { [file]: withImage } = edited(file, 'Oxirgi qator.', image);
  const text = String(withImage).replace('/videolar/tezlik.mp4', video);
  const { lessons } = await readContentFiles(await makeContent({ [file]: text }), HOSTS);
  expect(lessons.find(({ slug }) => slug === 'tezlik')).toMatchObject({ video });
});

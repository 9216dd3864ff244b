import { endpoints } from '@zarra/contracts';
import { setupServer } from 'msw/node';
import { createApiClient } from '../index.js';
import { respond } from '../msw/index.js';
import { loadExperimentLessons } from './experiment-lessons.js';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const client = createApiClient({ log: () => undefined });
const body = {
  id: 5,
  lesson: 'Elektr toki',
  className: '8-sinf',
  chapter: 'Elektr hodisalari',
  link: '/learn?topic=5',
  states: [{ state: 'om-qonuni', stateTitle: 'Om qonuni', link: '/tajriba/zanjir?holat=AQI' }],
  investigations: [{ slug: 'x', title: 'Nomaʼlum rezistor', link: '/tajriba/zanjir?tadqiqot=x' }],
};

test('lessons come with the links of their states and investigations', async () => {
  network.use(respond(endpoints.experimentLessons, [body, { ...body, id: 6, chapter: ' ' }]));
  const lesson = {
    title: 'Elektr toki',
    className: '8-sinf',
    chapter: 'Elektr hodisalari',
    link: '/learn?topic=5',
    states: [{ title: 'Om qonuni', link: '/tajriba/zanjir?holat=AQI' }],
    investigations: [{ title: 'Nomaʼlum rezistor', link: '/tajriba/zanjir?tadqiqot=x' }],
  };
  expect(await loadExperimentLessons(client, 'zanjir')).toEqual([lesson, { ...lesson, chapter: null }]);
});

test('a lesson or a part with an unsafe link is omitted', async () => {
  const unsafe = { link: 'javascript:alert(1)' };
  const states = [{ ...body.states[0]!, link: '//evil.example' }, ...body.states];
  network.use(
    respond(endpoints.experimentLessons, [
      { ...body, ...unsafe },
      { ...body, id: 6, states },
    ]),
  );
  const lessons = await loadExperimentLessons(client, 'zanjir');
  expect(lessons.map(({ states: safe }) => safe.length)).toEqual([1]);
});

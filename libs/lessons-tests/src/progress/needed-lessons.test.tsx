import { screen, waitFor } from '@testing-library/react';
import { aTokenPair, aUser, httpError, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { saveFinished } from '../learner/finished-lessons.js';
import { aClassWithSections, observeHeadings } from '../testing/lesson-sections.js';
import { renderLessons, setupNetwork } from '../testing/render-lessons.js';

const network = setupNetwork();
observeHeadings();

const need = (id: number, lesson: string) => ({ id, lesson, className: '7-sinf' });
const related = respond(endpoints.lessonRelated, {
  needs: [need(21, 'Bosim kuchi'), need(3, 'Arximed kuchi'), need(23, 'Zichlik'), need(24, 'Kuch')],
  topics: [{ slug: 'bosim', title: 'Bosim' }],
  practicals: [],
});

function signIn() {
  const { access, refresh } = aTokenPair();
  localStorage.setItem('accessToken', access);
  localStorage.setItem('refreshToken', refresh);
  network.use(respond(endpoints.authMe, aUser()), httpError(endpoints.lessonTestResult, 404));
  network.use(respond(endpoints.progress, { places: [], investigations: [] }));
}

const bar = () => screen.findByRole('navigation', { name: 'Avval buni oʻqing' });

beforeEach(() => network.use(respond(endpoints.classes, [aClassWithSections()]), related));

test('two lessons without a result are offered, and can be closed', async () => {
  signIn();
  saveFinished(21, 80);
  const { lessons, ...schoolClass } = aClassWithSections();
  const done = lessons.map((lesson) => (lesson.id === 3 ? { ...lesson, percentage: 40 } : lesson));
  network.use(respond(endpoints.classes, [{ ...schoolClass, lessons: done }]));
  const { user } = renderLessons({ address: '/learn?topic=2' });

  const links = [...(await bar()).querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Zichlik', '/learn?topic=23'],
    ['Kuch', '/learn?topic=24'],
  ]);
  expect(await axe(await bar())).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Avval oʻqiladigan darslar roʻyxatini yopish' }));
  expect(screen.queryByRole('navigation', { name: 'Avval buni oʻqing' })).not.toBeInTheDocument();
});

const requests = () => {
  const paths: string[] = [];
  network.events.on('request:start', ({ request }) => paths.push(new URL(request.url).pathname));
  return paths;
};
afterEach(() => network.events.removeAllListeners());

test.each([
  ['a visitor without an account', () => undefined, {}],
  [
    'a learner with a result of the lesson',
    () => {
      signIn();
      saveFinished(2, 50);
    },
    {},
  ],
  ['a back end without typeset texts', signIn, { descriptionTree: null, description: 'Matn' }],
])('no request is made for %s', async (_name, prepare, changes) => {
  prepare();
  const paths = requests();
  const { lessons, ...schoolClass } = aClassWithSections();
  network.use(
    respond(endpoints.classes, [{ ...schoolClass, lessons: lessons.map((one) => ({ ...one, ...changes })) }]),
  );
  renderLessons({ address: '/learn?topic=2' });
  await screen.findByRole('heading', { level: 1, name: 'Bosim Darsligi' });
  await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
  expect(paths.filter((path) => path.endsWith('/related/'))).toEqual([]);
});

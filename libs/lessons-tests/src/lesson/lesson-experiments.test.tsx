import '../testing/jsdom-stubs.js';
import { screen, within } from '@testing-library/react';
import { aSchoolClass, respond } from '@zarra/api-client/testing';
import { endpoints, type LessonBody } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { lessonWithExperiments } from '../testing/lesson-fixtures.js';
import { renderLessons, setupNetwork } from '../testing/render-lessons.js';

const network = setupNetwork();
const NAME = 'Shu mavzudagi tajribalar';
const [first, second, third] = lessonWithExperiments.experiments!;

async function openLesson(experiments: unknown) {
  const lesson = { ...lessonWithExperiments, experiments } as LessonBody;
  network.use(respond(endpoints.classes, [aSchoolClass({ lessons: [lesson] })]));
  const opened = renderLessons({ address: '/learn?topic=41' });
  await screen.findByRole('heading', { level: 1, name: 'Elektr toki Darsligi' });
  return opened;
}

test('each experiment has its title, its task and a link that opens its state', async () => {
  const { container } = await openLesson([first, second, third]);

  const section = within(await screen.findByRole('region', { name: NAME }));
  const items = section.getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Elektr zanjiri',
    'Elektr zanjiri',
    'Potensial oʻra va energiya sathlari',
  ]);
  expect(within(items[0]!).getByText('Kalitni ulang va uzing: lampa qachon yonadi?')).toBeVisible();
  const link = section.getByRole('link', { name: 'Toʻliq ekranda ochish (Elektr zanjiri, Om qonuni)' });
  expect(link).toHaveAttribute('href', '/tajriba/zanjir?holat=AQI');
  expect(await axe(container)).toHaveNoViolations();
});

test('an experiment may lead to an investigation too', async () => {
  await openLesson([
    first,
    second,
    { ...third, investigation: { ...second!.investigation, link: 'javascript:alert(1)' } },
  ]);
  const links = await screen.findAllByRole('link', { name: /^Tadqiqot/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tadqiqot: Nomaʼlum rezistor qarshiligi', '/tajriba/zanjir?tadqiqot=nomalum-rezistor'],
  ]);
});

test('the section is between the text and the test', async () => {
  await openLesson([first]);
  const text = screen.getByText(/tartibli harakati/);
  const test = await screen.findByRole('heading', { level: 2, name: 'Test' });
  const section = await screen.findByRole('region', { name: NAME });
  expect(text.compareDocumentPosition(section)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(section.compareDocumentPosition(test)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['omits them', undefined],
  ['has none', []],
  ['sends another form', 'zanjir'],
  ['sends links that run code', [{ ...first, link: 'javascript:alert(1)' }]],
  ['sends no titles', [{ ...first, title: ' ' }, { slug: 'zanjir' }, null]],
])('a lesson has no such section when a back end %s', async (_, experiments) => {
  await openLesson(experiments);
  expect(screen.queryByRole('region', { name: NAME })).not.toBeInTheDocument();
});

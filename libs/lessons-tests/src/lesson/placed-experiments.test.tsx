import '../testing/jsdom-stubs.js';
import { screen, within } from '@testing-library/react';
import { aSchoolClass, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { lessonWithExperiments } from '../testing/lesson-fixtures.js';
import { renderLessons, setupNetwork } from '../testing/render-lessons.js';

const network = setupNetwork();
const [first, second, third] = lessonWithExperiments.experiments!;
const picture = { src: '/assets/zanjir-lampa.svg', width: 360, height: 200 };

async function openLesson(descriptionTree: string | undefined) {
  const experiments = [{ ...first!, picture }, second!, third!];
  const lesson = { ...lessonWithExperiments, experiments, descriptionTree };
  network.use(respond(endpoints.classes, [aSchoolClass({ lessons: [lesson] })]));
  const opened = renderLessons({ address: '/learn?topic=41' });
  await screen.findByRole('heading', { level: 1, name: 'Elektr toki Darsligi' });
  return opened;
}

const placed = JSON.stringify([
  ['p', 'Lampa yonadi.'],
  ['experiment', { link: first!.link }, 'Yonib turgan lampa'],
  ['p', 'Tok kuchi.'],
  ['experiment', { link: second!.link }, 'Om qonuni'],
  ['experiment', { link: '/tajriba/boshqa' }, 'Boshqa tajriba'],
]);

test('experiments that the text places are there with caption and task, the others below it', async () => {
  const { container } = await openLesson(placed);
  const figures = await screen.findAllByRole('figure');
  expect(figures.map((figure) => within(figure).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Yonib turgan lampa',
    'Om qonuni',
  ]);
  expect(figures[0]).toHaveTextContent(
    /^Yonib turgan lampaElektr zanjiri, LampaKalitni ulang va uzing: lampa qachon yonadi\?/,
  );
  expect(within(figures[1]!).getByRole('link', { name: /^Tadqiqot: / })).toHaveAttribute(
    'href',
    '/tajriba/zanjir?tadqiqot=nomalum-rezistor',
  );
  const after = screen.getByText('Tok kuchi.');
  expect(figures[0]!.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  const list = within(await screen.findByRole('region', { name: 'Shu mavzudagi tajribalar' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.getByRole('heading', { level: 3 })).toHaveTextContent('Potensial oʻra va energiya sathlari');
  // A place of an experiment that the lesson does not have.
  expect(screen.getByRole('link', { name: 'Boshqa tajriba' })).toHaveAttribute('href', '/tajriba/boshqa');
  expect(await axe(container)).toHaveNoViolations();
});

test('a caption that is the task is there once', async () => {
  await openLesson(JSON.stringify([['experiment', { link: first!.link }, first!.note]]));
  const figure = await screen.findByRole('figure');
  expect(figure.textContent.split(first!.note)).toHaveLength(2);
});

test('all experiments are below a text that places none', async () => {
  await openLesson(undefined);
  const list = within(await screen.findByRole('region', { name: 'Shu mavzudagi tajribalar' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

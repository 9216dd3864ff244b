import './testing/jsdom-stubs.js';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createApiClient } from '@zarra/api-client';
import { aLearningPath } from '@zarra/api-client/learning-path-testing';
import { aPracticeItem } from '@zarra/api-client/practice-testing';
import { respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { OpenExperimentsProvider } from './lesson/experiments/open-experiments.js';
import { LessonExperiments } from './lesson/lesson-experiments.js';
import { LessonsMessagesProvider, type LessonsMessages } from './messages/lessons-messages.js';
import { PracticalWork } from './practical/index.js';
import { createPathServer, LearnerPageApp } from './testing/learner-page-app.js';
import { classes } from './testing/lesson-fixtures.js';
import { createLessonsRouter, LessonsApp } from './testing/lessons-app.js';
import { PracticeApp } from './testing/practice-app.js';
import { createPracticeServer } from './testing/practice-server.js';
import { setupNetwork } from './testing/render-lessons.js';
import { uzbekLessonsMessages as uzbek } from './messages/uzbek-lessons-messages.js';

const network = setupNetwork();

const english: LessonsMessages = {
  page: {
    ...uzbek.page,
    sidebar: 'Classes',
    title: (lesson) => `Lesson: ${lesson}`,
    about: 'About the lesson',
    next: 'Next topic',
  },
  experiments: { ...uzbek.experiments, experiments: 'Experiments', openHere: 'Try it' },
  figures: { ...uzbek.figures, read: 'Read the figure' },
  progress: uzbek.progress,
  prediction: uzbek.prediction,
  test: { ...uzbek.test, title: 'Questions', signedOut: 'Sign in for the test.' },
  practice: {
    ...uzbek.practice,
    title: 'Practice',
    check: 'Check',
    numeric: { ...uzbek.practice.numeric, answer: 'Answer' },
    outcome: { ...uzbek.practice.outcome, due: (day) => `Again ${day}.` },
    days: { ...uzbek.practice.days, later: (days) => `in ${days} days` },
  },
  practical: { ...uzbek.practical, print: 'Print the sheet' },
  answers: { rejected: 'The answer could not be read.' },
  learnerPage: {
    ...uzbek.learnerPage,
    title: 'My page',
    classes: { ...uzbek.learnerPage.classes, title: 'Classes and chapters' },
  },
};

const renderInEnglish = (children: ReactNode) =>
  render(<LessonsMessagesProvider messages={english}>{children}</LessonsMessagesProvider>);
const heading = (level: number, name: string) => screen.findByRole('heading', { level, name });

test('the classes, the lesson and its test have the texts of the provider', async () => {
  network.use(respond(endpoints.classes, classes));
  const client = createApiClient({ log: () => undefined });
  renderInEnglish(<LessonsApp router={createLessonsRouter({ client }, '/learn?topic=13')} />);

  expect(await heading(1, 'Lesson: Oʻrtacha tezlik')).toBeVisible();
  expect(await heading(2, 'Questions')).toBeVisible();
  expect(screen.getByText('Sign in for the test.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'About the lesson' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Next topic/ })).toBeVisible();
  expect(screen.getByText('Classes')).toBeInTheDocument();
});

test('the experiments of a lesson have the texts of the provider', () => {
  const experiment = { title: 'Pendulum', stateTitle: null, note: null, investigation: null, picture: null };
  renderInEnglish(
    <MemoryRouter>
      <OpenExperimentsProvider load={() => Promise.reject(new Error('not opened'))}>
        <LessonExperiments experiments={[{ ...experiment, link: '/tajriba/mayatnik' }]} />
      </OpenExperimentsProvider>
    </MemoryRouter>,
  );

  expect(screen.getByRole('heading', { level: 2, name: 'Experiments' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Try it/ })).toBeVisible();
});

test('practice has the texts of the provider', async () => {
  const server = createPracticeServer([aPracticeItem('numeric')]);
  server.signIn('dilnoza');
  const user = userEvent.setup();
  const answer = async (text: string) => {
    await user.type(await screen.findByRole('textbox', { name: 'Answer' }), text);
    await user.click(screen.getByRole('button', { name: 'Check' }));
  };
  renderInEnglish(
    <PracticeApp search="?scope=lesson:1" fetch={(input, init) => server.handle(new Request(input, init))} />,
  );

  expect(await heading(1, 'Practice')).toBeVisible();
  server.responses['/practice/answers/'] = { status: 400 };
  await answer('?');
  expect(await screen.findByText('The answer could not be read.')).toBeVisible();
  delete server.responses['/practice/answers/'];
  await answer('{Backspace}4,8 kN');
  expect(await screen.findByText('Again in 6 days.')).toBeVisible();
});

test('the page of a learner has the texts of the provider', async () => {
  renderInEnglish(<LearnerPageApp fetch={createPathServer(aLearningPath()).fetch} />);

  expect(await heading(1, 'My page')).toBeVisible();
  expect(await heading(2, 'Classes and chapters')).toBeVisible();
});

test('a practical work has the texts of the provider, and its sheet is printed', async () => {
  network.use(
    respond(endpoints.practical, {
      slug: 'lab-zichlik',
      title: 'Density',
      className: '7-sinf',
      lesson: { title: 'Modda zichligi', link: '/learn?topic=5' },
      tree: JSON.stringify([['p', 'Jismni torting.']]),
      teacherTree: '[]',
    }),
  );
  const print = jest.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  renderInEnglish(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <PracticalWork
          client={createApiClient({ log: () => undefined })}
          slug="lab-zichlik"
          lessonsPath="/learn"
          renderHead={() => null}
        />
      </QueryClientProvider>
    </MemoryRouter>,
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Print the sheet' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Modda zichligi' })).toHaveAttribute('href', '/learn?topic=5');
  expect(screen.getByText('Jismni torting.')).toBeVisible();
});

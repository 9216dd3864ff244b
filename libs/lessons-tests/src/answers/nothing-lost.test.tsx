import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { offline } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import {
  answerAll,
  button,
  chosen,
  hearStorage,
  openQuiz,
  radios,
  says,
  testQuiz,
} from '../test-quiz-open.js';
import { LESSON, resultOf } from '../test-quiz-server.js';

const { network, server } = testQuiz();
const KEY = `testDraft-lesson-${LESSON}:dilnoza`;
const ALL_RIGHT = "3 to'g'ri javob 3 ta savoldan";

const openForm = async (learner = 'dilnoza') => {
  server().signIn(learner);
  const opened = openQuiz();
  await opened.page.findAllByRole('radio');
  return opened;
};
const submit = () => fireEvent.click(button('Javoblarni topshirish'));

test('each choice outlives the page at once', async () => {
  const first = await openForm();
  fireEvent.click(radios()[2]!);
  first.unmount();
  const second = await openForm();
  expect(chosen()).toEqual([3, 0, 0]);
  fireEvent.click(radios()[4]!);
  second.unmount();
  await openForm();
  expect(chosen()).toEqual([3, 1, 0]);
  expect(screen.getByText('Saqlandi')).toBeVisible();
});

test('two learners on one phone: neither sees, sends or removes what is the other’s', async () => {
  const first = await openForm('dilnoza');
  answerAll(2);
  network.use(offline(endpoints.submitTest));
  submit();
  await screen.findByText('Navbatda');
  first.unmount();
  network.resetHandlers(...server().handlers);

  const second = await openForm('nodir');
  expect(chosen()).toEqual([0, 0, 0]);
  answerAll(1);
  submit();
  await says(ALL_RIGHT);
  second.unmount();
  expect(server().posts.map(({ subject }) => subject)).toEqual(['nodir']);

  server().signIn('dilnoza');
  openQuiz();
  await says("0 to'g'ri javob 3 ta savoldan");
  expect(server().posts.map(({ subject, answers }) => [subject, answers[10]])).toEqual([
    ['nodir', 1],
    ['dilnoza', 2],
  ]);
});

test('another learner signs in from another tab: the first one’s test is neither shown nor sent', async () => {
  await openForm('dilnoza');
  answerAll(2);
  network.use(offline(endpoints.submitTest));
  submit();
  await screen.findByText('Navbatda');
  network.resetHandlers(...server().handlers);

  server().signIn('nodir');
  dispatchEvent(new Event('online'));
  hearStorage('accessToken');
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(chosen()).toEqual([0, 0, 0]));
  dispatchEvent(new Event('online'));
  answerAll(1);
  submit();
  await says(ALL_RIGHT);
  expect(server().posts.map(({ subject, answers }) => [subject, answers[10]])).toEqual([['nodir', 1]]);
  expect(JSON.parse(localStorage[KEY] as string)).toMatchObject({ queued: true });
});

test('… and the result of the first is not taken for the second’s', async () => {
  server().results.set(`dilnoza:${LESSON}`, resultOf(server().questions, { 10: 1, 11: 1, 12: 1 }));
  const nodir = `testDraft-lesson-${LESSON}:nodir`;
  const second = await openForm('nodir');
  answerAll(2);
  second.unmount();
  server().signIn('dilnoza');
  openQuiz();
  await says(ALL_RIGHT);

  server().signIn('nodir');
  hearStorage('accessToken');
  await waitFor(() => expect(chosen()).toEqual([2, 2, 2]));
  expect(screen.queryByText(ALL_RIGHT)).toBeNull();
  expect(localStorage.getItem(nodir)).not.toBeNull();
});

test('a browser that believes to be offline is not believed', async () => {
  onlineManager.setOnline(false);
  try {
    await openForm();
    answerAll(1);
    submit();
    await says(ALL_RIGHT);
  } finally {
    onlineManager.setOnline(true);
  }
});

test('the lesson is edited meanwhile: answers to unchanged questions stay, and the rest is said', async () => {
  const { unmount } = await openForm();
  answerAll(2);
  unmount();
  server().questions = server().questions.map((question) =>
    question.id === 11 ? { ...question, option2: 'Boshqacha' } : question,
  );
  await openForm();
  expect(chosen()).toEqual([2, 0, 2]);
  expect(screen.getByText(/Savollar yangilandi: 1 ta savolga/)).toBeVisible();
  expect(button('Javoblarni topshirish')).toBeDisabled();
  fireEvent.click(radios()[4]!);
  expect(screen.queryByText(/Savollar yangilandi/)).toBeNull();
});

test('… also when the answers were handed in already: they are the learner’s again', async () => {
  const { unmount } = await openForm();
  answerAll(2);
  network.use(offline(endpoints.submitTest));
  submit();
  await screen.findByText('Navbatda');
  unmount();
  server().questions = server().questions.map((question) =>
    question.id === 11 ? { ...question, question: 'Yangi savol' } : question,
  );
  await openForm();
  await waitFor(() => expect(chosen()).toEqual([2, 0, 2]));
  expect(screen.getByText(/Savollar yangilandi: 1 ta savolga/)).toBeVisible();
});

describe('without a network', () => {
  test('handed in, locked, called queued; sent once when it returns, and the focus stays where it is', async () => {
    await openForm();
    answerAll(1);
    server().down = true;
    submit();
    expect(await screen.findByText('Navbatda')).toBeVisible();
    expect(screen.getByText(/aloqa tiklanishi bilan oʻzi yuboriladi/)).toBeVisible();
    expect(radios().every((radio) => radio.matches(':disabled'))).toBe(true);
    expect(chosen()).toEqual([1, 1, 1]);

    server().down = false;
    for (const event of ['online', 'focus', 'pageshow', 'online']) dispatchEvent(new Event(event));
    await says(ALL_RIGHT);
    expect(screen.getByText('Yuborildi')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Test natijasi' })).not.toHaveFocus();
    expect(server().posts).toHaveLength(1);
  });

  test('the answer is lost on its way: sent again, and the first submission stands', async () => {
    await openForm();
    answerAll(1);
    server().losesAnswers = true;
    submit();
    await screen.findByText('Navbatda');
    server().losesAnswers = false;
    dispatchEvent(new Event('online'));
    await says(ALL_RIGHT);
    expect(server().results.size).toBe(1);
  });

  test('the page is closed while sending: sent when the lesson is opened again', async () => {
    const { unmount } = await openForm();
    answerAll(1);
    server().onSubmit = () => HttpResponse.error();
    submit();
    unmount();
    await waitFor(() => expect(server().posts).toHaveLength(1));
    await waitFor(() => expect(JSON.parse(localStorage[KEY] as string)).toMatchObject({ attempts: 1 }));
    server().onSubmit = undefined;
    openQuiz();
    await says(ALL_RIGHT);
    expect(server().posts).toHaveLength(2);
  });
});

describe('two tabs on one lesson', () => {
  test('choices of both are one draft', async () => {
    const one = await openForm();
    const other = await openForm();
    fireEvent.click(radios(one.page)[0]!);
    hearStorage(KEY);
    fireEvent.click(radios(other.page)[5]!);
    hearStorage(KEY);
    await waitFor(() => expect(chosen(one.page)).toEqual([1, 2, 0]));
    expect(chosen(other.page)).toEqual([1, 2, 0]);
  });

  test('both hand in: one submission, one result in both', async () => {
    const one = await openForm();
    const other = await openForm();
    answerAll(1, one.page);
    hearStorage(KEY);
    fireEvent.click(one.page.getByRole('button', { name: 'Javoblarni topshirish' }));
    hearStorage(KEY);
    await Promise.all([says(ALL_RIGHT, one.page), says(ALL_RIGHT, other.page)]);
    expect(server().posts).toHaveLength(1);
  });

  test('the result came to a tab of another page: this one asks for it', async () => {
    await openForm();
    answerAll(2);
    server().results.set(`dilnoza:${LESSON}`, resultOf(server().questions, { 10: 1, 11: 1, 12: 1 }));
    localStorage.removeItem(KEY);
    hearStorage(KEY);
    await says(ALL_RIGHT);
    expect(server().posts).toEqual([]);
  });
});

describe('a storage that does not keep', () => {
  test.each([
    ['full', 'setItem'],
    ['blocked', 'getItem'],
  ] as const)('%s: answers are in memory, said so, and can be handed in', async (_, broken) => {
    // Each its own learner: this page's memory is one.
    await openForm(`xotira-${broken}`);
    jest.spyOn(Storage.prototype, broken).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    answerAll(1);
    expect(chosen()).toEqual([1, 1, 1]);
    expect(screen.getByText(/Qurilma xotirasi toʻlgan yoki yopiq/)).toBeVisible();
    expect(screen.queryByText('Saqlandi')).toBeNull();
    submit();
    await says(ALL_RIGHT);
  });

  test.each(['{', 'null', '[]', '{"answers":{"10":[9,"x"],"__proto__":1}}', '\u0000', '7'])(
    'spoilt (%j): an empty form that works',
    async (spoilt) => {
      localStorage.setItem(KEY, spoilt);
      await openForm();
      expect(chosen()).toEqual([0, 0, 0]);
      answerAll(1);
      submit();
      await says(ALL_RIGHT);
    },
  );
});

test('beside other output there is one test block only', async () => {
  const { page } = await openForm();
  expect(within(page.getByRole('main')).getAllByRole('region', { name: 'Test' })).toHaveLength(1);
});

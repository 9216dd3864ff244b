import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { networkError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import {
  answerAll,
  button,
  chosenOptions,
  dispatchStorageEvent,
  renderQuiz,
  radios,
  findExactText,
  setupQuiz,
  submit,
} from '../testing/render-quiz.js';
import { LESSON } from '../testing/quiz-server.js';

const { network, server, openForm } = setupQuiz();
const KEY = `testDraft-lesson-${LESSON}:dilnoza`;
const ALL_CORRECT = "3 to'g'ri javob 3 ta savoldan";

/** Chooses the second options and submits them without a network. */
const submitOffline = async () => {
  answerAll(2);
  network.use(networkError(endpoints.submitTest));
  submit();
  await screen.findByText('Navbatda');
};

test('each answer is stored immediately and restored after a reload', async () => {
  const first = await openForm();
  fireEvent.click(radios()[2]!);
  first.unmount();
  const second = await openForm();
  expect(chosenOptions()).toEqual([3, 0, 0]);
  fireEvent.click(radios()[4]!);
  second.unmount();
  await openForm();
  expect(chosenOptions()).toEqual([3, 1, 0]);
  expect(screen.getByText('Saqlandi')).toBeVisible();
});

test('learners of one device neither see, send nor remove each other’s answers', async () => {
  const first = await openForm('dilnoza');
  await submitOffline();
  first.unmount();
  network.resetHandlers(...server().handlers);

  const second = await openForm('nodir');
  expect(chosenOptions()).toEqual([0, 0, 0]);
  answerAll(1);
  submit();
  await findExactText(ALL_CORRECT);
  second.unmount();
  expect(server().posts.map(({ subject }) => subject)).toEqual(['nodir']);

  server().signIn('dilnoza');
  renderQuiz();
  await findExactText("0 to'g'ri javob 3 ta savoldan");
  expect(server().posts.map(({ subject, answers }) => [subject, answers[10]])).toEqual([
    ['nodir', 1],
    ['dilnoza', 2],
  ]);
});

test('when another learner signs in from another tab, the first one’s answers are neither shown nor sent', async () => {
  await openForm('dilnoza');
  await submitOffline();
  network.resetHandlers(...server().handlers);

  server().signIn('nodir');
  dispatchEvent(new Event('online'));
  dispatchStorageEvent('accessToken');
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(chosenOptions()).toEqual([0, 0, 0]));
  dispatchEvent(new Event('online'));
  answerAll(1);
  submit();
  await findExactText(ALL_CORRECT);
  expect(server().posts.map(({ subject, answers }) => [subject, answers[10]])).toEqual([['nodir', 1]]);
  expect(JSON.parse(localStorage[KEY] as string)).toMatchObject({ queued: true });
});

test('when another learner signs in, the first one’s result is not shown', async () => {
  server().storeResult();
  const nodir = `testDraft-lesson-${LESSON}:nodir`;
  const second = await openForm('nodir');
  answerAll(2);
  second.unmount();
  server().signIn('dilnoza');
  renderQuiz();
  await findExactText(ALL_CORRECT);

  server().signIn('nodir');
  dispatchStorageEvent('accessToken');
  await waitFor(() => expect(chosenOptions()).toEqual([2, 2, 2]));
  expect(screen.queryByText(ALL_CORRECT)).toBeNull();
  expect(localStorage.getItem(nodir)).not.toBeNull();
});

test('requests are sent even when the browser reports that it is offline', async () => {
  onlineManager.setOnline(false);
  try {
    await openForm();
    answerAll(1);
    submit();
    await findExactText(ALL_CORRECT);
  } finally {
    onlineManager.setOnline(true);
  }
});

test('answers to unchanged questions stay when the lesson is edited, and a notice counts the others', async () => {
  const { unmount } = await openForm();
  answerAll(2);
  unmount();
  server().questions = server().questions.map((question) =>
    question.id === 11 ? { ...question, option2: 'Boshqacha' } : question,
  );
  await openForm();
  expect(chosenOptions()).toEqual([2, 0, 2]);
  expect(screen.getByText(/Savollar yangilandi: 1 ta savolga/)).toBeVisible();
  expect(button('Javoblarni topshirish')).toBeDisabled();
  fireEvent.click(radios()[4]!);
  expect(screen.queryByText(/Savollar yangilandi/)).toBeNull();
});

test('a queued submission becomes editable when the lesson is edited', async () => {
  const { unmount } = await openForm();
  await submitOffline();
  unmount();
  server().questions = server().questions.map((question) =>
    question.id === 11 ? { ...question, question: 'Yangi savol' } : question,
  );
  await openForm();
  await waitFor(() => expect(chosenOptions()).toEqual([2, 0, 2]));
  expect(screen.getByText(/Savollar yangilandi: 1 ta savolga/)).toBeVisible();
});

describe('without a network', () => {
  test('a submission is locked and queued, then sent once when the network returns, without moving the focus', async () => {
    await openForm();
    answerAll(1);
    server().down = true;
    submit();
    expect(await screen.findByText('Navbatda')).toBeVisible();
    expect(screen.getByText(/aloqa tiklanishi bilan oʻzi yuboriladi/)).toBeVisible();
    expect(radios().every((radio) => radio.matches(':disabled'))).toBe(true);
    expect(chosenOptions()).toEqual([1, 1, 1]);

    server().down = false;
    for (const event of ['online', 'focus', 'pageshow', 'online']) dispatchEvent(new Event(event));
    await findExactText(ALL_CORRECT);
    expect(screen.getByText('Yuborildi')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Test natijasi' })).not.toHaveFocus();
    expect(server().posts).toHaveLength(1);
  });

  test('a submission whose response is lost is sent again, and the first one counts', async () => {
    await openForm();
    answerAll(1);
    server().losesResponses = true;
    submit();
    await screen.findByText('Navbatda');
    server().losesResponses = false;
    dispatchEvent(new Event('online'));
    await findExactText(ALL_CORRECT);
    expect(server().results.size).toBe(1);
  });

  test('a submission interrupted by closing the page is sent when the lesson is opened again', async () => {
    const { unmount } = await openForm();
    answerAll(1);
    server().onSubmit = () => HttpResponse.error();
    submit();
    unmount();
    await waitFor(() => expect(server().posts).toHaveLength(1));
    await waitFor(() => expect(JSON.parse(localStorage[KEY] as string)).toMatchObject({ attempts: 1 }));
    server().onSubmit = undefined;
    renderQuiz();
    await findExactText(ALL_CORRECT);
    expect(server().posts).toHaveLength(2);
  });
});

describe('a queued draft of an earlier visit shows at once', () => {
  const openQueued = async () => {
    const { unmount } = await openForm();
    answerAll(1);
    submit();
    await screen.findByText('Navbatda');
    unmount();
    let respond = () => {};
    server().onSubmit = () => new Promise((resolve) => (respond = () => resolve(undefined)));
    renderQuiz();
    await screen.findByText('Navbatda');
    await waitFor(() => expect(server().posts).toHaveLength(2));
    return {
      finish: () => {
        respond();
        return findExactText(ALL_CORRECT);
      },
    };
  };

  test('the message of the server', async () => {
    server().onSubmit = () => HttpResponse.json({ detail: 'Texnik ishlar.' }, { status: 503 });
    const { finish } = await openQueued();
    await findExactText('Texnik ishlar.');
    await finish();
  });

  test('that there is still no network', async () => {
    server().onSubmit = () => {
      network.use(networkError(endpoints.lessonTestResult));
      return HttpResponse.error();
    };
    const { finish } = await openQueued();
    expect(screen.getByText(/^Internet bilan aloqa yoʻq/)).toBeVisible();
    await finish();
  });

  test('no lack of a network that is back', async () => {
    server().onSubmit = () => HttpResponse.error();
    const { finish } = await openQueued();
    expect(screen.getByText(/imkon boʻlishi bilan oʻzi yuboriladi/)).toBeVisible();
    expect(screen.queryByText(/^Internet bilan aloqa yoʻq/)).toBeNull();
    await finish();
  });
});

describe('two tabs on one lesson', () => {
  test('the answers of both form one draft', async () => {
    const one = await openForm();
    const other = await openForm();
    fireEvent.click(radios(one.page)[0]!);
    dispatchStorageEvent(KEY);
    fireEvent.click(radios(other.page)[5]!);
    dispatchStorageEvent(KEY);
    await waitFor(() => expect(chosenOptions(one.page)).toEqual([1, 2, 0]));
    expect(chosenOptions(other.page)).toEqual([1, 2, 0]);
  });

  test('both submit: one submission, and the result in both', async () => {
    const one = await openForm();
    const other = await openForm();
    answerAll(1, one.page);
    dispatchStorageEvent(KEY);
    fireEvent.click(one.page.getByRole('button', { name: 'Javoblarni topshirish' }));
    dispatchStorageEvent(KEY);
    await Promise.all([findExactText(ALL_CORRECT, one.page), findExactText(ALL_CORRECT, other.page)]);
    expect(server().posts).toHaveLength(1);
  });

  test('a submission of this tab that another tab sends is reported as sent, and the result takes the focus', async () => {
    await openForm();
    answerAll(1);
    let grantLock = () => {};
    const request = (_: string, _options: LockOptions, task: () => Promise<void>) =>
      new Promise<void>((resolve) => (grantLock = () => resolve(task())));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    submit();
    server().storeResult();
    localStorage.removeItem(KEY);
    dispatchStorageEvent(KEY);
    grantLock();
    Reflect.deleteProperty(navigator, 'locks');
    await findExactText(ALL_CORRECT);
    expect(await screen.findByText('Yuborildi')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Test natijasi' })).toHaveFocus();
    expect(server().posts).toEqual([]);
  });

  test('when another tab has the result, this one loads it', async () => {
    await openForm();
    answerAll(2);
    server().storeResult();
    localStorage.removeItem(KEY);
    dispatchStorageEvent(KEY);
    await findExactText(ALL_CORRECT);
    expect(server().posts).toEqual([]);
  });
});

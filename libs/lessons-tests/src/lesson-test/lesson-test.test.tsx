import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import {
  aLesson,
  respond,
  aSchoolClass,
  malformed,
  networkError,
  pending,
  httpError,
} from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import {
  answerAll,
  button,
  chosenOptions,
  renderQuiz,
  findExactText,
  setupQuiz,
} from '../testing/render-quiz.js';
import { LESSON } from '../testing/quiz-server.js';
import { LOGIN_ADDRESS } from '../testing/quiz-app.js';

const { network, server, openForm } = setupQuiz();

describe('before the questions', () => {
  test('signed out: the message, the number of questions and the sign-in link', async () => {
    const { container } = renderQuiz();
    await findExactText('Siz tizimga kirmagansiz. Iltimos, avval tizimga kiring.');
    expect(screen.getByText(/3 ta savol bor/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kirish' })).toHaveAttribute('href', LOGIN_ADDRESS);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('a lesson without tests', async () => {
    server().questions = [];
    renderQuiz();
    await findExactText('Bu dars uchun testlar mavjud emas.');
  });

  test.each([
    ['500', httpError(endpoints.authMe, 500)],
    ['an invalid response', malformed(endpoints.authMe)],
    ['no name', respond(endpoints.authMe, { username: null, email: null })],
  ])('the session check fails (%s): the message, and a retry that succeeds', async (_, handler) => {
    server().signIn('dilnoza');
    network.use(handler);
    const { user } = renderQuiz();
    await findExactText('Avtorizatsiya xatosi. Iltimos qayta kiring.');
    expect(screen.getByRole('link', { name: 'Kirish' })).toHaveAttribute('href', LOGIN_ADDRESS);

    network.resetHandlers(...server().handlers);
    await user.click(button('Qayta urinish'));
    expect(await screen.findAllByRole('radio')).toHaveLength(12);
  });

  test('the session check has a network error: the message, and the tokens stay', async () => {
    server().signIn('dilnoza');
    network.use(networkError(endpoints.authMe));
    renderQuiz();
    await findExactText('Avtorizatsiya xatosi. Iltimos qayta kiring.');
    expect(screen.getByText(/Internet bilan aloqa yoʻq/)).toBeVisible();
    expect(localStorage.getItem('accessToken')).not.toBeNull();
  });

  test('the loading state is announced', async () => {
    server().signIn('dilnoza');
    network.use(pending(endpoints.lessonTestResult));
    renderQuiz();
    expect(await screen.findByText('Test yuklanmoqda…')).toHaveAttribute('role', 'status');
  });

  test.each([500, 403, 429])(
    'the result fails to load (%d): the message, and a retry that succeeds',
    async (status) => {
      server().signIn('dilnoza');
      network.use(httpError(endpoints.lessonTestResult, status));
      const { user } = renderQuiz();
      expect(
        (await findExactText('Xatolik yuz berdi. Qayta urinib koring.')).closest('[role=alert]'),
      ).not.toBeNull();

      network.resetHandlers(...server().handlers);
      await user.click(button('Qayta urinish'));
      expect(await screen.findAllByRole('radio')).toHaveLength(12);
    },
  );

  test('the message stays during a retry', async () => {
    server().signIn('dilnoza');
    network.use(httpError(endpoints.lessonTestResult, 500));
    const { user } = renderQuiz();
    await findExactText('Xatolik yuz berdi. Qayta urinib koring.');
    network.use(pending(endpoints.lessonTestResult));
    await user.click(button('Qayta urinish'));
    expect(screen.getByRole('alert')).toHaveTextContent('Xatolik yuz berdi. Qayta urinib koring.');
  });

  test('classes loaded as a visitor are loaded again', async () => {
    server().signIn('dilnoza');
    const asVisitor = aSchoolClass({ lessons: [aLesson({ id: LESSON, tests: [], tests_count: 3 })] });
    let requests = 0;
    network.use(
      http.get('*/api/classes/', () => {
        requests += 1;
        return requests === 1 ? HttpResponse.json([asVisitor]) : undefined;
      }),
    );
    renderQuiz();
    expect(await screen.findAllByRole('radio')).toHaveLength(12);
    expect(requests).toBe(2);
  });

  test('questions that are still missing: the message and a retry', async () => {
    server().signIn('dilnoza');
    network.use(
      respond(endpoints.classes, [
        aSchoolClass({ lessons: [aLesson({ id: LESSON, tests: [], tests_count: 3 })] }),
      ]),
    );
    const { user } = renderQuiz();
    await findExactText('Xatolik yuz berdi. Qayta urinib koring.');
    network.resetHandlers(...server().handlers);
    await user.click(button('Qayta urinish'));
    expect(await screen.findAllByRole('radio')).toHaveLength(12);
  });
});

test('the page has exactly one test block', async () => {
  const { page } = await openForm();
  expect(within(page.getByRole('main')).getAllByRole('region', { name: 'Test' })).toHaveLength(1);
});

describe('answering', () => {
  test('one group of radios per question, the progress, the unanswered questions, and the submit button last', async () => {
    const { container, user } = await openForm();
    const groups = screen.getAllByRole('group');
    expect(groups.map((group) => group.tagName)).toEqual(['FIELDSET', 'FIELDSET', 'FIELDSET']);
    expect(groups[0]).toHaveAccessibleName(/1-savol\. Jism tekis harakat/);
    expect(
      within(groups[0]!)
        .getAllByRole('radio')
        .map((radio) => radio.parentElement!.textContent),
    ).toEqual(['A)Oʻzgarmaydi', 'B)Ortadi', 'C)Kamayadi', 'D)Nolga teng']);
    expect(screen.getByText('0 / 3')).toBeVisible();
    expect(screen.getByText('3 ta savoldan 0 tasiga javob berildi')).toBeInTheDocument();
    expect(button('Javoblarni topshirish')).toBeDisabled();

    await user.click(screen.getByText('3,6 km/h'));
    expect(screen.getByText('1 / 3')).toBeVisible();
    expect(chosenOptions()).toEqual([0, 1, 0]);
    expect(screen.getByText('Saqlandi')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Yana 2 ta savolga javob bering:')).toBeVisible();
    await user.click(button('3-savolga oʻtish'));
    expect(within(groups[2]!).getAllByRole('radio')[0]).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();

    answerAll();
    expect(button('Javoblarni topshirish')).toBeEnabled();
    expect(screen.queryByText(/Yana/)).toBeNull();
  });

  test('works by keyboard from the first radio to the result', async () => {
    const { user } = await openForm();
    for (let question = 0; question < 3; question += 1) {
      await user.tab();
      await user.keyboard(' ');
    }
    while (document.activeElement !== button('Javoblarni topshirish')) await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Test natijasi' })).toHaveFocus();
  });

  test('the form stays while the result is refetched after a network error, and when that fails', async () => {
    server().signIn('dilnoza');
    network.use(networkError(endpoints.lessonTestResult));
    renderQuiz();
    const [radio] = await screen.findAllByRole('radio');
    let requests = 0;
    network.use(
      http.get('*/api/lesson-test-result/7/', () => {
        requests += 1;
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    // The second refetch starts only after the first has failed.
    await waitFor(() => {
      dispatchEvent(new Event('offline'));
      dispatchEvent(new Event('online'));
      expect(requests).toBeGreaterThan(1);
    });
    expect(radio).toBeInTheDocument();
    expect(screen.getByText(/Server bilan aloqa yoʻq/)).toBeVisible();
  });

  test('without a network for the result, answering works, and the result is loaded when the network returns', async () => {
    server().signIn('dilnoza');
    network.use(networkError(endpoints.lessonTestResult));
    renderQuiz();
    await screen.findAllByRole('radio');
    expect(screen.getByText(/Server bilan aloqa yoʻq/)).toBeVisible();
    answerAll(2);
    expect(chosenOptions()).toEqual([2, 2, 2]);

    server().storeResult();
    network.resetHandlers(...server().handlers);
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    await findExactText("3 to'g'ri javob 3 ta savoldan");
  });
});

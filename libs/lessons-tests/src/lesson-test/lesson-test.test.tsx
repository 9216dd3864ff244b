import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { aLesson, answer, aSchoolClass, garble, offline, pending, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { answerAll, button, chosen, openQuiz, says, testQuiz } from '../test-quiz-open.js';
import { LESSON, resultOf } from '../test-quiz-server.js';
import { LOGIN } from '../test-quiz-frame.js';

const { network, server } = testQuiz();

const openForm = async () => {
  server().signIn('dilnoza');
  const opened = openQuiz();
  await screen.findAllByRole('radio');
  return opened;
};

describe('before the questions', () => {
  test('nobody signed in: the sentence, how many questions wait, and the way to sign in', async () => {
    const { container } = openQuiz();
    await says('Siz tizimga kirmagansiz. Iltimos, avval tizimga kiring.');
    expect(screen.getByText(/3 ta savol bor/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kirish' })).toHaveAttribute('href', LOGIN);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('a lesson without tests, for anybody', async () => {
    server().questions = [];
    openQuiz();
    await says('Bu dars uchun testlar mavjud emas.');
  });

  test.each([
    ['500', refuse(endpoints.authMe, 500)],
    ['another shape', garble(endpoints.authMe)],
    ['nobody’s name', answer(endpoints.authMe, { username: null, email: null })],
  ])('the check of the session fails (%s): the sentence, a retry that helps', async (_, reply) => {
    server().signIn('dilnoza');
    network.use(reply);
    const { user } = openQuiz();
    await says('Avtorizatsiya xatosi. Iltimos qayta kiring.');
    expect(screen.getByRole('link', { name: 'Kirish' })).toHaveAttribute('href', LOGIN);

    network.resetHandlers(...server().handlers);
    await user.click(button('Qayta urinish'));
    expect(await screen.findAllByRole('radio')).toHaveLength(12);
  });

  test('the check gets no answer: said as well, and the tokens stay', async () => {
    server().signIn('dilnoza');
    network.use(offline(endpoints.authMe));
    openQuiz();
    await says('Avtorizatsiya xatosi. Iltimos qayta kiring.');
    expect(screen.getByText(/Internet bilan aloqa yoʻq/)).toBeVisible();
    expect(localStorage.getItem('accessToken')).not.toBeNull();
  });

  test('loading is said in words', async () => {
    server().signIn('dilnoza');
    network.use(pending(endpoints.lessonTestResult));
    openQuiz();
    expect(await screen.findByText('Test yuklanmoqda…')).toHaveAttribute('role', 'status');
  });

  test.each([500, 403, 429])(
    'the result cannot be read (%d): the sentence, a retry that helps',
    async (status) => {
      server().signIn('dilnoza');
      network.use(refuse(endpoints.lessonTestResult, status));
      const { user } = openQuiz();
      expect((await says('Xatolik yuz berdi. Qayta urinib koring.')).closest('[role=alert]')).not.toBeNull();

      network.resetHandlers(...server().handlers);
      await user.click(button('Qayta urinish'));
      expect(await screen.findAllByRole('radio')).toHaveLength(12);
    },
  );

  test('classes that came as a visitor’s are asked for again', async () => {
    server().signIn('dilnoza');
    const asVisitor = aSchoolClass({ lessons: [aLesson({ id: LESSON, tests: [], tests_count: 3 })] });
    let asked = 0;
    network.use(
      http.get('*/api/classes/', () => {
        asked += 1;
        return asked === 1 ? HttpResponse.json([asVisitor]) : undefined;
      }),
    );
    openQuiz();
    expect(await screen.findAllByRole('radio')).toHaveLength(12);
    expect(asked).toBe(2);
  });

  test('questions that do not come even so: the sentence and a retry', async () => {
    server().signIn('dilnoza');
    network.use(
      answer(endpoints.classes, [
        aSchoolClass({ lessons: [aLesson({ id: LESSON, tests: [], tests_count: 3 })] }),
      ]),
    );
    const { user } = openQuiz();
    await says('Xatolik yuz berdi. Qayta urinib koring.');
    network.resetHandlers(...server().handlers);
    await user.click(button('Qayta urinish'));
    expect(await screen.findAllByRole('radio')).toHaveLength(12);
  });
});

describe('answering', () => {
  test('one group per question, radios, progress, what is missing, and the button last', async () => {
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
    expect(chosen()).toEqual([0, 1, 0]);
    expect(screen.getByText('Saqlandi')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Yana 2 ta savolga javob bering:')).toBeVisible();
    await user.click(button('3-savolga oʻtish'));
    expect(within(groups[2]!).getAllByRole('radio')[0]).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();

    answerAll();
    expect(button('Javoblarni topshirish')).toBeEnabled();
    expect(screen.queryByText(/Yana/)).toBeNull();
  });

  test('by keyboard alone, from the first radio to the result', async () => {
    const { user } = await openForm();
    for (let question = 0; question < 3; question += 1) {
      await user.tab();
      await user.keyboard(' ');
    }
    while (document.activeElement !== button('Javoblarni topshirish')) await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Test natijasi' })).toHaveFocus();
  });

  test('no network for the result: answering goes on, and the result is asked for when it returns', async () => {
    server().signIn('dilnoza');
    network.use(offline(endpoints.lessonTestResult));
    openQuiz();
    await screen.findAllByRole('radio');
    expect(screen.getByText(/Server bilan aloqa yoʻq/)).toBeVisible();
    answerAll(2);
    expect(chosen()).toEqual([2, 2, 2]);

    server().results.set(`dilnoza:${LESSON}`, resultOf(server().questions, { 10: 1, 11: 1, 12: 1 }));
    network.resetHandlers(...server().handlers);
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    await says("3 to'g'ri javob 3 ta savoldan");
  });
});

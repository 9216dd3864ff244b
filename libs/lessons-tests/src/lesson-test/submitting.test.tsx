import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse } from 'msw';
import { respond, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import {
  answerAll,
  button,
  chosenOptions,
  renderQuiz,
  radios,
  findExactText,
  setupQuiz,
  submit,
} from '../testing/render-quiz.js';
import { LOGIN_ADDRESS } from '../testing/quiz-app.js';

const { network, server, openForm } = setupQuiz();

describe('submitting', () => {
  test('shows the score and the review, moves the focus, removes the draft and writes the flags', async () => {
    const { container } = await openForm();
    answerAll(1);
    fireEvent.click(radios()[5]!);
    submit();
    expect(button('Yuborilmoqda…')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByRole('heading', { name: 'Test natijasi' })).toHaveFocus();

    await findExactText("2 to'g'ri javob 3 ta savoldan");
    expect(screen.getByText('67%')).toBeVisible();
    expect(screen.getByText('Yuborildi')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    const wrong = screen.getByRole('heading', { name: /1 m\/s necha/ }).parentElement!;
    expect(within(wrong).getByText('Notoʻgʻri javob berdingiz')).toBeVisible();
    expect(within(wrong).getByText('Sizning javobingiz').closest('li')).toHaveTextContent('B)36 km/h');
    expect(within(wrong).getByText('Toʻgʻri javob').closest('li')).toHaveTextContent('A)3,6 km/h');
    expect(within(wrong).getByText('Izoh 11')).toBeVisible();
    expect(screen.getAllByText('Toʻgʻri javob berdingiz')).toHaveLength(2);
    expect(
      Object.keys(localStorage)
        .filter((key) => key.startsWith('test'))
        .sort(),
    ).toEqual(['testCompleted-lesson-7', 'testPercentage-lesson-7']);
    expect([localStorage['testCompleted-lesson-7'], localStorage['testPercentage-lesson-7']]).toEqual([
      'true',
      '67',
    ]);
    expect(screen.getByRole('status', { name: 'Tugatilgan' })).toHaveTextContent('[["7",67]]');
    expect(server().posts).toEqual([{ subject: 'dilnoza', lesson: 7, answers: { 10: 1, 11: 2, 12: 1 } }]);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('a stored result is shown read-only and does not take the focus', async () => {
    server().storeResult({ 10: 1, 11: 1, 12: 4 });
    server().signIn('dilnoza');
    renderQuiz();
    await findExactText("2 to'g'ri javob 3 ta savoldan");
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText('Yuborildi')).toBeNull();
    expect(document.body).toHaveFocus();
    expect(localStorage['testPercentage-lesson-7']).toBe('67');
  });

  test.each([
    [400, 'Savollar oʻzgargan.', 'Savollar oʻzgargan.'],
    [404, 'Bunday dars yoʻq.', 'Bunday dars yoʻq.'],
    [422, undefined, 'Xatolik yuz berdi. Qayta urinib koring.'],
  ])(
    'rejected with %d: the form is editable with a message that survives a reload',
    async (status, detail, text) => {
      const { unmount } = await openForm();
      answerAll(3);
      network.use(httpError(endpoints.submitTest, status, detail));
      submit();
      await findExactText(text);
      expect(chosenOptions()).toEqual([3, 3, 3]);
      expect(button('Javoblarni topshirish')).toBeEnabled();

      unmount();
      renderQuiz();
      await findExactText(text);
      fireEvent.click((await screen.findAllByRole('radio'))[0]!);
      expect(screen.queryByText(text)).toBeNull();
      expect(chosenOptions()).toEqual([1, 3, 3]);
    },
  );

  test('rejected because a question was edited: it must be answered again, the other answers stay', async () => {
    await openForm();
    answerAll(2);
    const [first, ...others] = server().questions;
    server().questions = [{ ...first!, question: 'Yangi savol qanday?' }, ...others];
    network.use(httpError(endpoints.submitTest, 400, 'Savollar oʻzgargan.'));
    submit();
    expect(await screen.findByText('Yangi savol qanday?')).toBeVisible();
    expect(chosenOptions()).toEqual([0, 2, 2]);
    await findExactText(
      'Savollar yangilandi: 1 ta savolga qaytadan javob bering. Qolgan javoblaringiz saqlangan.',
    );
  });

  test.each([
    [500, undefined, 'Xatolik yuz berdi. Qayta urinib koring.'],
    [503, 'Texnik ishlar.', 'Texnik ishlar.'],
    [429, 'Birozdan soʻng.', 'Birozdan soʻng.'],
  ])('%d: the message is shown, and the answers are queued', async (status, detail, text) => {
    const { user } = await openForm();
    answerAll(1);
    network.use(httpError(endpoints.submitTest, status, detail));
    submit();
    await findExactText(text);
    expect(screen.getByText('Navbatda')).toBeVisible();
    expect(radios().every((radio) => radio.matches(':disabled'))).toBe(true);

    network.resetHandlers(...server().handlers);
    await user.click(button('Hozir yuborish'));
    await findExactText("3 to'g'ri javob 3 ta savoldan");
  });

  test('accepted, but the result fails to load: the message is shown, and a retry loads it', async () => {
    const { user } = await openForm();
    answerAll(1);
    network.use(respond(endpoints.submitTest, {}), httpError(endpoints.lessonTestResult, 500));
    submit();
    await findExactText('Natija olishda xatolik yuz berdi');
    expect(screen.queryByText('Navbatda')).toBeNull();
    expect(screen.getByText('Yuborildi')).toBeVisible();

    server().storeResult();
    network.resetHandlers(...server().handlers);
    await user.click(button('Natijani olish'));
    await findExactText("3 to'g'ri javob 3 ta savoldan");
    expect(server().posts).toEqual([]);
  });

  describe.each([
    ['null', () => HttpResponse.json(null)],
    ['an empty object', () => HttpResponse.json({})],
    ['no content', () => new HttpResponse(null, { status: 204 })],
  ])('accepted with %s as the response', (_, accept) => {
    const submitAccepted = async () => {
      const rendered = await openForm();
      answerAll(1);
      server().onSubmit = accept;
      network.use(httpError(endpoints.lessonTestResult, 500));
      submit();
      await findExactText('Natija olishda xatolik yuz berdi');
      return rendered;
    };
    const publishResult = () => {
      server().storeResult();
      network.resetHandlers(...server().handlers);
    };

    test('after a reload the reason is shown, and only the result is fetched', async () => {
      const { unmount } = await submitAccepted();
      unmount();
      const { user } = renderQuiz();
      await findExactText('Natija olishda xatolik yuz berdi');
      publishResult();
      await user.click(button('Natijani olish'));
      await findExactText("3 to'g'ri javob 3 ta savoldan");
      expect(server().posts).toHaveLength(1);
      await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('testDraft'));
    });

    test('another tab fetches only the result', async () => {
      const first = await submitAccepted();
      const second = renderQuiz();
      await findExactText('Natija olishda xatolik yuz berdi', second.page);
      first.unmount();
      publishResult();
      dispatchEvent(new Event('online'));
      await findExactText("3 to'g'ri javob 3 ta savoldan", second.page);
      expect(server().posts).toHaveLength(1);
    });
  });

  test('the session expires after the acceptance: the message, and after the sign-in only the result is fetched', async () => {
    const { unmount } = await openForm();
    answerAll(1);
    server().onSubmit = () => {
      server().endSessions();
      return HttpResponse.json({});
    };
    submit();
    await findExactText('Avtorizatsiya muammosi. Iltimos qayta kiring.');
    unmount();

    server().onSubmit = undefined;
    server().storeResult();
    server().signIn('dilnoza');
    renderQuiz();
    await findExactText("3 to'g'ri javob 3 ta savoldan");
    expect(server().posts).toHaveLength(1);
  });

  test('the session has expired: the message is shown, and the answers are sent after the next sign-in', async () => {
    const { unmount } = await openForm();
    answerAll(1);
    server().endSessions();
    submit();
    await findExactText('Avtorizatsiya muammosi. Iltimos qayta kiring.');
    expect(screen.getByRole('link', { name: 'Kirish' })).toHaveAttribute('href', LOGIN_ADDRESS);
    expect(server().posts).toEqual([]);

    unmount();
    server().signIn('dilnoza');
    renderQuiz();
    await findExactText("3 to'g'ri javob 3 ta savoldan");
    expect(server().posts).toHaveLength(1);
  });

  test('without a token: the sign-in screen opens with the reason, and the answers stay', async () => {
    const { unmount } = await openForm();
    answerAll(2);
    localStorage.removeItem('accessToken');
    localStorage.removeItem('refreshToken');
    submit();
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'Manzil' })).toHaveTextContent(LOGIN_ADDRESS),
    );
    // The notice of an expired session, as the shell passes it.
    expect(JSON.parse(screen.getByRole('status', { name: 'Xabar' }).textContent)).toEqual({
      kind: 'session-expired',
      hasSavedAnswers: true,
    });
    expect(server().posts).toEqual([]);

    unmount();
    server().signIn('dilnoza');
    renderQuiz();
    await screen.findAllByRole('radio');
    expect(chosenOptions()).toEqual([2, 2, 2]);
  });

  test('a notice about the slow connection appears after ten seconds', async () => {
    await openForm();
    answerAll(1);
    let release = () => {};
    server().onSubmit = () => new Promise((resolve) => (release = () => resolve(undefined)));
    jest.useFakeTimers();
    submit();
    act(() => jest.advanceTimersByTime(9_999));
    expect(screen.queryByText('Aloqa sekin, kutilmoqda…')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('Aloqa sekin, kutilmoqda…')).toBeVisible();
    jest.useRealTimers();
    await waitFor(() => expect(server().posts).toHaveLength(1));
    release();
    await findExactText("3 to'g'ri javob 3 ta savoldan");
  });
});

test('an HTML page as the response to a submission: the result is loaded', async () => {
  await openForm();
  answerAll(1);
  server().onSubmit = () => {
    server().storeResult();
    return HttpResponse.html('<p>Proxy</p>');
  };
  submit();
  await findExactText("3 to'g'ri javob 3 ta savoldan");
  await waitFor(() => expect(Object.keys(localStorage)).toContain('testCompleted-lesson-7'));
});

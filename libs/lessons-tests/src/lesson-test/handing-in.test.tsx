import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse } from 'msw';
import { answer, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { answerAll, button, chosen, openQuiz, radios, says, testQuiz } from '../test-quiz-open.js';
import { LOGIN } from '../test-quiz-frame.js';
import { LESSON, resultOf } from '../test-quiz-server.js';

const { network, server } = testQuiz();

const openForm = async () => {
  server().signIn('dilnoza');
  const opened = openQuiz();
  await screen.findAllByRole('radio');
  return opened;
};
const submit = () => fireEvent.click(button('Javoblarni topshirish'));

describe('handing in', () => {
  test('the score, the review and the focus; the draft is gone, the flags are written', async () => {
    const { container } = await openForm();
    answerAll(1);
    fireEvent.click(radios()[5]!);
    submit();
    expect(button('Yuborilmoqda…')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByRole('heading', { name: 'Test natijasi' })).toHaveFocus();

    await says("2 to'g'ri javob 3 ta savoldan");
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
    expect(screen.getByRole('status', { name: 'Tugatilgan' })).toHaveTextContent('[[7,67]]');
    expect(server().posts).toEqual([{ subject: 'dilnoza', lesson: 7, answers: { 10: 1, 11: 2, 12: 1 } }]);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('a stored result is there at once, locked, and takes the focus from nobody', async () => {
    server().results.set(`dilnoza:${LESSON}`, resultOf(server().questions, { 10: 1, 11: 1, 12: 4 }));
    server().signIn('dilnoza');
    openQuiz();
    await says("2 to'g'ri javob 3 ta savoldan");
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
    'refused with %d: back to answering with a sentence that survives a reload',
    async (status, detail, text) => {
      const { unmount } = await openForm();
      answerAll(3);
      network.use(refuse(endpoints.submitTest, status, detail));
      submit();
      await says(text);
      expect(chosen()).toEqual([3, 3, 3]);
      expect(button('Javoblarni topshirish')).toBeEnabled();

      unmount();
      openQuiz();
      await says(text);
      fireEvent.click((await screen.findAllByRole('radio'))[0]!);
      expect(screen.queryByText(text)).toBeNull();
      expect(chosen()).toEqual([1, 3, 3]);
    },
  );

  test('refused because the questions were edited: the new one is there to be answered, the others stay', async () => {
    await openForm();
    answerAll(2);
    const [first, ...others] = server().questions;
    server().questions = [{ ...first!, question: 'Yangi savol qanday?' }, ...others];
    network.use(refuse(endpoints.submitTest, 400, 'Savollar oʻzgargan.'));
    submit();
    expect(await screen.findByText('Yangi savol qanday?')).toBeVisible();
    expect(chosen()).toEqual([0, 2, 2]);
    await says('Savollar yangilandi: 1 ta savolga qaytadan javob bering. Qolgan javoblaringiz saqlangan.');
  });

  test.each([
    [500, undefined, 'Xatolik yuz berdi. Qayta urinib koring.'],
    [503, 'Texnik ishlar.', 'Texnik ishlar.'],
    [429, 'Birozdan soʻng.', 'Birozdan soʻng.'],
  ])('%d: the sentence, and the answers wait in the queue', async (status, detail, text) => {
    const { user } = await openForm();
    answerAll(1);
    network.use(refuse(endpoints.submitTest, status, detail));
    submit();
    await says(text);
    expect(screen.getByText('Navbatda')).toBeVisible();
    expect(radios().every((radio) => radio.matches(':disabled'))).toBe(true);

    network.resetHandlers(...server().handlers);
    await user.click(button('Hozir yuborish'));
    await says("3 to'g'ri javob 3 ta savoldan");
  });

  test('taken, but the result cannot be read: said, and asked for again', async () => {
    const { user } = await openForm();
    answerAll(1);
    network.use(answer(endpoints.submitTest, {}), refuse(endpoints.lessonTestResult, 500));
    submit();
    await says('Natija olishda xatolik yuz berdi');
    expect(screen.getByText('Navbatda')).toBeVisible();

    network.resetHandlers(...server().handlers);
    await user.click(button('Hozir yuborish'));
    await says("3 to'g'ri javob 3 ta savoldan");
  });

  test('the session is over at submitting: the sentence; the answers are sent after the next sign-in', async () => {
    const { unmount } = await openForm();
    answerAll(1);
    server().endSessions();
    submit();
    await says('Avtorizatsiya muammosi. Iltimos qayta kiring.');
    expect(screen.getByRole('link', { name: 'Kirish' })).toHaveAttribute('href', LOGIN);
    expect(server().posts).toEqual([]);

    unmount();
    server().signIn('dilnoza');
    openQuiz();
    await says("3 to'g'ri javob 3 ta savoldan");
    expect(server().posts).toHaveLength(1);
  });

  test('without a token: to the sign-in screen, the answers kept', async () => {
    const { unmount } = await openForm();
    answerAll(2);
    localStorage.removeItem('accessToken');
    localStorage.removeItem('refreshToken');
    submit();
    await waitFor(() => expect(screen.getByRole('status', { name: 'Manzil' })).toHaveTextContent(LOGIN));
    expect(server().posts).toEqual([]);

    unmount();
    server().signIn('dilnoza');
    openQuiz();
    await screen.findAllByRole('radio');
    expect(chosen()).toEqual([2, 2, 2]);
  });

  test('a slow answer is called slow after ten seconds', async () => {
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
    await says("3 to'g'ri javob 3 ta savoldan");
  });
});

test('a page of another shape in place of the submission’s answer: the result is fetched', async () => {
  await openForm();
  answerAll(1);
  server().onSubmit = () => {
    server().results.set(`dilnoza:${LESSON}`, resultOf(server().questions, { 10: 1, 11: 1, 12: 1 }));
    return HttpResponse.html('<p>Proxy</p>');
  };
  submit();
  await says("3 to'g'ri javob 3 ta savoldan");
  await waitFor(() => expect(Object.keys(localStorage)).toContain('testCompleted-lesson-7'));
});

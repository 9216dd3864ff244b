import { fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { answer, garble } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { answerAll, button, chosen, openQuiz, radios, says, testQuiz } from '../test-quiz-open.js';
import { LESSON, resultOf } from '../test-quiz-server.js';

const { network, server } = testQuiz();

describe('back ends unlike ours', () => {
  test('keys with the questions, no snapshot, no keys in the result', async () => {
    server().questions = server().questions.map((question) => ({ ...question, correct_option: 4 }));
    server().signIn('dilnoza');
    network.use(
      answer(endpoints.lessonTestResult, {
        percentage: 33,
        answers: { 10: 4, 11: 1, 12: 2 },
        correct_answers: 1,
        total_tests: 3,
      }),
    );
    openQuiz();
    await says("1 to'g'ri javob 3 ta savoldan");
    expect(screen.getAllByText('Toʻgʻri javob')).toHaveLength(3);
    expect(screen.getAllByText('Notoʻgʻri javob berdingiz')).toHaveLength(2);
  });

  test('no key at all: what was chosen, without a verdict, and nothing to practise', async () => {
    server().signIn('dilnoza');
    network.use(
      answer(endpoints.lessonTestResult, {
        percentage: 33,
        answers: { 10: 4, 11: 1 },
        correct_answers: 1,
        total_tests: 3,
      }),
    );
    openQuiz();
    await says("1 to'g'ri javob 3 ta savoldan");
    expect(screen.getAllByText('Sizning javobingiz')).toHaveLength(2);
    expect(screen.queryByText(/oʻgʻri javob berdingiz|Toʻgʻri javob/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mashq qilish' })).toBeNull();
  });

  test('a 200 without a percentage means that there is no result', async () => {
    server().signIn('dilnoza');
    network.use(garble(endpoints.lessonTestResult, '{"answers":{}}'));
    openQuiz();
    expect(await screen.findAllByRole('radio')).toHaveLength(12);
  });
});

describe('practice', () => {
  test('another order, scored here, recorded nowhere; again, and back to the result', async () => {
    server().results.set(`dilnoza:${LESSON}`, resultOf(server().questions, { 10: 1, 11: 1, 12: 4 }));
    server().signIn('dilnoza');
    const { container, user } = openQuiz();
    const asked = () =>
      screen.getAllByRole('group').map((group) => group.querySelector('legend')!.textContent.slice(3));
    await user.click(await screen.findByRole('button', { name: 'Mashq qilish' }));
    expect(screen.getByRole('heading', { name: 'Mashq' })).toHaveFocus();
    const first = asked();
    expect(first).not.toEqual(server().questions.map(({ question }) => `1-savol. ${question}`));
    expect(await axe(container)).toHaveNoViolations();

    answerAll(1);
    fireEvent.click(radios()[1]!);
    await user.click(button('Tekshirish'));
    expect(screen.getByRole('heading', { name: 'Mashq natijasi' })).toHaveFocus();
    await says("2 to'g'ri javob 3 ta savoldan");
    expect(screen.getAllByText(/^Izoh 1/)).toHaveLength(3);

    await user.click(button('Yana mashq qilish'));
    expect(screen.getByRole('heading', { name: 'Mashq' })).toHaveFocus();
    expect(chosen()).toEqual([0, 0, 0]);
    await user.click(button('Natijaga qaytish'));
    expect(screen.getByRole('heading', { name: 'Test natijasi' })).toHaveFocus();
    expect(server().posts).toEqual([]);
    expect(localStorage['testPercentage-lesson-7']).toBe('67');
  });
});

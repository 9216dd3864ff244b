import { fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { respond, malformed } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import {
  answerAll,
  button,
  chosenOptions,
  renderQuiz,
  radios,
  findExactText,
  setupQuiz,
} from '../testing/render-quiz.js';

const { network, server } = setupQuiz();

describe('back ends that differ from ours', () => {
  test('answer keys with the questions, and neither questions nor keys in the result', async () => {
    server().questions = server().questions.map((question) => ({ ...question, correct_option: 4 }));
    server().signIn('dilnoza');
    network.use(
      respond(endpoints.lessonTestResult, {
        percentage: 33,
        answers: { 10: 4, 11: 1, 12: 2 },
        correct_answers: 1,
        total_tests: 3,
      }),
    );
    renderQuiz();
    await findExactText("1 to'g'ri javob 3 ta savoldan");
    expect(screen.getAllByText('Toʻgʻri javob')).toHaveLength(3);
    expect(screen.getAllByText('Notoʻgʻri javob berdingiz')).toHaveLength(2);
  });

  test('without answer keys the chosen options are shown without a verdict, and there is no practice', async () => {
    server().signIn('dilnoza');
    network.use(
      respond(endpoints.lessonTestResult, {
        percentage: 33,
        answers: { 10: 4, 11: 1 },
        correct_answers: 1,
        total_tests: 3,
      }),
    );
    renderQuiz();
    await findExactText("1 to'g'ri javob 3 ta savoldan");
    expect(screen.getAllByText('Sizning javobingiz')).toHaveLength(2);
    expect(screen.queryByText(/oʻgʻri javob berdingiz|Toʻgʻri javob/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mashq qilish' })).toBeNull();
  });

  test('status 200 without a percentage means that there is no result', async () => {
    server().signIn('dilnoza');
    network.use(malformed(endpoints.lessonTestResult, '{"answers":{}}'));
    renderQuiz();
    expect(await screen.findAllByRole('radio')).toHaveLength(12);
  });
});

describe('practice', () => {
  test('another order, scored without a request; restarted, and left for the result', async () => {
    server().storeResult({ 10: 1, 11: 1, 12: 4 });
    server().signIn('dilnoza');
    const { container, user } = renderQuiz();
    const shownQuestions = () =>
      screen.getAllByRole('group').map((group) => group.querySelector('legend')!.textContent.slice(3));
    await user.click(await screen.findByRole('button', { name: 'Mashq qilish' }));
    expect(screen.getByRole('heading', { name: 'Mashq' })).toHaveFocus();
    const firstOrder = shownQuestions();
    expect(firstOrder).not.toEqual(server().questions.map(({ question }) => `1-savol. ${question}`));
    expect(await axe(container)).toHaveNoViolations();

    answerAll(1);
    fireEvent.click(radios()[1]!);
    await user.click(button('Tekshirish'));
    expect(screen.getByRole('heading', { name: 'Mashq natijasi' })).toHaveFocus();
    await findExactText("2 to'g'ri javob 3 ta savoldan");
    expect(screen.getAllByText(/^Izoh 1/)).toHaveLength(3);

    await user.click(button('Yana mashq qilish'));
    expect(screen.getByRole('heading', { name: 'Mashq' })).toHaveFocus();
    expect(chosenOptions()).toEqual([0, 0, 0]);
    await user.click(button('Natijaga qaytish'));
    expect(screen.getByRole('heading', { name: 'Test natijasi' })).toHaveFocus();
    expect(server().posts).toEqual([]);
    expect(localStorage['testPercentage-lesson-7']).toBe('67');
  });
});

import { screen } from '@testing-library/react';
import { answerAll, chosenOptions, findExactText, setupQuiz, submit } from '../testing/render-quiz.js';
import { LESSON } from '../testing/quiz-server.js';

const { openForm } = setupQuiz();
const KEY = `testDraft-lesson-${LESSON}:dilnoza`;
const ALL_CORRECT = "3 to'g'ri javob 3 ta savoldan";

test.each([
  ['full', 'setItem'],
  ['blocked', 'getItem'],
] as const)('%s storage: answers are in memory with a notice, and can be submitted', async (_, broken) => {
  // A different learner in each case, because the cases share this page's memory.
  await openForm(`xotira-${broken}`);
  jest.spyOn(Storage.prototype, broken).mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  answerAll(1);
  expect(chosenOptions()).toEqual([1, 1, 1]);
  expect(screen.getByText(/Qurilma xotirasi toʻlgan yoki yopiq/)).toBeVisible();
  expect(screen.queryByText('Saqlandi')).toBeNull();
  submit();
  await findExactText(ALL_CORRECT);
});

test.each(['{', 'null', '[]', '{"answers":{"10":[9,"x"],"__proto__":1}}', '\u0000', '7'])(
  'invalid storage (%j): an empty form that works',
  async (text) => {
    localStorage.setItem(KEY, text);
    await openForm();
    expect(chosenOptions()).toEqual([0, 0, 0]);
    answerAll(1);
    submit();
    await findExactText(ALL_CORRECT);
  },
);

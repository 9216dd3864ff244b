import fc from 'fast-check';
import { scoreTest } from './scoring.js';

/** The score of a test of `total` questions, the first `right` answered correctly and the others wrongly. */
const score = (right: number, total: number) => {
  const questions = Array.from({ length: total }, (_, index) => ({
    id: index + 1,
    correct_option: (index % 4) + 1,
  }));
  const answers = Object.fromEntries(
    questions.map(({ id, correct_option }, index) => [
      id,
      index < right ? correct_option : (correct_option % 4) + 1,
    ]),
  );
  return scoreTest(questions, answers);
};

describe('the score of a test', () => {
  test.each([
    [0, 5, 0],
    [5, 5, 100],
    [1, 8, 13],
    [3, 8, 38],
    [5, 8, 63],
    [7, 8, 88],
    [1, 3, 33],
    [2, 3, 67],
    [1, 200, 1],
    [1, 201, 0],
    [199, 200, 100],
    [0, 0, 0],
  ])('%i correct of %i is %i per cent, rounded half up', (right, total, percentage) => {
    expect(score(right, total)).toEqual({ percentage, correct_answers: right, total_tests: total });
  });

  test('a question without an answer is wrong, answers to unknown questions are ignored', () => {
    const questions = [
      { id: 1, correct_option: 2 },
      { id: 2, correct_option: 3 },
    ];

    expect(scoreTest(questions, { 1: 2, 99: 1 })).toEqual({
      percentage: 50,
      correct_answers: 1,
      total_tests: 2,
    });
    expect(scoreTest(questions, {})).toEqual({ percentage: 0, correct_answers: 0, total_tests: 2 });
  });

  test('the percentage is always the exact share rounded half up', () => {
    const sizes = fc
      .integer({ min: 1, max: 400 })
      .chain((total) => fc.tuple(fc.nat(total), fc.constant(total)));
    fc.assert(
      fc.property(sizes, ([right, total]) => {
        const exact = (BigInt(right) * 1000n) / BigInt(total); // tenths of a per cent, truncated
        const { percentage, correct_answers } = score(right, total);
        expect(percentage).toBe(Number((exact + 5n) / 10n));
        expect(correct_answers).toBe(right);
      }),
    );
  });
});

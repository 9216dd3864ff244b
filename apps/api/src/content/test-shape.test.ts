import type { ContentQuestion } from '@zarra/contracts/lesson-content';
import { shapeIssues, testShape } from './test-shape.js';

const words = ['tezlik ortadi', 'tezlik kamayadi', 'yoʻl ortib boradi', 'vaqt kamayadi'] as const;
const question = (correct: number, changes: Partial<ContentQuestion> = {}): ContentQuestion => ({
  key: `savol-${correct}`,
  question: 'Qaysi javob toʻgʻri?',
  options: [...words],
  correct,
  explanation: 'Chunki shunday.',
  ...changes,
});
const complete = [1, 2, 3, 4, 1, 2, 3, 4].map((correct) => question(correct));
const messagesOf = (questions: ContentQuestion[]) => shapeIssues({ questions }).map(({ message }) => message);

test('a complete test without hints has no issue', () => {
  expect(messagesOf(complete)).toEqual([]);
  expect(testShape({ questions: complete })).toEqual({
    positions: [2, 2, 2, 2],
    longest: 2,
    numeric: 0,
    checked: 0,
  });
});

test.each([
  ['positions', question(2), 'right options are at the positions 1-3-2-2, not 2-2-2-2'],
  [
    'a long right option',
    question(1, { options: ['tezlik ortib boradi', words[1], words[2], words[3]] }),
    'the right option is the longest one in 3 questions, more than 2',
  ],
  [
    'lengths of options',
    question(1, { options: [words[0], words[1], 'yoʻl vaqtga bogʻliq ravishda ortadi', words[3]] }),
    'the longest option is 2.7 times the shortest, more than 1.6',
  ],
  [
    'an option for all others',
    question(1, { options: [words[0], words[1], words[2], 'Hammasi toʻgʻri'] }),
    'an option must not stand for other options',
  ],
  [
    'numbers without a check',
    question(1, { options: ['9 Ω', '2 Ω', '4,5 Ω', '0,5 Ω'] }),
    'the options are numbers: the question needs a check',
  ],
])('%s', (_name, first, message) => {
  expect(messagesOf([first, ...complete.slice(1)])).toEqual([message]);
});

test('numbers may differ in length', () => {
  const options: ContentQuestion['options'] = ['100 000 000 Pa', '2 Pa', '4 Pa', '5 Pa'];
  expect(messagesOf([question(1, { options, check: '(1e8 Pa)' }), ...complete.slice(1)])).toEqual([]);
});

import { answerStrings } from './answers/practice/answer-strings.js';
import { learnerPageStrings } from './learner-page/learner-page-strings.js';
import { experimentStrings } from './lesson/experiments/experiment-strings.js';
import { practiceStrings } from './practice/practice-strings.js';
import { strings } from './strings.js';
import { strings as testStrings } from './test-strings.js';

/** The default texts. A file without other exports: each part of the library loads only its own texts. */
export const uzbekLessonsMessages = {
  page: strings,
  experiments: experimentStrings,
  test: testStrings,
  practice: practiceStrings,
  answers: answerStrings,
  learnerPage: learnerPageStrings,
};

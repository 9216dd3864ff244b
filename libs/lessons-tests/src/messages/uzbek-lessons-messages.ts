import { answerStrings } from './answer-strings.js';
import { figureStrings } from './figure-strings.js';
import { learnerPageStrings } from './learner-page-strings.js';
import { experimentStrings } from './experiment-strings.js';
import { practicalStrings } from './practical-strings.js';
import { practiceStrings } from './practice-strings.js';
import { strings } from './page-strings.js';
import { predictionStrings } from './prediction-strings.js';
import { progressStrings } from './progress-strings.js';
import { strings as testStrings } from './test-strings.js';

/** The default texts. A file without other exports: each part of the library loads only its own texts. */
export const uzbekLessonsMessages = {
  page: strings,
  experiments: experimentStrings,
  figures: figureStrings,
  progress: progressStrings,
  prediction: predictionStrings,
  test: testStrings,
  practice: practiceStrings,
  practical: practicalStrings,
  answers: answerStrings,
  learnerPage: learnerPageStrings,
};

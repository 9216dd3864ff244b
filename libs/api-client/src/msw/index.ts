/** For tests and stories: responses mocked at the HTTP boundary (MSW), typed by the contracts. */
export { delayed, httpError, malformed, networkError, pending, respond } from './handlers.js';
export {
  aCategory,
  aContact,
  aLesson,
  aQuestion,
  aResult,
  aSchoolClass,
  aSimulation,
  aTokenPair,
  aUser,
} from './fixtures.js';

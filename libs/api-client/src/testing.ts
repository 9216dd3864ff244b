/** For tests and stories: answers faked at the HTTP boundary (MSW), typed by the contracts. */
export { answer, garble, offline, pending, refuse, slow } from './testing/handlers.js';
export { aCategory, aSimulation } from './testing/catalogue-fixtures.js';
export { aContact } from './testing/contact-fixtures.js';
export { aLesson, aQuestion, aResult, aSchoolClass } from './testing/classroom-fixtures.js';
export { aTokenPair, aUser } from './testing/session-fixtures.js';

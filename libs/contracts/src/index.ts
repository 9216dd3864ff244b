export { endpoints } from './endpoints.js';
export type { Endpoint } from './endpoint.js';
export { readErrorText } from './error-body.js';
export type { CategoryBody, SimulationBody } from './catalogue.js';
export type { Answers, LessonBody, SchoolClassBody, TestQuestion, TestResult } from './classroom.js';
export type { ContactBody } from './site.js';
export { scoreTest } from './scoring.js';
export { pages } from './pages.js';

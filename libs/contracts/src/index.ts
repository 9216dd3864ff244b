export * as endpoints from './endpoints.js';
export type { Endpoint } from './endpoint.js';
export type { EntityId } from './entity-id.js';
export { csrf } from './call.js';
export type { Answers, LessonBody, SchoolClassBody, TestQuestion, TestResult } from './classroom.js';
export type { CategoryBody, ContactBody, SimulationBody } from './endpoints/lists.js';
export { accountPages, learnerPages, pages } from './pages.js';

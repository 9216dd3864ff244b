export * as endpoints from './endpoints.js';
export type { Endpoint } from './endpoint.js';
export type { EntityId } from './entity-id.js';
export { csrf } from './call.js';
export type {
  Answers,
  ExperimentPicture,
  LessonBody,
  SchoolClassBody,
  TestQuestion,
  TestResult,
} from './classroom.js';
export type { CategoryBody, ContactBody, SimulationBody } from './endpoints/lists.js';
export { accountPages, catalogueParameters, learnerPages, pages } from './pages.js';

export { BelowTheory } from './below-theory.js';
export { LessonList, type LessonListProps } from './lesson-list.js';
export type { LessonOfExperiment, PartLink } from './read-lessons.js';
export {
  ExperimentsMessagesProvider,
  type ExperimentsMessages,
  type ExperimentsMessagesProviderProps,
} from '../experiments-messages.js';
export { lessonsStrings as uzbekExperimentsMessages } from './strings.js';

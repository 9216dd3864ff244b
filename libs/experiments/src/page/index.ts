export { EmbeddedPage } from './embedded-page.js';
export { ExperimentPage, type ExperimentPageProps } from './experiment-page.js';
export type { LessonsLoader } from '../lessons/below-theory.js';
export type { ExperimentLesson } from '../lessons/lesson-list.js';
export { InlineExperiment, type InlineExperimentProps } from './inline-experiment.js';
export { preloadEmbedScreen } from '@zarra/experiment-kit';
export { ExperimentIndex } from './experiment-index.js';
export { createReplayRunner } from '../replay-in-worker.js';
export {
  ExperimentsMessagesProvider,
  type ExperimentsMessages,
  type ExperimentsMessagesProviderProps,
} from '../experiments-messages.js';
export { experimentsTitle, strings as uzbekExperimentsMessages } from '../strings.js';

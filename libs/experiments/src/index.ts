export { experiments } from './experiments.js';
export { states } from './states.js';
export { summaries, type ExperimentSummary } from './summaries.js';
export { listExperiments, type ListedExperiment } from './experiment-list.js';
export type { NamedState } from './named-state.js';
export { readPageAddress, type PageAddress } from './page-address.js';

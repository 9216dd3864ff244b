export { lazyOnVisible } from './lazy-on-visible.js';
export { retryImport } from './retry-import.js';

export { lazyOnVisible, observeNearViewport } from './lazy-on-visible.js';
export { retryImport, retryPause } from './retry-import.js';

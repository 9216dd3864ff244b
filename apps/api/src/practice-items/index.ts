// The check of practice items. Loaded on demand: it brings mathjs.
export { checkItem, type PracticeTargets } from './check-item.js';

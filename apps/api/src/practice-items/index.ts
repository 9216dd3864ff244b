// The parts of practice items that content files and calls use. Loaded on demand: they bring mathjs.
export { checkItem, type PracticeTargets } from './check-item.js';
export { compileItem, type CompiledItem } from './compile-item.js';

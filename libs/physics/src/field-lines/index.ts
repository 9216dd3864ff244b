export { equipotentials, type PlaneGrid } from './equipotentials.js';
export {
  fieldLine,
  fieldLines,
  type FieldBox,
  type FieldLine,
  type LineEnd,
  type LineOptions,
} from './field-line.js';

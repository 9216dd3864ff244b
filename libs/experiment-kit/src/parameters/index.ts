export {
  fromGrid,
  gridSteps,
  initialValues,
  toGrid,
  type Parameter,
  type Parameters,
  type Values,
} from './parameter.js';

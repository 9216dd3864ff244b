export { formatValue } from './format-value.js';

export { canonicalize } from './canonicalize.js';
export { compareLatin } from './compare-latin.js';
export { createMatcher } from './create-matcher.js';
export { formatNumber } from './format-number.js';
export { parseNumber } from './parse-number.js';
export { searchKey } from './search-key.js';
export { toCyrillic } from './to-cyrillic.js';
export { toLatin } from './to-latin.js';

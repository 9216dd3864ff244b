import { startDjangoStandIn } from '../testing/django-stand-in.js';
import { testWithBackend } from './fixtures.js';
import { takeMainPath } from './main-path.js';

const test = testWithBackend(startDjangoStandIn);

test('the main path with a back end on another origin', ({ page, backend }) => takeMainPath(page, backend));

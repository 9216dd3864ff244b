import { startDjangoStandIn } from '../testing/django-stand-in.js';
import { testWithBackend } from '../testing/other-origin.js';
import { takeMainPath } from '../testing/other-origin-path.js';

const test = testWithBackend(startDjangoStandIn);

test('the main path with a back end on another origin', ({ page, backend }) => takeMainPath(page, backend));

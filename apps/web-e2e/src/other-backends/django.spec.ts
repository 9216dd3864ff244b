// The same path with a real Django REST project, in the extended run.
import { isExtended } from '../testing/test.js';
import { testWithBackend } from '../testing/other-origin.js';
import { findPython, MISSING_DJANGO, startDjango } from '../testing/django-project.js';
import { takeMainPath } from '../testing/other-origin-path.js';

const python = isExtended ? findPython() : undefined;
const test = testWithBackend((mail) => startDjango(python!, mail));

// Before the fixtures start the project.
test.describe(() => {
  test.skip(!isExtended, 'part of the extended run');
  test.skip(python === undefined, MISSING_DJANGO);

  test('the main path with Django REST on another origin', ({ page, backend }) =>
    takeMainPath(page, backend));
});

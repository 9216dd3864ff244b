// The main path with a back end on another origin: the stand-in and, in the extended run, a real Django REST project.
import { findPython, MISSING_DJANGO, startDjango } from '../testing/django-project.js';
import { startDjangoStandIn } from '../testing/django-stand-in.js';
import { AccountPage } from '../testing/account-page.js';
import { newLearner } from '../testing/learner.js';
import { testWithBackend } from '../testing/other-origin.js';
import { takeMainPath } from '../testing/other-origin-path.js';
import { expect, isExtended } from '../testing/test.js';

const test = testWithBackend(startDjangoStandIn);

test('the main path with a back end on another origin', ({ page, backend }) => takeMainPath(page, backend));

test('a change without the right CSRF header is refused once the learner has a session cookie', async ({
  page,
  backend,
}) => {
  const account = new AccountPage(page);
  const learner = newLearner();
  await account.open('/register');
  await account.fillRegistration(learner);
  await account.send('Roʻyxatdan oʻtish');
  await expect(page).toHaveURL('/login');
  await account.signInAs(learner);

  const statuses = await page.evaluate(async (url) => {
    const pair = /csrftoken=([^;]+)/.exec(document.cookie)?.[1];
    const send = async (header: Readonly<Record<string, string>>) => {
      const headers = { 'content-type': 'application/json', ...header };
      const body = JSON.stringify({ name: 'Dilnoza', phone: '+998901234567', message: 'Salom!' });
      return (await fetch(url, { method: 'POST', credentials: 'include', headers, body })).status;
    };
    return [await send({}), await send({ 'x-csrftoken': 'other' }), await send({ 'x-csrftoken': `${pair}` })];
  }, `${backend.url}/contact-message/`);
  expect(statuses).toEqual([403, 403, 201]);
});

const python = isExtended ? findPython() : undefined;
const djangoTest = testWithBackend((mail) => startDjango(python!, mail));

// Before the fixtures start the project.
djangoTest.describe(() => {
  djangoTest.skip(!isExtended, 'part of the extended run');
  djangoTest.skip(python === undefined, MISSING_DJANGO);

  djangoTest('the main path with Django REST on another origin', ({ page, backend }) =>
    takeMainPath(page, backend),
  );
});

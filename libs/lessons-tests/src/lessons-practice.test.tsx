import { screen } from '@testing-library/react';
import { aLesson, aSchoolClass, aTokenPair, aUser, httpError, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { renderLessons, setupNetwork } from './testing/render-lessons.js';

const network = setupNetwork();

const practiceLinks = () => screen.queryAllByRole('link', { name: 'Mavzu boʻyicha mashq qilish' });

/** Opens a lesson, with one question, as a signed-in learner. */
async function openLesson(parts: Parameters<typeof aLesson>[0]) {
  const { access, refresh } = aTokenPair();
  localStorage.setItem('accessToken', access);
  localStorage.setItem('refreshToken', refresh);
  const lesson = aLesson({ videoUrl: null, descriptionTree: '[["p","Matn."]]', ...parts });
  network.use(
    respond(endpoints.authMe, aUser()),
    httpError(endpoints.lessonTestResult, 404),
    respond(endpoints.classes, [aSchoolClass({ lessons: [lesson] })]),
  );
  renderLessons({ address: '/learn?topic=1' });
  expect(await screen.findAllByRole('radio')).toHaveLength(4);
}

test('a lesson with practice items has a link to its practice', async () => {
  await openLesson({ practiceItems: 1 });
  expect(practiceLinks().map((link) => link.getAttribute('href'))).toEqual(['/mashq?scope=lesson:1']);
});

test('a lesson without practice items has no link to practice', async () => {
  await openLesson({ practiceItems: 0 });
  expect(practiceLinks()).toEqual([]);
});

test('a server that omits the number of items: a typeset lesson has the link', async () => {
  await openLesson({});
  expect(practiceLinks()).toHaveLength(1);
});

test('a server without typeset texts has no practice', async () => {
  await openLesson({ descriptionTree: null });
  expect(practiceLinks()).toEqual([]);
});

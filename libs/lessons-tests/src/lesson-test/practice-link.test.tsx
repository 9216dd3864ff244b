import { screen } from '@testing-library/react';
import { findExactText, renderQuiz, setupQuiz } from '../testing/render-quiz.js';

const { server, openForm } = setupQuiz();
const practiceLinks = () => screen.queryAllByRole('link', { name: /mashq/ });

test('a signed-in learner gets a link to the practice of the lesson, also before the test', async () => {
  await openForm();
  expect(practiceLinks().map((link) => link.textContent)).toEqual(['Mavzu boʻyicha mashq qilish']);
  expect(practiceLinks()[0]).toHaveAttribute('href', '/mashq?scope=lesson:7');
});

test('the result has a link to similar items', async () => {
  server().storeResult();
  server().signIn('dilnoza');
  renderQuiz();
  await findExactText("3 to'g'ri javob 3 ta savoldan");
  expect(practiceLinks().map((link) => link.textContent)).toEqual(['Shunga oʻxshash mashq']);
  expect(practiceLinks()[0]).toHaveAttribute('href', '/mashq?scope=lesson:7');
});

test('a visitor without a session gets no link', async () => {
  renderQuiz();
  await findExactText('Siz tizimga kirmagansiz. Iltimos, avval tizimga kiring.');
  expect(practiceLinks()).toEqual([]);
});

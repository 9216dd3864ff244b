import { aLearningPath, aNewLearningPath, someIdeas } from '@zarra/api-client/learning-path-testing';
import { learnerPlacesKey } from '@zarra/api-client/progress';
import type { LearningPath } from '@zarra/api-client/learning-path';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { draftStore, emptyDraft } from '../answers/draft.js';
import { createPathServer, LearnerPageApp } from '../testing/learner-page-app.js';

afterEach(() => localStorage.clear());

async function openPage(path: LearningPath = aLearningPath()) {
  const server = createPathServer(path);
  render(<LearnerPageApp fetch={server.fetch} />);
  await screen.findByRole('heading', {
    level: 2,
    name: path.next?.lesson.title ?? 'Barcha darslarni tugatdingiz',
  });
  return server;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const address = () => screen.getByRole('status', { name: 'Manzil' }).textContent;

test('the lesson is continued at its section; its place in the video and its length are named', async () => {
  await openPage();
  const next = region('Toʻxtagan joyingiz');
  expect(next.getByText('Oxirgi oʻqilgan boʻlim: Tushish vaqti')).toBeVisible();
  expect(next.getByText('Video toʻxtagan joy: 1:42')).toBeVisible();
  expect(next.getByText('12 daqiqacha, 8 ta savol')).toBeVisible();
  await userEvent.click(next.getByRole('link', { name: 'Davom etish' }));
  expect(address()).toBe('/learn?topic=3#tushish-vaqti');
});

test('a new learner begins with the first lesson and gets three first steps instead of practice', async () => {
  await openPage(aNewLearningPath());
  const next = region('Birinchi dars');
  expect(next.getByRole('link', { name: 'Darsni boshlash' })).toHaveAttribute('href', '/learn?topic=1');
  expect(region('Nimadan boshlaysiz?').getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('region', { name: 'Bugungi takrorlash' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Oxirgi natijalar' })).not.toBeInTheDocument();
});

test('after the last lesson the page says so', async () => {
  await openPage(aLearningPath({ next: null }));
  expect(screen.queryByRole('link', { name: 'Davom etish' })).not.toBeInTheDocument();
});

test('at a back end without the path the lessons open', async () => {
  const server = createPathServer(aLearningPath());
  server.responses['/path/'] = { status: 404 };
  render(<LearnerPageApp fetch={server.fetch} />);

  expect(await screen.findByRole('heading', { name: 'Boshqa sahifa' })).toBeVisible();
  expect(address()).toBe('/learn');
});

test('practice of today and of mistakes have their sizes and addresses', async () => {
  await openPage();
  const today = region('Bugungi takrorlash');
  expect(today.getByText('5 ta topshiriq, 8 daqiqacha')).toBeVisible();
  expect(today.getByRole('link', { name: 'Mashqni boshlash' })).toHaveAttribute('href', '/mashq');
  expect(today.getByRole('link', { name: 'Xatolar ustida ishlash: 3 ta' })).toHaveAttribute(
    'href',
    '/mashq?scope=mistakes',
  );
});

test('without practice of today and mistakes there is no button', async () => {
  await openPage(aLearningPath({ today: { items: 0, minutes: 0 }, mistakes: 0 }));
  const today = region('Bugungi takrorlash');
  expect(today.getByText('Bugunga takrorlash yoʻq.')).toBeVisible();
  expect(today.queryByRole('link')).not.toBeInTheDocument();
});

test('a weak topic is practised; one without items is read again', async () => {
  await openPage();
  const weak = region('Qayta koʻrib chiqiladigan mavzular');
  expect(weak.getByText('natija 40% · 5 ta xato')).toBeVisible();
  expect(weak.getByText('Harakat grafiklari · natija 88% · 2 ta xato')).toBeVisible();
  expect(weak.getByRole('link', { name: 'Mashq qilish: Notekis harakat va tezlanish' })).toHaveAttribute(
    'href',
    '/mashq?scope=lesson:2',
  );
  expect(weak.getByRole('link', { name: 'Qayta oʻqish: Toʻgʻri chiziqli tekis harakat' })).toHaveAttribute(
    'href',
    '/learn?topic=1#grafiklar',
  );
});

test('ideas to repeat lead to what explains them and to an item about them', async () => {
  await openPage(aLearningPath({ ideas: someIdeas }));
  const ideas = region('Takrorlash kerak');
  expect(ideas.getAllByRole('listitem')).toHaveLength(2);
  expect(ideas.getByText('Harakat grafigi jismning yoʻl chizigʻi deb oʻylanadi.')).toBeVisible();
  const links = ideas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Mavzuni qayta oʻqing: Oʻrtacha tezlik', '/learn?topic=2#ortacha-tezlik'],
    ['Mashq qilish', '/mashq?scope=item:21'],
    ['Mavzuni qayta oʻqing: Toʻgʻri chiziqli tekis harakat', '/learn?topic=1'],
  ]);
});

test('without ideas the page has no such part', async () => {
  await openPage(aLearningPath({ ideas: [] }));
  expect(screen.queryByRole('region', { name: 'Takrorlash kerak' })).not.toBeInTheDocument();
});

test('each class counts passed lessons, and each lesson has its result', async () => {
  await openPage();
  const classes = region('Sinflar va boblar');
  expect(classes.getByRole('heading', { name: '7-sinf 4 ta darsdan 1 tasi oʻzlashtirilgan' })).toBeVisible();
  expect(classes.getByText('(test topshirilgan, natija 88%)')).toBeInTheDocument();
  expect(classes.getByText('(test topshirilgan, natija 40%, koʻrib chiqing)')).toBeInTheDocument();
  expect(classes.getByText('koʻrib chiqing · Mashq: 7 ta topshiriqdan 2 tasi toʻgʻri')).toBeVisible();
  expect(classes.getByText('boshlangan')).toBeVisible();
  expect(classes.getByText('Tayyorlanmoqda')).toBeVisible();
});

test('the history has results and days of practice', async () => {
  await openPage();
  const rows = region('Oxirgi natijalar').getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Mashq: 12 ta topshiriqdan 9 tasi toʻgʻri13-mart',
    'Notekis harakat va tezlanish12-mart40%(test topshirilgan, natija 40%, koʻrib chiqing)',
    'Toʻgʻri chiziqli tekis harakat10-mart88%(test topshirilgan, natija 88%)',
  ]);
});

test('tests with answers on this device are unfinished, until their results are known', async () => {
  const answered = { ...emptyDraft, answers: { 1: [2, 'savol'] as const } };
  for (const lesson of [1, 3]) draftStore.update('malika', lesson, () => answered);
  draftStore.update('malika', 4, () => ({ ...answered, queued: true }));
  draftStore.update('bobur', 9, () => answered);
  await openPage();
  const rows = region('Tugallanmagan testlar').getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Erkin tushishTestni davom ettiring',
    'Bosim va Paskal qonuniJavoblar hali yuborilmagan: aloqa tiklanishi bilan oʻzi yuboriladi',
  ]);
});

test('places of this device are sent before the path is requested', async () => {
  const place = {
    lesson: 3,
    title: 'Erkin tushish',
    next: null,
    heading: 'tushish-vaqti',
    reachedAt: '2026-03-13T08:40:00.000Z',
    isSent: false,
  };
  localStorage.setItem(learnerPlacesKey('malika'), JSON.stringify([place]));
  const { requested } = await openPage();
  expect(requested).toEqual(['/auth-me/', '/progress/', '/path/']);
});

test('a path that failed to load is loaded again', async () => {
  const server = createPathServer(aLearningPath());
  server.responses['/path/'] = { status: 500 };
  render(<LearnerPageApp fetch={server.fetch} />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Server sahifangizni bera olmadi.');
  server.responses = {};
  await userEvent.click(within(alert).getByRole('button', { name: 'Qayta urinish' }));
  expect(await screen.findByRole('heading', { name: 'Erkin tushish' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a session the sign-in opens', async () => {
  const { fetch } = createPathServer(aLearningPath());
  localStorage.clear();
  render(<LearnerPageApp fetch={fetch} />);
  await waitFor(() => expect(address()).toBe('/login'));
});

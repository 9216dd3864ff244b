import '../../testing/jsdom-stubs.js';
import { screen } from '@testing-library/react';
import { aLesson, aSchoolClass, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { renderLessons, setupNetwork } from '../../testing/render-lessons.js';

const network = setupNetwork();

const descriptionTree = JSON.stringify([
  ['h3', { id: 'oylab-koring' }, 'Oʻylab koʻring'],
  ['p', 'Qaysi shar oldin tushadi?'],
  ['prediction'],
  ['h3', { id: 'kop-uchraydigan-xato' }, 'Koʻp uchraydigan xato'],
  ['predicted', { heading: 'oylab-koring' }],
  ['p', 'Bu – notoʻgʻri.'],
]);

async function openLesson(prediction: string[] | undefined) {
  const lesson = aLesson({ id: 41, lesson: 'Erkin tushish', videoUrl: null, descriptionTree, prediction });
  network.use(respond(endpoints.classes, [aSchoolClass({ lessons: [lesson] })]));
  const opened = renderLessons({ address: '/learn?topic=41' });
  await screen.findByText('Bu – notoʻgʻri.');
  return opened;
}

test('an answer is chosen at the question, is shown at the misconception, and is there after the page is opened again', async () => {
  const { user, container, unmount } = await openLesson(['Ogʻir shar', 'Ikkalasi birga']);
  const answers = await screen.findByRole('group', { name: 'Bashoratingizni tanlang' });
  expect(answers).toHaveAccessibleDescription('Bashorat tekshirilmaydi: javobni mavzuni oʻqib topasiz.');
  expect(screen.getByRole('link', { name: 'Avval oʻz bashoratingizni tanlang' })).toHaveAttribute(
    'href',
    '#oylab-koring',
  );
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('radio', { name: 'Ogʻir shar' }));
  expect(screen.getByText('Sizning bashoratingiz:').closest('p')).toHaveTextContent(/Ogʻir shar$/);
  expect(screen.queryByRole('link', { name: 'Avval oʻz bashoratingizni tanlang' })).toBeNull();
  unmount();

  const again = await openLesson(['Ogʻir shar', 'Ikkalasi birga']);
  expect(await screen.findByRole('radio', { name: 'Ogʻir shar' })).toBeChecked();
  again.unmount();

  // An edited answer is another one.
  await openLesson(['Temir shar', 'Ikkalasi birga']);
  expect(await screen.findByRole('link', { name: 'Avval oʻz bashoratingizni tanlang' })).toBeVisible();
});

test('a lesson without a prediction offers none', async () => {
  await openLesson(undefined);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/bashorat/i)).toBeNull();
});

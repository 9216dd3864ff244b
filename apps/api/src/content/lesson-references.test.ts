import { reimport, classesOf, titles } from '../testing/classroom.js';
import { openTestApp } from '../testing/app.js';
import { issuesOf, testContent } from '../testing/content.js';

const FILE = 'lessons/7-sinf/tezlik.md';
const withText = (text: string) => ({
  [FILE]: testContent[FILE].replace('Oxirgi qator.', () => text),
});

test('a link to a lesson has its address, in whichever order lessons are', async () => {
  const app = await openTestApp('embedded');
  await reimport(app, withText('[Tok](dars:8-sinf/tok) haqida.'));
  const lessons = (await classesOf(app)).flatMap((schoolClass) => schoolClass.lessons);
  const current = lessons.find(({ lesson }) => lesson === titles.oneQuestion)!;
  const speed = lessons.find(({ lesson }) => lesson === titles.twoQuestions)!;
  expect(speed.descriptionTree).toContain(
    JSON.stringify(['a', { href: `/learn?topic=${current.id}` }, 'Tok']),
  );
  // Clients that have no typeset text read the Markdown.
  expect(speed.description).toContain(`[Tok](/learn?topic=${current.id}) haqida.`);
  await app.close();
});

test('a link to no lesson is reported', async () => {
  expect(await issuesOf(withText('[Tok](dars:8-sinf/yoq) va [tok](dars:tok).'))).toEqual([
    `${FILE}: dars:8-sinf/yoq: there is no such lesson`,
    `${FILE}: dars:tok: there is no such lesson`,
  ]);
});

import { issuesOf, makeContent } from '../../testing/content.js';
import { contentWithCourse, editedCourse } from '../../testing/course-content.js';
import { readContentFiles } from '../read-files.js';

test('a plan and terms are read', async () => {
  const { course, glossary } = await readContentFiles(await makeContent(contentWithCourse));
  expect(course.lessons.map(({ lesson, state }) => [lesson, state])).toEqual([
    ['tezlik', 'draft'],
    ['tezlanish', 'planned'],
    ['kuch', 'draft'],
    ['zaryad', 'planned'],
    ['tok', 'draft'],
  ]);
  expect(glossary.map(({ uz }) => uz)).toEqual(['trayektoriya', 'tok kuchi']);
});

test('a content folder needs neither', async () => {
  const { course, glossary } = await readContentFiles(await makeContent());
  expect([course, glossary]).toEqual([{ lessons: [], topics: [] }, []]);
});

const TOPICS = 'topics.yaml';
const issuesOfPlan = (part: string, replacement: string) => issuesOf(editedCourse(TOPICS, part, replacement));

test.each([
  [
    'a topic without a lesson',
    ['      - masala-tezlik\n', ''],
    'topics.yaml:46: topics.1.id: the topic masala-tezlik is in no lesson',
  ],
  [
    'a topic in two lessons',
    ['    topics:\n      - kuch\n', '    topics:\n      - kuch\n      - tezlanish\n'],
    'topics.yaml:22: lessons.2.topics.1: the topic tezlanish is in the lesson 7-sinf/tezlanish too',
  ],
  [
    'an unknown topic',
    ['      - masala-tezlik\n', '      - masala-tezlik\n      - yoq\n'],
    'topics.yaml:9: lessons.0.topics.2: there is no topic yoq',
  ],
  [
    'a topic of another class',
    ['number: "7.04"\n    class: 7-sinf', 'number: "7.04"\n    class: 8-sinf'],
    'topics.yaml:21: lessons.2.topics.0: the topic kuch is one of 8-sinf',
  ],
  [
    'a lesson without a file',
    [
      'lesson: zaryad\n    chapter: elektr\n    state: planned\n    title: Elektr zaryad\n',
      'lesson: zaryad\n    chapter: elektr\n    state: draft\n',
    ],
    'topics.yaml:25: lessons.3.state: there is no lesson lessons/8-sinf/zaryad.md',
  ],
  [
    'a planned lesson without a title',
    ['    title: Tezlanish\n    topics', '    topics'],
    'topics.yaml:9: lessons.1: a planned lesson has a title, any other one has it in its file',
  ],
  [
    'an unknown chapter',
    ['lesson: kuch\n    chapter: dinamika', 'lesson: kuch\n    chapter: optika'],
    'topics.yaml:18: lessons.2.chapter: classes.yaml has no chapter optika of 7-sinf',
  ],
  [
    'an unknown class',
    ['- class: 8-sinf\n    lesson: tok', '- class: 12-sinf\n    lesson: tok'],
    'topics.yaml:29: lessons.4.class: classes.yaml has no 12-sinf',
  ],
  [
    'a lesson listed twice',
    ['lesson: zaryad\n', 'lesson: tok\n'],
    'topics.yaml:30: lessons.4.lesson: the lesson 8-sinf/tok is listed twice',
  ],
  [
    'an unknown need',
    ['    needs:\n      - tezlanish\n', '    needs:\n      - inersiya\n'],
    'topics.yaml:70: topics.3.needs.0: there is no topic inersiya',
  ],
  [
    'a need that is taught later',
    ['    needs:\n      - tezlanish\n', '    needs:\n      - tok\n'],
    'topics.yaml:70: topics.3.needs.0: the topic tok is taught later, in 8-sinf/tok',
  ],
  [
    'needs that go round',
    ['    quantities:\n', '    needs:\n      - masala-tezlik\n    quantities:\n'],
    'topics.yaml:44: topics.0.needs: the needs go round: tezlik → masala-tezlik → tezlik',
  ],
  [
    'a text that is no formula',
    ['      - F = m a\n', '      - kuch teng\n'],
    'topics.yaml:68: topics.3.formulas.0: kuch teng is no formula',
  ],
] as const)('%s is reported with its line', async (_name, [part, replacement], issue) => {
  const lines = (await issuesOfPlan(part, replacement)).join('\n');
  expect(lines).toContain(issue);
});

test('a lesson that the plan does not list is reported', async () => {
  const extra = contentWithCourse['lessons/7-sinf/kuch.md'].replace('order: 2', 'order: 3');
  expect(await issuesOf({ ...contentWithCourse, 'lessons/7-sinf/yangi.md': extra })).toEqual([
    'lessons/7-sinf/yangi.md:4: title: topics.yaml has no lesson 7-sinf/yangi',
  ]);
});

test('a lesson in another chapter than planned is reported', async () => {
  expect(
    await issuesOf(editedCourse('lessons/7-sinf/kuch.md', 'chapter: dinamika', 'chapter: kinematika')),
  ).toEqual(['lessons/7-sinf/kuch.md:3: chapter: topics.yaml has the lesson in the chapter dinamika']);
});

test('lessons in another order than planned are reported', async () => {
  const { 'topics.yaml': plan } = contentWithCourse;
  const kuch = contentWithCourse['lessons/7-sinf/kuch.md']
    .replace('chapter: dinamika', 'chapter: kinematika')
    .replace('order: 2', 'order: 0');
  const changes = {
    ...contentWithCourse,
    'topics.yaml': plan.replace(
      'lesson: kuch\n    chapter: dinamika',
      'lesson: kuch\n    chapter: kinematika',
    ),
    'lessons/7-sinf/kuch.md': kuch,
  };
  expect(await issuesOf(changes)).toEqual([
    'lessons/7-sinf/tezlik.md: its order differs from that of topics.yaml',
  ]);
});

test('terms have known classes, one entry each, and variants that are no terms', async () => {
  const terms = contentWithCourse['glossary.yaml']
    .replace('uz: trayektoriya', 'uz: Tok kuchi')
    .replace('- traektoriya', '- tok kuchi')
    .replace('class: 8-sinf', 'class: 12-sinf');
  expect(await issuesOf({ ...contentWithCourse, 'glossary.yaml': terms })).toEqual([
    'glossary.yaml:5: 0.avoid.0: tok kuchi is a term itself',
    'glossary.yaml:9: 1.uz: the term tok kuchi is used twice',
    'glossary.yaml:16: 1.class: classes.yaml has no 12-sinf',
  ]);
});

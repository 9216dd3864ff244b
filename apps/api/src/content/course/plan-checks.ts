import type { ContentClass } from '@zarra/contracts/content';
import type { ContentCourse, CourseTopic } from '@zarra/contracts/course-content';
import { createCheck } from '../content-checks.js';

/** What the plan of the course refers to. */
interface KnownToPlan {
  /** Undefined when the classes could not be read. */
  readonly classes: readonly ContentClass[] | undefined;
  /** Names `class/lesson` of the lessons with a file. */
  readonly written: ReadonlySet<string>;
}

/** The topics of a chain of needs that leads back to the topic; undefined without one. */
function cycleOf(topic: CourseTopic, topics: ReadonlyMap<string, CourseTopic>): string[] | undefined {
  const seen = new Set<string>();
  const walk = (id: string, path: readonly string[]): string[] | undefined => {
    for (const need of topics.get(id)?.needs ?? []) {
      if (need === topic.id) return [...path, need];
      if (seen.has(need)) continue;
      seen.add(need);
      const found = walk(need, [...path, need]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(topic.id, [topic.id]);
}

/** The classes, chapters and files that the plan names exist. */
export const planNames = ({ classes, written }: KnownToPlan) =>
  createCheck<ContentCourse>(({ lessons, topics }, addIssue) => {
    const classOf = (slug: string) => classes?.find((one) => one.slug === slug);
    const checkClass = (slug: string, path: PropertyKey[]): void => {
      if (classes && !classOf(slug)) addIssue(path, `classes.yaml has no ${slug}`);
    };
    const seen = new Set<string>();
    for (const [at, { class: classSlug, lesson, chapter, state }] of lessons.entries()) {
      const path = ['lessons', at];
      const name = `${classSlug}/${lesson}`;
      if (seen.has(name)) addIssue([...path, 'lesson'], `the lesson ${name} is listed twice`);
      seen.add(name);
      checkClass(classSlug, [...path, 'class']);
      const chapters = classOf(classSlug)?.chapters;
      if (classOf(classSlug) && !chapters?.some(({ key }) => key === chapter))
        addIssue([...path, 'chapter'], `classes.yaml has no chapter ${chapter} of ${classSlug}`);
      if (state !== 'planned' && !written.has(name))
        addIssue([...path, 'state'], `there is no lesson lessons/${name}.md`);
    }
    for (const [at, topic] of topics.entries()) checkClass(topic.class, ['topics', at, 'class']);
  });

/** Each topic belongs to one lesson, and needs only topics that are taught before. */
export const planTopics = createCheck<ContentCourse>(({ lessons, topics }, addIssue) => {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const places = new Map<string, { lesson: number; name: string; order: number }>();
  let order = 0;
  for (const [at, { class: classSlug, lesson, topics: ids }] of lessons.entries()) {
    const name = `${classSlug}/${lesson}`;
    for (const [index, id] of ids.entries()) {
      const path = ['lessons', at, 'topics', index];
      const topic = byId.get(id);
      const other = places.get(id);
      if (!topic) addIssue(path, `there is no topic ${id}`);
      else if (topic.class !== classSlug) addIssue(path, `the topic ${id} is one of ${topic.class}`);
      if (other) addIssue(path, `the topic ${id} is in the lesson ${other.name} too`);
      else places.set(id, { lesson: at, name, order: (order += 1) });
    }
  }
  const ids = topics.map(({ id }) => id);
  for (const [at, topic] of topics.entries()) {
    const { id, needs = [] } = topic;
    if (ids.indexOf(id) < at) addIssue(['topics', at, 'id'], `the topic ${id} is used twice`);
    const place = places.get(id);
    if (!place) addIssue(['topics', at, 'id'], `the topic ${id} is in no lesson`);
    for (const [index, need] of needs.entries()) {
      const path = ['topics', at, 'needs', index];
      const needed = places.get(need);
      if (!byId.has(need)) addIssue(path, `there is no topic ${need}`);
      else if (place && needed && needed.lesson > place.lesson)
        addIssue(path, `the topic ${need} is taught later, in ${needed.name}`);
    }
    const cycle = cycleOf(topic, byId);
    // Reported once, at its first topic.
    if (cycle && Math.min(...cycle.map((one) => ids.indexOf(one))) === at)
      addIssue(['topics', at, 'needs'], `the needs go round: ${cycle.join(' → ')}`);
  }
});

import { withTopic } from '../topics.js';

/** Address of a lesson, or of a section of its text. @param heading id of the section; null: the start */
export const lessonAddress = (lessonsPath: string, lesson: number, heading: string | null = null) => ({
  pathname: lessonsPath,
  search: withTopic('', lesson),
  hash: heading === null ? '' : `#${heading}`,
});

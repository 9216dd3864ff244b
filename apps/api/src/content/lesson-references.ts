/** A link of a text to another lesson, `dars:<class>/<lesson>`. */
const REFERENCE = /^dars:(?<name>[a-z0-9-]+\/[a-z0-9-]+)$/;

/** The lesson `class/lesson` that an address refers to. */
export const referredLesson = (address: string): string | undefined =>
  REFERENCE.exec(address)?.groups?.['name'];

/** The addresses of a text in Markdown that refer to lessons, correctly or not. */
export const lessonReferences = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\((?<address>dars:[^)\s]*)\)/g)].map(({ groups }) => groups?.['address'] ?? '');

/** A text without its links to lessons, whose titles have terms that the text need not explain. */
export const withoutLessonLinks = (markdown: string): string =>
  markdown.replace(/\[[^\]]*\]\(dars:[^)]*\)/g, ' … ');

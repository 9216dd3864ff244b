import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ContentProblem } from './content-problems.js';
import type { ContentSet } from './content-set.js';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function repeatedSlugs(file: string, items: readonly { slug: string }[]): ContentProblem[] {
  const slugs = items.map((item) => item.slug);
  return slugs
    .filter((slug, index) => slugs.indexOf(slug) !== index)
    .map((slug) => ({ file, message: `the slug ${slug} stands twice` }));
}

async function missingPictures(folder: string, content: ContentSet): Promise<ContentProblem[]> {
  const wanted = [
    ...content.simulations.map(({ slug, image }) => ({ file: `simulations/${slug}.yaml`, picture: image })),
    ...content.contact.flatMap(({ socials }) =>
      socials.map(({ icon }) => ({ file: 'contact.yaml', picture: icon })),
    ),
  ];
  const problems: ContentProblem[] = [];
  for (const { file, picture } of wanted) {
    const found = await access(path.join(folder, 'pictures', picture)).then(
      () => true,
      () => false,
    );
    if (!found) problems.push({ file, message: `there is no picture pictures/${picture}` });
  }
  return problems;
}

/** Lesson folders of classes that classes.yaml does not name would be passed over silently. */
async function strayLessonFolders(folder: string, content: ContentSet): Promise<ContentProblem[]> {
  const known = new Set(content.classes.map(({ slug }) => slug));
  const folders = await readdir(path.join(folder, 'lessons')).catch(() => []);
  return folders
    .filter((name) => !known.has(name))
    .map((name) => ({ file: `lessons/${name}`, message: 'classes.yaml has no such class' }));
}

/** Faults between files: unknown slugs, repeated ones, missing pictures, odd file names. */
export async function findBrokenReferences(folder: string, content: ContentSet): Promise<ContentProblem[]> {
  const types = new Set(content.types.map(({ slug }) => slug));
  const categories = new Set(content.categories.map(({ slug }) => slug));
  const problems: ContentProblem[] = [
    ...repeatedSlugs('categories.yaml', content.categories),
    ...repeatedSlugs('types.yaml', content.types),
    ...repeatedSlugs('classes.yaml', content.classes),
  ];
  for (const { slug, type, categories: named } of content.simulations) {
    const file = `simulations/${slug}.yaml`;
    if (!SLUG.test(slug))
      problems.push({ file, message: 'the file name is not a slug of a-z, 0-9 and hyphens' });
    if (type !== undefined && !types.has(type)) {
      problems.push({ file, field: 'type', message: `types.yaml has no ${type}` });
    }
    for (const name of named) {
      if (!categories.has(name))
        problems.push({ file, field: 'categories', message: `categories.yaml has no ${name}` });
    }
    if (new Set(named).size < named.length) {
      problems.push({ file, field: 'categories', message: 'a category stands twice' });
    }
  }
  for (const { classSlug, slug } of content.lessons) {
    const file = `lessons/${classSlug}/${slug}.md`;
    if (!SLUG.test(slug))
      problems.push({ file, message: 'the file name is not a slug of a-z, 0-9 and hyphens' });
  }
  return [
    ...problems,
    ...(await missingPictures(folder, content)),
    ...(await strayLessonFolders(folder, content)),
  ];
}

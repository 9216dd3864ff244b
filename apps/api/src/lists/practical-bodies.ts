import type { endpoints } from '@zarra/contracts';
import type { output } from 'zod/v4/core';
import type { InstalledLab } from '../content/installed-lab.js';
import { lessonLink } from '../http/paths.js';
import { splitPractical, type PracticalItem } from '../content/practicals/practical-file.js';
import { investigationLink } from './experiment-links.js';

type PracticalBody = output<(typeof endpoints.practical)['response']>;

interface ClassRow {
  readonly slug: string;
  readonly name: string;
  readonly lessons: readonly { readonly id: number; readonly slug: string; readonly title: string }[];
}

/** The bodies of practical works by slug. */
export function practicalBodies(
  practicals: readonly PracticalItem[],
  classes: readonly ClassRow[],
  lab: InstalledLab,
): Readonly<Record<string, PracticalBody>> {
  const bodies = practicals.flatMap(({ slug, title, classSlug, lesson, tree, investigation }) => {
    const schoolClass = classes.find((row) => row.slug === classSlug);
    const found = schoolClass?.lessons.find((row) => row.slug === lesson);
    if (!schoolClass || !found) return [];
    const body: PracticalBody = {
      slug,
      title,
      className: schoolClass.name,
      lesson: { title: found.title, link: lessonLink(found.id) },
      ...splitPractical(tree),
      investigation: investigation && investigationLink(lab, investigation.experiment, investigation.key),
    };
    return [[slug, body] as const];
  });
  return Object.fromEntries(bodies);
}

import type { ContentClass } from '@zarra/contracts/content';
import {
  contentCourse,
  contentGlossary,
  type ContentCourse,
  type ContentTerm,
} from '@zarra/contracts/course-content';
import { createCheck } from '../content-checks.js';
import type { ContentFolder } from '../content-folder.js';
import { parseYaml } from '../parse-yaml.js';
import { NO_COURSE } from './course-plan.js';
import { readFormula } from './formula-sides.js';
import { planNames, planTopics } from './plan-checks.js';

const formulasAreReadable = createCheck<ContentCourse>(({ topics }, addIssue) => {
  for (const [at, { formulas = [] }] of topics.entries())
    for (const [index, text] of formulas.entries())
      if (!readFormula(text)) addIssue(['topics', at, 'formulas', index], `${text} is no formula`);
});

const uniqueTerms = (classes: readonly ContentClass[] | undefined) =>
  createCheck<readonly ContentTerm[]>((terms, addIssue) => {
    const names = terms.map(({ uz }) => uz.toLowerCase());
    for (const [at, { uz, avoid = [], class: classSlug }] of terms.entries()) {
      if (names.indexOf(uz.toLowerCase()) < at) addIssue([at, 'uz'], `the term ${uz} is used twice`);
      if (classes?.every(({ slug }) => slug !== classSlug))
        addIssue([at, 'class'], `classes.yaml has no ${classSlug}`);
      for (const [index, variant] of avoid.entries())
        if (names.includes(variant.toLowerCase()))
          addIssue([at, 'avoid', index], `${variant} is a term itself`);
    }
  });

/** The plan and the terms of a content folder, whose files may be missing; undefined for a file with issues. */
export async function loadCourse(
  folder: ContentFolder,
  classes: readonly ContentClass[] | undefined,
): Promise<{ course: ContentCourse | undefined; glossary: ContentTerm[] | undefined }> {
  const names = await folder.namesIn('.');
  const written = new Set<string>();
  for (const { slug } of classes ?? [])
    for (const name of await folder.namesIn(`lessons/${slug}`))
      written.add(`${slug}/${name.replace(/\.md$/, '')}`);
  const plan = contentCourse.check(planNames({ classes, written }), planTopics, formulasAreReadable);
  const terms = contentGlossary.check(uniqueTerms(classes));
  return {
    course: names.includes('topics.yaml')
      ? await folder.load('topics.yaml', (text) => parseYaml('topics.yaml', text, plan))
      : NO_COURSE,
    glossary: names.includes('glossary.yaml')
      ? await folder.load('glossary.yaml', (text) => parseYaml('glossary.yaml', text, terms))
      : [],
  };
}

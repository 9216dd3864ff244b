import { contentPractice } from '@zarra/contracts/lesson-content';
import { stringify } from 'yaml';
import { LEAST_VARIANTS, reportVariants, type VariantReport } from '../practice-items/variant-report.js';
import { ContentFolder } from './content-folder.js';
import { ContentError } from './content-issues.js';
import { parseYaml } from './parse-yaml.js';

const indent = (text: string): string => text.trimEnd().replace(/^/gm, '      ');

function describe({ count, refused, proposal, errors }: VariantReport): string[] {
  const values = (named: Readonly<Record<string, number>>) =>
    Object.entries(named)
      .map(([name, value]) => `${name} = ${value}`)
      .join(', ');
  const isFew = count < LEAST_VARIANTS;
  return [
    ...errors,
    ...refused.map((one) => `${one.count} refused: ${one.message} (${values(one.values)})`),
    ...(isFew ? [`fewer than ${LEAST_VARIANTS} variants`] : []),
    ...(proposal ? [`proposal:\n${indent(stringify({ parameters: proposal }, { lineWidth: 0 }))}`] : []),
    ...(!proposal && (isFew || refused.length > 0) && errors.length === 0
      ? ['no values around the present ones give enough variants: change the task or its fixed numbers']
      : []),
  ];
}

/**
 * Lists the generated items of a content folder with the number of their variants, the refused combinations and a proposal.
 * @param name `class`, `class/lesson` or `class/lesson/item`; absent: all
 * @throws ContentError for files that are no practice items, and an unknown name
 */
export async function listVariants(root: string, name = ''): Promise<string[]> {
  const [classSlug, lessonSlug, itemKey] = name.split('/');
  const folder = new ContentFolder(root);
  const classes = classSlug ? [classSlug] : await folder.namesIn('practice');
  const lines: string[] = [];
  for (const one of classes) {
    const files = await folder.loadEach(`practice/${one}`, '.yaml', (file, text) => {
      const slug = file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length);
      if (lessonSlug && slug !== lessonSlug) return { issues: [] };
      const parsed = parseYaml(file, text, contentPractice);
      return 'issues' in parsed ? parsed : { value: { items: parsed.value } };
    });
    for (const { slug, items } of files) {
      for (const item of items) {
        if (itemKey && item.key !== itemKey) continue;
        const report = reportVariants(item);
        if (!report) continue;
        lines.push(`${String(report.count).padStart(6)}  ${one}/${slug}/${report.key}`);
        lines.push(...describe(report).map((text) => `        ${text}`));
      }
    }
  }
  if (folder.issues.length > 0) throw new ContentError(folder.issues);
  if (lines.length === 0) {
    throw new ContentError([{ file: name || root, message: 'there is no item with parameters' }]);
  }
  return lines;
}

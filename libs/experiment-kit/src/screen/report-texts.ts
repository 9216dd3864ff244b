import { isRecord, readSaved, saveValue } from '../storage/saved-value.js';

/** What the pupil writes into a report. */
export interface ReportTexts {
  readonly name: string;
  readonly group: string;
  readonly conclusion: string;
}

const keyOf = (slug: string): string => `experiment-report:${slug}`;

/** Texts of this tab, from before a reload too; empty where the browser blocks storage. */
export function readReportTexts(slug: string): ReportTexts {
  const saved = readSaved('sessionStorage', keyOf(slug));
  const textOf = (key: keyof ReportTexts): string =>
    isRecord(saved) && typeof saved[key] === 'string' ? saved[key] : '';
  return { name: textOf('name'), group: textOf('group'), conclusion: textOf('conclusion') };
}

/** Saves the texts for this tab. */
export const saveReportTexts = (slug: string, texts: ReportTexts): void =>
  saveValue('sessionStorage', keyOf(slug), texts);

/** What the pupil writes into a report. */
export interface ReportTexts {
  readonly name: string;
  readonly group: string;
  readonly conclusion: string;
}

const EMPTY: ReportTexts = { name: '', group: '', conclusion: '' };
const keyOf = (slug: string): string => `experiment-report:${slug}`;

/** Texts of this tab, from before a reload too; empty where the browser blocks storage. */
export function readReportTexts(slug: string): ReportTexts {
  try {
    const saved = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? '{}') as Partial<
      Record<keyof ReportTexts, unknown>
    >;
    const textOf = (key: keyof ReportTexts): string => (typeof saved[key] === 'string' ? saved[key] : '');
    return { name: textOf('name'), group: textOf('group'), conclusion: textOf('conclusion') };
  } catch {
    return EMPTY;
  }
}

/** Saves the texts for this tab. */
export function saveReportTexts(slug: string, texts: ReportTexts): void {
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify(texts));
  } catch {
    // Storage is blocked or full: the texts last until the report is closed.
  }
}

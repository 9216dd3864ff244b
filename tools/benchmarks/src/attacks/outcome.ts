/** A row of the table. */
export interface Outcome {
  readonly attack: string;
  /** The figure from before the measures; a dash when it was not measured. */
  readonly before: string;
  /** The figure of this run. */
  readonly now: string;
  readonly repelled: boolean;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The rows as a table in Markdown. */
export const formatTable = (outcomes: readonly Outcome[]): string =>
  [
    '| attack | before | now | verdict |',
    '| --- | --- | --- | --- |',
    ...outcomes.map(
      ({ attack, before, now, repelled }) =>
        `| ${[attack, before, now, repelled ? 'repelled' : '**succeeds**'].map(cell).join(' | ')} |`,
    ),
  ].join('\n');

import { createHash } from 'node:crypto';

/**
 * A backup is a gzip file of lines of JSON: a header, for each table its name, its rows as objects and the position of its
 * counter, and an end with sums. Lines that start with `[` are not rows.
 */
export const FORMAT = 1;

export interface Header {
  readonly format: number;
  /** Names of the applied migrations. */
  readonly migrations: readonly string[];
  /** Kind of the database that was read. */
  readonly database: 'embedded' | 'server';
  /** ISO time of the start. */
  readonly time: string;
}

export interface End {
  /** Number of rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** SHA-256 of the lines between header and end: equal for equal data. */
  readonly content: string;
  /** SHA-256 of all lines before. */
  readonly sha256: string;
}

/** A line that is not a row. */
export type Marker =
  | readonly ['zarra-backup', Header]
  | readonly ['table', string]
  /** Table, column, last value, and whether that value is used. */
  | readonly ['counter', string, string, string, boolean]
  | readonly ['end', End];

/** Sums of the lines of a backup, which the writer and the reader compute in the same way. */
export class Sums {
  readonly #content = createHash('sha256');
  readonly #all = createHash('sha256');
  readonly #rows: Record<string, number> = {};

  /** @param lines complete lines with line ends */
  addHeader(lines: string): void {
    this.#all.update(lines);
  }

  /** @param lines complete lines with line ends @param rows number of rows of the table among them */
  add(lines: string, table?: string, rows = 0): void {
    this.#all.update(lines);
    this.#content.update(lines);
    if (table !== undefined) this.#rows[table] = (this.#rows[table] ?? 0) + rows;
  }

  end(): End {
    return { rows: this.#rows, content: this.#content.digest('hex'), sha256: this.#all.digest('hex') };
  }
}

/** Number of rows of all tables. */
export const totalRows = ({ rows }: End): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);

/** Exit code of the backup command while another process writes a backup of the same database. */
export const RUNNING_EXIT_CODE = 75;

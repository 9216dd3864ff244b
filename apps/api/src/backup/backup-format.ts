import { createHash } from 'node:crypto';

/**
 * A backup is a gzip file of JSON lines: a header; for each table its name, its rows as objects and the state of its identity
 * sequence; a trailer with checksums. Lines that start with `[` are control lines, the others are rows.
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

export interface Trailer {
  /** Number of rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** SHA-256 of the lines between header and trailer: equal for equal data. */
  readonly content: string;
  /** SHA-256 of all lines before. */
  readonly sha256: string;
}

/** A line of the format that is not a row. */
export type ControlLine =
  | readonly ['zarra-backup', Header]
  | readonly ['table', string]
  /** Table, identity column, last value, and whether that value is used. */
  | readonly ['counter', string, string, string, boolean]
  | readonly ['end', Trailer];

/** Computes the trailer of a backup. The writer stores it, and the reader compares it with the stored one. */
export class TrailerBuilder {
  readonly #content = createHash('sha256');
  readonly #all = createHash('sha256');
  readonly #rows: Record<string, number> = {};

  /** @param lines complete lines with line ends */
  addHeader(lines: string): void {
    this.#all.update(lines);
  }

  /** @param lines complete lines with line ends @param rows number of rows of the table among them */
  addLines(lines: string, table?: string, rows = 0): void {
    this.#all.update(lines);
    this.#content.update(lines);
    if (table !== undefined) this.#rows[table] = (this.#rows[table] ?? 0) + rows;
  }

  build(): Trailer {
    return { rows: this.#rows, content: this.#content.digest('hex'), sha256: this.#all.digest('hex') };
  }
}

/** Number of rows of all tables. */
export const totalRows = ({ rows }: Trailer): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);

/** Exit code of the backup command while another process writes a backup of the same database. */
export const RUNNING_EXIT_CODE = 75;

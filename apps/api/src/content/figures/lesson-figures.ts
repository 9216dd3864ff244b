import type { FigureFacts } from './figure-facts.js';

/** A figure of a lesson. */
export interface LessonFigure {
  readonly key: string;
  /** What is seen. */
  readonly alt: string;
  /** As its author wrote it. */
  readonly declaration: unknown;
  /** JSON of the node `figure` without a caption. */
  readonly drawing: string;
}

/** The file `figures/<class>/<lesson>.yaml`. */
export interface LessonFigures {
  /** Its text, which an export writes again. */
  readonly source: string;
  readonly figures: readonly LessonFigure[];
}

/** Finds figures of one lesson and remembers which ones were found. */
export class FigureIndex {
  private readonly figures: ReadonlyMap<string, LessonFigure>;
  private readonly facts: ReadonlyMap<string, FigureFacts>;
  private readonly used = new Set<string>();

  /** @param file path of the file below the content folder, which may be missing */
  constructor(
    private readonly file: string,
    figures: readonly LessonFigure[],
    facts: ReadonlyMap<string, FigureFacts> = new Map(),
  ) {
    this.facts = facts;
    this.figures = new Map(figures.map((figure) => [figure.key, figure]));
  }

  find(key: string): LessonFigure | undefined {
    this.used.add(key);
    return this.figures.get(key);
  }

  /** What a figure says; undefined for an unknown one. */
  factsOf(key: string): FigureFacts | undefined {
    return this.facts.get(key);
  }

  /** Issue of a key that the file does not have. */
  missing(key: string): string {
    return `${this.file} has no figure ${key}`;
  }

  /** Indexes of figures that were never found. */
  unused(): number[] {
    return [...this.figures.keys()].flatMap((key, index) => (this.used.has(key) ? [] : [index]));
  }
}

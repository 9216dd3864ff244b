declare module 'webvtt-parser' {
  interface Cue {
    /** In seconds. */
    readonly startTime: number;
    readonly text: string;
  }

  /** `line`: the first line is 1. */
  interface SyntaxIssue {
    readonly line: number;
    readonly message: string;
  }

  export class WebVTTParser {
    /** Parses a file, with or without a byte order mark; it continues after errors and never throws. */
    parse(text: string, mode: 'captions'): { readonly cues: readonly Cue[]; readonly errors: SyntaxIssue[] };
  }
}

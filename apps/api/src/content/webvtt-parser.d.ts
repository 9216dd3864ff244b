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

  class WebVTTParser {
    /** Parses a file, with or without a byte order mark; it continues after errors and never throws. */
    parse(text: string, mode: 'captions'): { readonly cues: readonly Cue[]; readonly errors: SyntaxIssue[] };
  }

  /** CommonJS without static names: Node has only the default import. */
  const webvtt: { readonly WebVTTParser: typeof WebVTTParser };
  export default webvtt;
}

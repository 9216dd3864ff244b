import type { ContentProblem } from './content-problems.js';
import type { Parsed } from './parse-yaml.js';

const TIME = String.raw`((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})`;
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t]|$)`);

const milliseconds = (time: string): number =>
  time.split(':').reduce((sum, part) => sum * 60 + Math.round(Number(part) * 1000), 0);

/** Checks captions in WebVTT: browsers show none at all, or leave cues out, where a file breaks the form. */
export function parseCaptionsFile(file: string, text: string): Parsed<true> {
  const lines = text.split('\n');
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) {
    return { problems: [{ file, line: 1, message: 'captions begin with WEBVTT' }] };
  }
  const problems: ContentProblem[] = [];
  let cues = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    cues += 1;
    const [, from, to] = TIMING.exec(line) ?? [];
    const refuse = (message: string) => problems.push({ file, line: index + 1, message });
    if (from === undefined || to === undefined) refuse('a cue is timed as 00:01.000 --> 00:04.500');
    else if (milliseconds(from) >= milliseconds(to)) refuse('the cue ends before it begins');
    else if ((lines[index + 1] ?? '').trim() === '') refuse('the cue has no text');
  }
  if (cues === 0) problems.push({ file, message: 'there is no cue' });
  return problems.length > 0 ? { problems } : { value: true };
}

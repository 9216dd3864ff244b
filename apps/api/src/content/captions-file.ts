import type { ContentIssue } from './content-issues.js';
import type { Parsed } from './parse-yaml.js';

const TIME = String.raw`((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})`;
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t]|$)`);

const milliseconds = (time: string): number =>
  time.split(':').reduce((sum, part) => sum * 60 + Math.round(Number(part) * 1000), 0);

/** Validates WebVTT captions: browsers skip cues of an invalid file, or all of them. */
export function parseCaptionsFile(file: string, text: string): Parsed<true> {
  const lines = text.split('\n');
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) {
    return { issues: [{ file, line: 1, message: 'captions begin with WEBVTT' }] };
  }
  const issues: ContentIssue[] = [];
  let cues = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    cues += 1;
    const [, from, to] = TIMING.exec(line) ?? [];
    const addIssue = (message: string) => issues.push({ file, line: index + 1, message });
    if (from === undefined || to === undefined) addIssue('a cue is timed as 00:01.000 --> 00:04.500');
    else if (milliseconds(from) >= milliseconds(to)) addIssue('the cue ends before it begins');
    else if ((lines[index + 1] ?? '').trim() === '') addIssue('the cue has no text');
  }
  if (cues === 0) issues.push({ file, message: 'there is no cue' });
  return issues.length > 0 ? { issues } : { value: true };
}

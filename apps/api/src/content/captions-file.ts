import webvtt from 'webvtt-parser';
import type { ContentIssue } from './content-issues.js';
import type { Parsed } from './parse-yaml.js';

/** Validates WebVTT captions: browsers skip cues of an invalid file, or all of them. */
export function parseCaptionsFile(file: string, text: string): Parsed<true> {
  const { cues, errors } = new webvtt.WebVTTParser().parse(text, 'captions');
  // A file in another format has an error in almost every line.
  const reported = errors[0]?.line === 1 ? errors.slice(0, 1) : errors;
  const issues: ContentIssue[] = reported.map(({ line, message }) => ({ file, line, message }));
  // Valid WebVTT, but not captions.
  if (issues.length === 0 && cues.length === 0) issues.push({ file, message: 'there is no cue' });
  for (const cue of cues.filter(({ text: cueText }) => cueText.trim() === '')) {
    issues.push({ file, message: `the cue at ${cue.startTime} s has no text` });
  }
  return issues.length > 0 ? { issues } : { value: true };
}

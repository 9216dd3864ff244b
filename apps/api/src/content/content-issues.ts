/** An issue in the curriculum's files, with its exact place. */
export interface ContentIssue {
  /** Path below the content folder. */
  readonly file: string;
  /** First line is 1; absent when the issue is not in a line (a missing image, an unknown file type). */
  readonly line?: number;
  /** Path of the field, e.g. `questions.2.correct`. */
  readonly field?: string;
  readonly message: string;
}

const formatIssue = ({ file, line, field, message }: ContentIssue): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${field ? `${field}: ` : ''}${message}`;

/** Thrown when files cannot be imported; the message lists every issue. The content is unchanged. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly issues: readonly ContentIssue[]) {
    super(issues.map(formatIssue).join('\n'));
  }
}

/**
 * The issue of an address of an image or a video: pages may show media of this site and of the media origins only.
 * @returns undefined for an allowed address, such as a path of this site
 */
export function mediaIssue(address: string, mediaOrigins: readonly string[]): string | undefined {
  if (!/^https?:/i.test(address)) return undefined;
  const origin = URL.canParse(address) ? new URL(address).origin : address;
  return mediaOrigins.includes(origin) ? undefined : `${origin} is not one of MEDIA_ORIGINS`;
}

import { createHash } from 'node:crypto';

/** What the policy of a page must let pass, as its sources: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of a page's inline scripts and style sheets. */
export const inlineHashes = ({ scripts, styles }: InlineHashes): InlineHashes => ({
  scripts: scripts.map(hashOf),
  styles: styles.map(hashOf),
});

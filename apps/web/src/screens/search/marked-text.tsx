import type { MarkedText as Parts } from '@zarra/api-client/search';

/** A text whose matching words are marked. */
export const MarkedText = ({ parts }: { parts: Parts }) =>
  parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));

import type { VideoSource } from '@zarra/api-client';
import { Text, useHydrated } from '@zarra/ui-kit';
import { formatNumber } from '@zarra/uzbek';
import { strings } from '../strings.js';
import { isMetered } from './is-metered.js';

const BYTES_PER_MEGABYTE = 1e6;
/** The least that is said, MB. */
const LEAST = 0.1;

interface VideoSizeProps {
  sources: readonly VideoSource[];
}

/** What watching costs, where the server says it: the size of the file most browsers take. */
export const VideoSize = ({ sources }: VideoSizeProps) => {
  const hydrated = useHydrated();
  const bytes = sources.find((source) => source.bytes !== null)?.bytes;
  if (bytes == null) return null;
  return (
    <Text size="sm" tone="muted">
      {strings.video.size(formatNumber(Math.max(LEAST, bytes / BYTES_PER_MEGABYTE), 1))}
      {hydrated && isMetered() && <> {strings.video.metered}</>}
    </Text>
  );
};

import type { VideoSource } from '@zarra/api-client';
import { Select, Text, useHydrated } from '@zarra/ui-kit';
import { formatNumber } from '@zarra/uzbek';
import { strings } from '../strings.js';
import { isSpeed, speeds, type Speed } from './playback-storage.js';

const speedOptions = speeds.map((speed) => ({
  value: String(speed),
  label: strings.video.times(formatNumber(speed, 2)),
}));

interface SpeedSelectProps {
  speed: Speed;
  onChange: (speed: Speed) => void;
}

/** Select of the playback speed. */
export const SpeedSelect = ({ speed, onChange }: SpeedSelectProps) => (
  <Select
    label={strings.video.speed}
    options={speedOptions}
    value={String(speed)}
    onChange={(event) => {
      const rate = Number(event.currentTarget.value);
      if (isSpeed(rate)) onChange(rate);
    }}
  />
);

interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** Whether the connection is metered, as far as the browser reports it; most browsers do not. */
function isMetered(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}

const BYTES_PER_MEGABYTE = 1e6;
/** Smaller sizes are shown as this one, MB. */
const MIN_MEGABYTES = 0.1;

interface VideoSizeProps {
  sources: readonly VideoSource[];
}

/** Download size of the first source with a known size, with a warning on a metered connection. */
export const VideoSize = ({ sources }: VideoSizeProps) => {
  const hydrated = useHydrated();
  const bytes = sources.find((source) => source.bytes !== null)?.bytes;
  if (bytes == null) return null;
  return (
    <Text size="sm" tone="muted">
      {strings.video.size(formatNumber(Math.max(MIN_MEGABYTES, bytes / BYTES_PER_MEGABYTE), 1))}
      {hydrated && isMetered() && <> {strings.video.metered}</>}
    </Text>
  );
};

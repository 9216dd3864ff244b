import type { VideoSource } from '@zarra/api-client/classroom';
import { Button, Icon, media, Select, Text, useHydrated } from '@zarra/ui-kit';
import { rotateCw } from '@zarra/ui-kit/icons/rotate-cw';
import { triangleAlert } from '@zarra/ui-kit/icons/triangle-alert';
import { formatNumber } from '@zarra/uzbek';
import { styled } from 'styled-components';
import { isMetered } from '../connection.js';
import { usePageMessages } from '../messages/page-strings.js';
import { isSpeed, speeds, type Speed } from './playback-storage.js';

// The error message may be higher than a small video.
/** Box of the video: 500 px high at the full width of the column (specification §2), else 16:9. */
export const VideoFrame = styled.div`
  position: relative;
  display: grid;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-sunken);
  outline: none;

  ${media.xl} {
    box-sizing: content-box;
    aspect-ratio: auto;
    height: 500px;
  }
  &[data-state='failed'] {
    aspect-ratio: auto;
    min-height: 12rem;
  }
`;

export const VideoElement = styled.video`
  width: 100%;
  height: 100%;
  min-height: 0;
  object-fit: contain;
`;

/** Lies over the video and lets clicks through to its controls. */
export const Overlay = styled.p`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  justify-items: center;
  padding: var(--ui-space-4);
  pointer-events: none;
`;
export const OverlayText = styled.span`
  padding: var(--ui-space-1) var(--ui-space-3);
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  font-size: var(--ui-type-sm);
`;

const ErrorBox = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--ui-space-3);
  padding: var(--ui-space-6) var(--ui-space-4);
  text-align: center;

  & > svg {
    width: 2rem;
    height: 2rem;
    color: var(--ui-color-muted);
  }
  & > code {
    max-width: 100%;
    color: var(--ui-color-muted);
    font-family: var(--ui-font-code);
    font-size: var(--ui-type-xs);
    overflow-wrap: anywhere;
  }
`;

interface VideoErrorProps {
  /** The URL that failed to load. */
  url: string;
  onRetry: () => void;
}

/** Replaces a video that failed to load. It shows the URL, which helps to find the cause. */
export const VideoError = ({ url, onRetry }: VideoErrorProps) => {
  const strings = usePageMessages();
  return (
    <ErrorBox role="alert">
      <Icon path={triangleAlert} />
      <strong>{strings.video.failed}</strong>
      <code>{new URL(url, document.baseURI).href}</code>
      <Button icon={<Icon path={rotateCw} />} onClick={onRetry}>
        {strings.retry}
      </Button>
    </ErrorBox>
  );
};

interface SpeedSelectProps {
  speed: Speed;
  onChange: (speed: Speed) => void;
}

/** Select of the playback speed. */
export const SpeedSelect = ({ speed, onChange }: SpeedSelectProps) => {
  const { speed: label, times } = usePageMessages().video;
  return (
    <Select
      label={label}
      options={speeds.map((rate) => ({ value: String(rate), label: times(formatNumber(rate, 2)) }))}
      value={String(speed)}
      onChange={(event) => {
        const rate = Number(event.currentTarget.value);
        if (isSpeed(rate)) onChange(rate);
      }}
    />
  );
};

const BYTES_PER_MEGABYTE = 1e6;
/** Smaller sizes are shown as this one, MB. */
const MIN_MEGABYTES = 0.1;

/** Download size of the first source with a known size, with a warning on a metered connection. */
export const VideoSize = ({ sources }: { sources: readonly VideoSource[] }) => {
  const strings = usePageMessages();
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

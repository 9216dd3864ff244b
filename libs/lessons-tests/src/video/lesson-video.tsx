import type { EntityId } from '@zarra/contracts';
import type { LessonVideo as Video } from '@zarra/api-client/classroom';
import { useHydrated } from '@zarra/ui-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isExternalLink } from '../links.js';
import { usePageMessages } from '../messages/page-strings.js';
import { usePlayback } from './use-playback.js';
import {
  Overlay,
  OverlayText,
  SpeedSelect,
  VideoElement,
  VideoError,
  VideoFrame,
  VideoSize,
} from './video-parts.js';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-3);

  @media print {
    display: none;
  }
`;
const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--ui-space-3) var(--ui-space-6);
`;

/** Props of {@link LessonVideo}. */
export interface LessonVideoProps {
  video: Video;
  lessonId: EntityId;
  /** Title of the lesson. */
  title: string;
}

/** The video of a lesson: native controls, speed, captions and a saved position. */
export const LessonVideo = ({ video, lessonId, title }: LessonVideoProps) => {
  const strings = usePageMessages();
  // `idle`: a browser in data-saving mode fetches nothing before playback starts.
  const [state, setState] = useState<'loading' | 'idle' | 'ready' | 'failed'>('loading');
  const frame = useRef<HTMLDivElement>(null);
  const { speed, changeSpeed, videoProps } = usePlayback(lessonId);
  const lastIndex = video.sources.length - 1;
  const setFailed = () => setState('failed');
  const { ref: player } = videoProps;
  const [isServerRendered] = useState(!useHydrated());
  // A server-rendered video fires its events before hydration adds listeners, so they are dispatched again. A video
  // created on the client has not started loading yet.
  useLayoutEffect(() => {
    const element = player.current;
    if (!element || !isServerRendered) return;
    if (element.readyState > 0) element.dispatchEvent(new Event('loadedmetadata'));
    else if (element.networkState === element.NETWORK_IDLE) element.dispatchEvent(new Event('suspend'));
    else if (element.networkState === element.NETWORK_NO_SOURCE)
      element.querySelector('source:last-of-type')?.dispatchEvent(new Event('error'));
  }, [player, isServerRendered]);

  return (
    <Section aria-label={strings.video.name(title)}>
      <VideoFrame ref={frame} tabIndex={-1} data-state={state}>
        {state === 'failed' ? (
          <VideoError
            url={video.url}
            onRetry={() => {
              setState('loading');
              frame.current?.focus({ preventScroll: true });
            }}
          />
        ) : (
          <VideoElement
            {...videoProps}
            aria-label={strings.video.name(title)}
            controls
            playsInline
            preload="metadata"
            poster={video.poster ?? undefined}
            crossOrigin={video.captions !== null && isExternalLink(video.captions) ? 'anonymous' : undefined}
            onLoadedMetadata={(event) => {
              videoProps.onLoadedMetadata(event);
              setState('ready');
            }}
            onSuspend={({ currentTarget }) => currentTarget.readyState === 0 && setState('idle')}
            onPlay={({ currentTarget }) => currentTarget.readyState === 0 && setState('loading')}
            // React bubbles a source's error to the video; the browser does not.
            onError={({ target, currentTarget }) => target === currentTarget && setFailed()}
          >
            {video.sources.map(({ url, type }, index) => (
              // The browser tries the sources in order and fires an error for each; after the last, all have failed.
              <source
                key={type}
                src={url}
                type={type}
                onError={index === lastIndex ? setFailed : undefined}
              />
            ))}
            {video.captions !== null && (
              <track kind="captions" src={video.captions} srcLang="uz" label={strings.video.captions} />
            )}
          </VideoElement>
        )}
        {state === 'loading' && (
          <Overlay role="status">
            <OverlayText>{strings.video.loading}</OverlayText>
          </Overlay>
        )}
      </VideoFrame>
      <Details>
        {state !== 'failed' && <SpeedSelect speed={speed} onChange={changeSpeed} />}
        <VideoSize sources={video.sources} />
      </Details>
    </Section>
  );
};

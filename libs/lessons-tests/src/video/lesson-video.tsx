import type { LessonVideo as Video } from '@zarra/api-client';
import { useHydrated } from '@zarra/ui-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { leadsAway } from '../leads-away.js';
import { strings } from '../strings.js';
import { SpeedSelect } from './speed-select.js';
import { usePlayback } from './use-playback.js';
import { VideoFailure } from './video-failure.js';
import { VideoSize } from './video-size.js';
import { Film, Overlay, VideoStage } from './video-stage.js';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-3);

  @media print {
    display: none;
  }
`;
const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--ui-space-3) var(--ui-space-6);
`;

/** Props of {@link LessonVideo}. */
export interface LessonVideoProps {
  video: Video;
  lessonId: number;
  /** Title of the lesson. */
  title: string;
}

/** The video of a lesson: native controls, speed, captions, and the place where it was left. */
export const LessonVideo = ({ video, lessonId, title }: LessonVideoProps) => {
  // `idle`: the browser saves data and fetches nothing before it is told to play.
  const [state, setState] = useState<'loading' | 'idle' | 'ready' | 'failed'>('loading');
  const stage = useRef<HTMLDivElement>(null);
  const { speed, choose, element } = usePlayback(lessonId);
  const last = video.sources.length - 1;
  const fail = () => setState('failed');
  const { ref: player } = element;
  const [cameWithPage] = useState(!useHydrated());
  // A film that came with the page has told of itself before anybody listened; one made just now has yet to look around.
  useLayoutEffect(() => {
    const film = player.current;
    if (!film || !cameWithPage) return;
    if (film.readyState > 0) film.dispatchEvent(new Event('loadedmetadata'));
    else if (film.networkState === film.NETWORK_IDLE) film.dispatchEvent(new Event('suspend'));
    else if (film.networkState === film.NETWORK_NO_SOURCE)
      film.querySelector('source:last-of-type')?.dispatchEvent(new Event('error'));
  }, [player, cameWithPage]);

  return (
    <Section aria-label={strings.video.name(title)}>
      <VideoStage ref={stage} tabIndex={-1} data-state={state}>
        {state === 'failed' ? (
          <VideoFailure
            url={video.url}
            onRetry={() => {
              setState('loading');
              stage.current?.focus({ preventScroll: true });
            }}
          />
        ) : (
          <Film
            {...element}
            aria-label={strings.video.name(title)}
            controls
            playsInline
            preload="metadata"
            poster={video.poster ?? undefined}
            crossOrigin={video.captions !== null && leadsAway(video.captions) ? 'anonymous' : undefined}
            onLoadedMetadata={(event) => {
              element.onLoadedMetadata(event);
              setState('ready');
            }}
            onSuspend={({ currentTarget }) => currentTarget.readyState === 0 && setState('idle')}
            onPlay={({ currentTarget }) => currentTarget.readyState === 0 && setState('loading')}
            // React hands a source's error on to the video, the browser does not.
            onError={({ target, currentTarget }) => target === currentTarget && fail()}
          >
            {video.sources.map(({ url, type }, index) => (
              // The browser tries one after the other and says of each that it failed; after the last, all have.
              <source key={type} src={url} type={type} onError={index === last ? fail : undefined} />
            ))}
            {video.captions !== null && (
              <track kind="captions" src={video.captions} srcLang="uz" label={strings.video.captions} />
            )}
          </Film>
        )}
        {state === 'loading' && (
          <Overlay role="status">
            <span>{strings.video.loading}</span>
          </Overlay>
        )}
      </VideoStage>
      <Below>
        {state !== 'failed' && <SpeedSelect speed={speed} onChoose={choose} />}
        <VideoSize sources={video.sources} />
      </Below>
    </Section>
  );
};

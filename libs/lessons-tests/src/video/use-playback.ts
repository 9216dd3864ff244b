import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import {
  isSpeed,
  recallPosition,
  recallSpeed,
  rememberPosition,
  rememberSpeed,
  type Speed,
} from './playback-memory.js';

/** While it plays the position is written this often, seconds of the film. */
const WRITE_EVERY = 5;

type VideoEvent = SyntheticEvent<HTMLVideoElement>;

/** What this device remembers of a video: handlers for the element, and the speed with its setter. */
export function usePlayback(lessonId: number) {
  const [speed, setSpeed] = useState(recallSpeed);
  const player = useRef<HTMLVideoElement>(null);
  const written = useRef(0);

  const write = ({ currentTime, duration }: HTMLVideoElement) => {
    written.current = currentTime;
    rememberPosition(lessonId, currentTime, duration);
  };

  // A phone may end the page without another word. Before the element is gone, hence in a layout effect.
  useLayoutEffect(() => {
    const leave = () => {
      const video = player.current;
      if (video && video.readyState > 0) rememberPosition(lessonId, video.currentTime, video.duration);
    };
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
    };
  }, [lessonId]);

  const choose = (chosen: Speed) => {
    setSpeed(chosen);
    rememberSpeed(chosen);
    if (player.current) player.current.playbackRate = chosen;
  };

  return {
    speed,
    choose,
    element: {
      ref: player,
      /** To be called when the length is known. */
      onLoadedMetadata: ({ currentTarget: video }: VideoEvent) => {
        video.playbackRate = speed;
        const position = recallPosition(lessonId, video.duration);
        if (position > 0) video.currentTime = position;
        written.current = position;
      },
      onTimeUpdate: ({ currentTarget: video }: VideoEvent) => {
        if (Math.abs(video.currentTime - written.current) >= WRITE_EVERY) write(video);
      },
      onPause: ({ currentTarget }: VideoEvent) => write(currentTarget),
      onEnded: ({ currentTarget }: VideoEvent) => write(currentTarget),
      // The browser's own menu has speeds too.
      onRateChange: ({ currentTarget: { playbackRate } }: VideoEvent) => {
        if (playbackRate !== speed && isSpeed(playbackRate)) choose(playbackRate);
      },
    },
  };
}

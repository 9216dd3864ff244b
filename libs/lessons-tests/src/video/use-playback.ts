import type { EntityId } from '@zarra/contracts';
import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { isSpeed, readPosition, readSpeed, savePosition, saveSpeed, type Speed } from './playback-storage.js';

/** The position is saved at this interval during playback, seconds of the video. */
const SAVE_INTERVAL = 5;

type VideoEvent = SyntheticEvent<HTMLVideoElement>;

/** Saved playback state of a lesson's video: props for the element, the speed and its setter. */
export function usePlayback(lessonId: EntityId) {
  const [speed, setSpeed] = useState(readSpeed);
  const video = useRef<HTMLVideoElement>(null);
  const savedPosition = useRef(0);

  const save = ({ currentTime, duration }: HTMLVideoElement) => {
    savedPosition.current = currentTime;
    savePosition(lessonId, currentTime, duration);
  };

  // A phone may end the page right after `pagehide`. A layout effect cleans up before the element is removed.
  useLayoutEffect(() => {
    const saveOnLeave = () => {
      const { current } = video;
      if (current && current.readyState > 0) savePosition(lessonId, current.currentTime, current.duration);
    };
    addEventListener('pagehide', saveOnLeave);
    return () => {
      saveOnLeave();
      removeEventListener('pagehide', saveOnLeave);
    };
  }, [lessonId]);

  const changeSpeed = (next: Speed) => {
    setSpeed(next);
    saveSpeed(next);
    if (video.current) video.current.playbackRate = next;
  };

  return {
    speed,
    changeSpeed,
    videoProps: {
      ref: video,
      /** The video's duration is known from this event on. */
      onLoadedMetadata: ({ currentTarget }: VideoEvent) => {
        currentTarget.playbackRate = speed;
        const position = readPosition(lessonId, currentTarget.duration);
        if (position > 0) currentTarget.currentTime = position;
        savedPosition.current = position;
      },
      onTimeUpdate: ({ currentTarget }: VideoEvent) => {
        if (Math.abs(currentTarget.currentTime - savedPosition.current) >= SAVE_INTERVAL) save(currentTarget);
      },
      onPause: ({ currentTarget }: VideoEvent) => save(currentTarget),
      onEnded: ({ currentTarget }: VideoEvent) => save(currentTarget),
      // The browser's own menu changes the speed too.
      onRateChange: ({ currentTarget: { playbackRate } }: VideoEvent) => {
        if (playbackRate !== speed && isSpeed(playbackRate)) changeSpeed(playbackRate);
      },
    },
  };
}

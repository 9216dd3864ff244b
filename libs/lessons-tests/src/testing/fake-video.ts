import { fireEvent } from '@testing-library/react';

/** Replaces playback, which jsdom lacks: a video of this duration, seconds, whose clock the test moves. */
export function fakeVideo(video: HTMLVideoElement, duration: number) {
  const state = { currentTime: 0, readyState: 0, playbackRate: 1 };
  Object.defineProperty(video, 'duration', { value: duration, configurable: true });
  for (const name of ['currentTime', 'readyState', 'playbackRate'] as const) {
    Object.defineProperty(video, name, {
      configurable: true,
      get: () => state[name],
      set: (value: number) => (state[name] = value),
    });
  }
  return {
    state,
    /** Loads the metadata. */
    load: () => {
      state.readyState = 1;
      fireEvent.loadedMetadata(video);
    },
    playTo: (second: number) => {
      state.currentTime = second;
      fireEvent.timeUpdate(video);
    },
  };
}

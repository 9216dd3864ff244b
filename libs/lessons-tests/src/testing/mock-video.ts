import { fireEvent } from '@testing-library/react';

/** Mocks the playback of a video element, which jsdom does not implement. @param duration in seconds */
export function mockVideo(video: HTMLVideoElement, duration: number) {
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

import { fireEvent } from '@testing-library/react';

/** jsdom plays nothing: a film of so many seconds, whose clock the test moves. */
export function film(video: HTMLVideoElement, duration: number) {
  const now = { currentTime: 0, readyState: 0, playbackRate: 1 };
  Object.defineProperty(video, 'duration', { value: duration, configurable: true });
  for (const name of ['currentTime', 'readyState', 'playbackRate'] as const) {
    Object.defineProperty(video, name, {
      configurable: true,
      get: () => now[name],
      set: (value: number) => (now[name] = value),
    });
  }
  return {
    now,
    /** Its length and size are known. */
    load: () => {
      now.readyState = 1;
      fireEvent.loadedMetadata(video);
    },
    playTo: (second: number) => {
      now.currentTime = second;
      fireEvent.timeUpdate(video);
    },
  };
}

/** Time between two spoken messages, ms: a screen reader needs it for a sentence. */
export const PAUSE_MS = 2000;

/** Says one thing at a time. */
export interface Speaker {
  /** Says it now, or when the last has been said; of several that wait, the newest. */
  say: (words: string) => void;
  end: () => void;
}

/** At most one message in two seconds: what a polite live region can be given. */
export function createSpeaker(speak: (words: string) => void): Speaker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: string | undefined;
  const rest = (): void => {
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting === undefined) return;
      speak(waiting);
      waiting = undefined;
      rest();
    }, PAUSE_MS);
  };
  return {
    say(words) {
      if (timer !== undefined) {
        waiting = words;
        return;
      }
      speak(words);
      rest();
    },
    end: () => clearTimeout(timer),
  };
}

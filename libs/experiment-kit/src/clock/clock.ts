/** A frame on the most usual screen, s. */
const FRAME_S = 1 / 60;
/** Frames whose steps are caught up with; what is more is dropped, and said. */
const MOST_FRAMES = 5;

/** What one frame of the screen asks of a model. */
export interface Tick {
  /** Whole steps to make. */
  readonly steps: number;
  /** How far the moment of the frame lies between the last step and the next, 0 to 1. */
  readonly fraction: number;
  /** Whether the page was too slow and model time was dropped. */
  readonly late: boolean;
}

/** Turns frames of any length into steps of one length. */
export interface Clock {
  /**
   * @param elapsed time since the last frame, s
   * @param rate model steps in one second at the chosen speed
   */
  tick: (elapsed: number, rate: number) => Tick;
  /** Forgets the part of a step that had passed. */
  rest: () => void;
}

/**
 * A clock that never stretches a step ("Fix your timestep", Fiedler 2004): what remains of a frame waits for the next.
 * After a pause of the page at most five frames are caught up with.
 */
export function createClock(): Clock {
  let waiting = 0;
  return {
    tick(elapsed, rate) {
      const most = Math.max(1, MOST_FRAMES * FRAME_S * rate);
      const wanted = waiting + Math.max(0, elapsed) * rate;
      const late = wanted > most + 1;
      const available = late ? most : wanted;
      const steps = Math.floor(available);
      waiting = late ? 0 : available - steps;
      return { steps, fraction: waiting, late };
    },
    rest() {
      waiting = 0;
    },
  };
}

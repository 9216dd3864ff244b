import type { DraftStore } from './draft-store.js';
import { outcomeOf, type Outcome } from './outcome.js';

/** Pauses after tries that got no answer, ms; the last one repeats. */
const PAUSES = [2_000, 8_000, 30_000, 60_000] as const;

/** What {@link startSending} needs. */
export interface Sending {
  readonly store: DraftStore;
  /** Whose answers are sent. */
  readonly learner: string;
  /** Tries once. */
  readonly deliver: (lesson: number) => Promise<Outcome>;
  /** Told how each try ended. */
  readonly onOutcome: (lesson: number, outcome: Outcome) => void;
}

/** Sending under way. */
export interface Sender {
  /** Tries everything that waits now, without waiting out a pause. */
  readonly now: () => void;
  readonly stop: () => void;
}

interface Turn {
  /** Tries without an answer since something gave reason to hope. */
  fruitless: number;
  timer?: ReturnType<typeof setTimeout>;
  busy: boolean;
  /** There was reason to hope while a try was under way. */
  again: boolean;
  /** The session is over: only another sign-in, or the learner, tries again. */
  held: boolean;
}

/**
 * Sends all tests a learner has handed in, each by itself: at once, then after 2, 8, 30 and every 60 seconds, and
 * whenever the network, the page or the learner comes back. What `navigator.onLine` says is not believed.
 */
export function startSending({ store, learner, deliver, onOutcome }: Sending): Sender {
  const turns = new Map<number, Turn>();
  let stopped = false;

  const settle = (lesson: number, turn: Turn, outcome: Outcome): void => {
    turn.busy = false;
    // Also when the try itself ended the session, and sending with it.
    onOutcome(lesson, outcome);
    if (stopped) return;
    if (outcome.type === 'session') turn.held = true;
    else if (outcome.type !== 'waiting') turns.delete(lesson);
    else if (turn.again) void attempt(lesson, turn);
    else {
      const pause = PAUSES[Math.min(turn.fruitless, PAUSES.length - 1)] ?? 0;
      turn.fruitless += 1;
      turn.timer = setTimeout(() => void attempt(lesson, turn), Math.max(pause, outcome.retryIn));
    }
  };

  const attempt = async (lesson: number, turn: Turn): Promise<void> => {
    clearTimeout(turn.timer);
    turn.busy = true;
    turn.again = false;
    turn.held = false;
    settle(lesson, turn, await deliver(lesson).catch(outcomeOf));
  };

  const begin = (lesson: number): void => {
    const turn: Turn = { fruitless: 0, busy: false, again: false, held: false };
    turns.set(lesson, turn);
    void attempt(lesson, turn);
  };

  /** Begins what is new. A turn under way is not disturbed, as its own notes change the store. */
  const look = () => {
    for (const lesson of store.queued(learner)) if (!turns.has(lesson)) begin(lesson);
  };

  const hope = (wakesHeld: boolean) => {
    for (const [lesson, turn] of turns) {
      turn.fruitless = 0;
      if (turn.busy) turn.again = true;
      else if (!turn.held || wakesHeld) void attempt(lesson, turn);
    }
    look();
  };
  const wake = () => hope(false);
  const wakeIfSeen = () => {
    if (document.visibilityState === 'visible') wake();
  };

  const unsubscribe = store.subscribe(look);
  for (const event of ['online', 'focus', 'pageshow']) window.addEventListener(event, wake);
  document.addEventListener('visibilitychange', wakeIfSeen);
  look();

  return {
    now: () => hope(true),
    stop() {
      stopped = true;
      unsubscribe();
      for (const event of ['online', 'focus', 'pageshow']) window.removeEventListener(event, wake);
      document.removeEventListener('visibilitychange', wakeIfSeen);
      for (const { timer } of turns.values()) clearTimeout(timer);
    },
  };
}

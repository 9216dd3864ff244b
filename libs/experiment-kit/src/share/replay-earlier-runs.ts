import type { EarlierRun } from '../run/earlier-runs.js';
import { replayRun, type ReplayedRun } from '../run/replay-run.js';
import type { Session } from '../run/session.js';
import { isLongRun, stateLengthOf } from './replay-limits.js';
import type { ReplayRunner } from './use-replay.js';

/** Numbers computed between two frames of the page: a few milliseconds on a phone. */
const NUMBERS_PER_PART = 50_000;

/** Whether the readings of an earlier run are missing: it comes from an address. */
const isPending = ({ series }: EarlierRun): boolean => series.length === 0;

/**
 * Replays the earlier runs of an address and gives their readings to the session, one run after the other. Long runs are
 * replayed by the worker; others, and all if it fails, in parts between the frames of the page.
 * @param signal aborted when the session is no longer shown
 */
export async function replayEarlierRuns(
  session: Session,
  replay: ReplayRunner | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { definition, store } = session;
  const inParts = ({ record }: EarlierRun, stateLength: number): Promise<ReplayedRun> =>
    replayRun(
      definition,
      record,
      async () => {
        await new Promise((resolve) => setTimeout(resolve));
        signal.throwIfAborted();
      },
      Math.ceil((record.steps * stateLength) / NUMBERS_PER_PART),
    );
  const replayOne = (earlier: EarlierRun): Promise<ReplayedRun> => {
    const { record } = earlier;
    const stateLength = stateLengthOf(definition, record);
    if (!replay || !isLongRun(record.steps, stateLength)) return inParts(earlier, stateLength);
    return replay(definition.slug, record, () => undefined, signal).catch(() =>
      inParts(earlier, stateLength),
    );
  };
  for (const earlier of store.getState().earlierRuns.filter(isPending)) {
    try {
      // One run after the other: memory and computing time are limited.
      const { readings } = await replayOne(earlier);
      if (!signal.aborted) session.loadEarlierRun(earlier.record, readings);
    } catch {
      // A model may reject values that are valid one by one. Without its curve a run has no meaning.
      const isKept = store.getState().earlierRuns.some(({ record }) => record === earlier.record);
      if (isKept && !signal.aborted) session.removeEarlierRun(earlier.slot);
    }
    if (signal.aborted) return;
  }
}

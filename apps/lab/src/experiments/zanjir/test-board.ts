// What the tests of the board share.
import { createSession } from '@zarra/experiment-kit';
import { shown } from '../../test-lab.js';
import { KIND, placeOf } from './kinds.js';
import { lab } from './lab.js';
import type { BoardName } from './parameters.js';
import { JUNCTIONS, PLACES, type PlaceKey } from './places.js';
import { readBoard, type Reading } from './read-board.js';

type Changes = Partial<Record<BoardName, number>>;

/** What stands at places, with amounts in the unit shown. */
export const put = (board: Partial<Record<PlaceKey, readonly [kind: number, amount?: number]>>): Changes =>
  Object.fromEntries(
    Object.entries(board).flatMap(([key, [kind, amount]]) => [
      [`kind${key}`, kind],
      [`value${key}`, placeOf(kind, amount)],
    ]),
  );

/** Nothing anywhere. */
export const BARE: Changes = put(Object.fromEntries(PLACES.map(({ key }) => [key, [KIND.none]])));

/** A board of a preset, or of a bare one. */
export function boardOf(preset: string | undefined, changes: Changes = {}) {
  const session = createSession(lab);
  const found = lab.presets.find(({ name }) => name === preset);
  if (preset !== undefined && !found) throw new Error(`No preset ${preset}`);
  session.set({ ...(found ? found.values : BARE), ...changes });
  return session;
}

export type BoardSession = ReturnType<typeof boardOf>;

/** Chooses a place and reads what is then shown. */
export function at(session: BoardSession, key: PlaceKey, readout: string): number {
  session.set({ chosen: PLACES.findIndex((place) => place.key === key) });
  return shown(session, readout);
}

export const run = (session: BoardSession, seconds: number): void =>
  session.stepBy(Math.round(seconds / lab.model.dt));

export function readingOf(session: BoardSession) {
  const { time, state, si } = session.moment();
  return readBoard(time, state, si);
}

/** Currents and voltages at all places, exact. */
export function exactly(session: BoardSession, key: PlaceKey): { voltage: number; current: number } {
  const index = PLACES.findIndex((place) => place.key === key);
  const { voltage, current } = readingOf(session);
  return { voltage: voltage[index] ?? NaN, current: current[index] ?? NaN };
}

/** Largest sum of currents at a junction, A: zero by Kirchhoff's first law, but for rounding. */
export const kirchhoffResidual = ({ current }: Reading): number =>
  Math.max(
    ...JUNCTIONS.map(({ name }) =>
      Math.abs(
        PLACES.reduce((all, { from, to, index }) => {
          const i = current[index] ?? 0;
          return all + (to === name ? i : 0) - (from === name ? i : 0);
        }, 0),
      ),
    ),
  );

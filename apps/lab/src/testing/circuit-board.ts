// Shared by the tests of the circuit board.
import { createSession } from '@zarra/experiment-kit';
import { displayedValue } from './experiments.js';
import { KIND, gridIndexOf } from '../experiments/zanjir/element-kinds.js';
import { definition } from '../experiments/zanjir/definition.js';
import type { BoardKey } from '../experiments/zanjir/parameters.js';
import { JUNCTIONS, PLACES, type PlaceKey } from '../experiments/zanjir/places.js';
import { readBoard, type Reading } from '../experiments/zanjir/read-board.js';

type BoardChanges = Partial<Record<BoardKey, number>>;

/** Values for elements at places, with amounts in displayed units. */
export const elementsAt = (
  board: Partial<Record<PlaceKey, readonly [kind: number, amount?: number]>>,
): BoardChanges =>
  Object.fromEntries(
    Object.entries(board).flatMap(([key, [kind, amount]]) => [
      [`kind${key}`, kind],
      [`value${key}`, gridIndexOf(kind, amount)],
    ]),
  );

/** Values of an empty board. */
export const EMPTY_BOARD: BoardChanges = elementsAt(
  Object.fromEntries(PLACES.map(({ key }) => [key, [KIND.none]])),
);

/** Session of a preset, or of an empty board. */
export function boardSession(preset: string | undefined, changes: BoardChanges = {}) {
  const session = createSession(definition);
  const found = definition.presets.find(({ name }) => name === preset);
  if (preset !== undefined && !found) throw new Error(`No preset ${preset}`);
  session.set({ ...(found ? found.values : EMPTY_BOARD), ...changes });
  return session;
}

export type BoardSession = ReturnType<typeof boardSession>;

/** Selects a place and returns a displayed readout. */
export function readoutAt(session: BoardSession, key: PlaceKey, readout: string): number {
  session.set({ chosen: PLACES.findIndex((place) => place.key === key) });
  return displayedValue(session, readout);
}

export const runFor = (session: BoardSession, seconds: number): void =>
  session.stepBy(Math.round(seconds / definition.model.dt));

export function readingOf(session: BoardSession) {
  const { time, state, si } = session.snapshot();
  return readBoard(time, state as Float64Array, si);
}

/** Exact current and voltage of a place. */
export function readingAt(session: BoardSession, key: PlaceKey): { voltage: number; current: number } {
  const index = PLACES.findIndex((place) => place.key === key);
  const { voltage, current } = readingOf(session);
  return { voltage: voltage[index] ?? NaN, current: current[index] ?? NaN };
}

/** Largest sum of currents at a junction, A: zero by Kirchhoff's first law, except for rounding. */
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

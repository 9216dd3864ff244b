import { joined } from './build-netlist.js';
import { isSource, KIND, siAmount } from './kinds.js';
import type { Board } from './parameters.js';
import { PLACES, type Place } from './places.js';
import type { Reading } from './read-board.js';

/** A filament this hot soon burns through, K. */
const TOO_HOT = 3300;

const isClosed = (si: Board, { kind, value }: Place): boolean =>
  si[kind] !== KIND.switch || siAmount(si[kind], si[value]) === 1;

const isBare = (si: Board, place: Place): boolean =>
  si[place.kind] === KIND.wire ||
  si[place.kind] === KIND.ammeter ||
  (si[place.kind] === KIND.switch && isClosed(si, place));

const carries = (si: Board, place: Place): boolean =>
  si[place.kind] !== KIND.none && si[place.kind] !== KIND.voltmeter && isClosed(si, place);

/** What a learner is to be warned of, if anything; the worst first. */
export function warningOf(si: Board, { fine, filament }: Reading): string | undefined {
  if (!fine) return 'Hisoblab boʻlmadi';
  const sources = PLACES.filter(({ kind }) => isSource(si[kind]));
  if (sources.length === 0) return 'Zanjirda manba yoʻq';
  /** Whether the poles of a source hang together over places that pass a test. */
  const meet = (source: Place, passes: (si: Board, place: Place) => boolean): boolean => {
    const root = joined((place) => place !== source && passes(si, place));
    return root(source.from) === root(source.to);
  };
  if (sources.some((source) => meet(source, isBare))) return 'Qisqa tutashuv';
  if (!sources.some((source) => meet(source, carries))) return 'Zanjir ochiq';
  return filament.some((kelvin) => kelvin > TOO_HOT) ? 'Lampa juda qizib ketdi' : undefined;
}

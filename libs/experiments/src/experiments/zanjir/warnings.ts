import { connectedJunctions } from './build-netlist.js';
import { isSource, KIND, siAmount } from './element-kinds.js';
import type { Board } from './parameters.js';
import { PLACES, type Place } from './places.js';
import type { Reading } from './read-board.js';

/** Temperature at which a filament soon burns out, K. */
const MAX_FILAMENT_TEMPERATURE = 3300;

const isClosed = (si: Board, { kind, value }: Place): boolean =>
  si[kind] !== KIND.switch || siAmount(si[kind], si[value]) === 1;

const isShorting = (si: Board, place: Place): boolean =>
  si[place.kind] === KIND.wire ||
  si[place.kind] === KIND.ammeter ||
  (si[place.kind] === KIND.switch && isClosed(si, place));

const isConducting = (si: Board, place: Place): boolean =>
  si[place.kind] !== KIND.none && si[place.kind] !== KIND.voltmeter && isClosed(si, place);

/** Most severe warning for the board, if any. */
export function warningOf(si: Board, { isSolved, filament }: Reading): string | undefined {
  if (!isSolved) return 'Hisoblab boʻlmadi';
  const sources = PLACES.filter(({ kind }) => isSource(si[kind]));
  if (sources.length === 0) return 'Zanjirda manba yoʻq';
  /** Whether the poles of a source are connected by places that pass a test. */
  const arePolesConnected = (source: Place, connects: (si: Board, place: Place) => boolean): boolean => {
    const root = connectedJunctions((place) => place !== source && connects(si, place));
    return root(source.from) === root(source.to);
  };
  if (sources.some((source) => arePolesConnected(source, isShorting))) return 'Qisqa tutashuv';
  if (!sources.some((source) => arePolesConnected(source, isConducting))) return 'Zanjir ochiq';
  return filament.some((kelvin) => kelvin > MAX_FILAMENT_TEMPERATURE) ? 'Lampa juda qizib ketdi' : undefined;
}

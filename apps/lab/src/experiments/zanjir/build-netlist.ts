import type { CircuitElement, Netlist } from '@zarra/physics/circuit';
import { isSource, KIND, LAMP_VOLTAGE, siAmount } from './kinds.js';
import type { Board } from './parameters.js';
import { PLACES, type Place } from './places.js';

/** What a voltmeter lets through, Ω: nothing that could be seen, but so that it alone has a reading too. */
const VOLTMETER = 1e9;
/** Heat capacity of a filament, J/K for each watt: thick filaments are for strong lamps. */
const FILAMENT = 0.0003;
/** Loss of a coil, Ω for each henry beside it: what would ring between two steps for ever is gone after some. */
const COIL_LOSS = 30_000;
/** What a blocking diode lets through, Ω: too little to be seen, enough that what hangs on it has a potential. */
const DIODE_LEAK = 1e8;
/** Ties a part of the board that has no way to the rest to the ground; no current can flow there. */
const TIE = 1;

function elementsOf(si: Board, place: Place): CircuitElement[] {
  const { key, from, to } = place;
  const between = { key, from, to };
  const kind = si[place.kind];
  const amount = siAmount(kind, si[place.value]);
  const leak = { ...between, key: `${key}.loss`, kind: 'resistor', resistance: DIODE_LEAK } as const;
  switch (kind) {
    case KIND.wire:
    case KIND.ammeter:
      return [{ ...between, kind: 'ammeter' }];
    case KIND.voltmeter:
      return [{ ...between, kind: 'voltmeter', resistance: VOLTMETER }];
    case KIND.resistor:
    case KIND.unknown:
      return [{ ...between, kind: 'resistor', resistance: amount }];
    case KIND.lamp:
      return [
        {
          ...between,
          kind: 'lamp',
          ratedVoltage: LAMP_VOLTAGE,
          ratedPower: amount,
          heatCapacity: FILAMENT * amount,
        },
      ];
    case KIND.switch:
      return [{ ...between, kind: 'switch', closed: amount === 1 }];
    case KIND.capacitor:
      return [{ ...between, kind: 'capacitor', capacitance: amount }];
    case KIND.coil:
      return [
        { ...between, kind: 'inductor', inductance: amount },
        { ...leak, resistance: COIL_LOSS * amount },
      ];
    case KIND.diode:
      return [{ ...between, kind: 'diode' }, leak];
    case KIND.diodeBack:
      return [{ key, from: to, to: from, kind: 'diode' }, leak];
    case KIND.battery:
    case KIND.alternating: {
      const inside = `${key}.inside`;
      const voltage = kind === KIND.battery ? { voltage: amount } : { voltage: 0, amplitude: amount };
      return [
        { key, from, to: inside, kind: 'source', ...voltage, frequency: si.frequency },
        { key: `${key}.r`, from: inside, to, kind: 'resistor', resistance: si.internal },
      ];
    }
    default:
      return [];
  }
}

/** Which junctions hang together over the places that pass a test: for each, one that stands for all of them. */
export function joined(passes: (place: Place) => boolean): (junction: string) => string {
  const over = new Map<string, string>();
  const root = (junction: string): string => {
    const next = over.get(junction);
    return next === undefined ? junction : root(next);
  };
  for (const place of PLACES) {
    const [one, other] = [root(place.from), root(place.to)];
    if (one !== other && passes(place)) over.set(one, other);
  }
  return root;
}

/** The board as a circuit; `undefined` while nothing stands on it. Its nodes depend on the kinds alone. */
export function buildNetlist(si: Board): Netlist | undefined {
  const elements = PLACES.flatMap((place) => elementsOf(si, place));
  const standing = PLACES.filter(({ kind }) => si[kind] !== KIND.none);
  const first = standing.at(0);
  if (!first) return undefined;
  const ground = (standing.find(({ kind }) => isSource(si[kind])) ?? first).to;
  const root = joined(({ kind }) => si[kind] !== KIND.none);
  const parts = new Set(standing.map(({ from }) => root(from)));
  parts.delete(root(ground));
  const ties = [...parts].map((part): CircuitElement => {
    return { key: `${part}.tie`, from: part, to: ground, kind: 'resistor', resistance: TIE };
  });
  return { elements: [...elements, ...ties], ground };
}

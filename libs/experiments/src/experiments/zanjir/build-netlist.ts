import type { CircuitElement, Netlist } from '@zarra/physics/circuit';
import { isSource, KIND, LAMP_VOLTAGE, siAmount } from './element-kinds.js';
import type { Board } from './parameters.js';
import { PLACES, type Place } from './places.js';

/**
 * Resistance of a voltmeter, Ω: invisible in the circuit, but gives a disconnected voltmeter a defined
 * reading.
 */
const VOLTMETER_RESISTANCE = 1e9;
/** Heat capacity of a filament, J/K per watt: strong lamps have thick filaments. */
const FILAMENT_HEAT_CAPACITY = 0.0003;
/** Parallel loss resistance of a coil, Ω per henry: damps numerical ringing between steps. */
const COIL_LOSS_RESISTANCE = 30_000;
/** Leakage resistance of a diode, Ω: invisible, but gives nodes behind a blocking diode a potential. */
const DIODE_LEAK_RESISTANCE = 1e8;
/** Resistance that ties a separate part of the board to ground; it carries no current. */
const TIE_RESISTANCE = 1;

function elementsOf(si: Board, place: Place): CircuitElement[] {
  const { key, from, to } = place;
  const between = { key, from, to };
  const kind = si[place.kind];
  const amount = siAmount(kind, si[place.value]);
  const leak = {
    ...between,
    key: `${key}.loss`,
    kind: 'resistor',
    resistance: DIODE_LEAK_RESISTANCE,
  } as const;
  switch (kind) {
    case KIND.wire:
    case KIND.ammeter:
      return [{ ...between, kind: 'ammeter' }];
    case KIND.voltmeter:
      return [{ ...between, kind: 'voltmeter', resistance: VOLTMETER_RESISTANCE }];
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
          heatCapacity: FILAMENT_HEAT_CAPACITY * amount,
        },
      ];
    case KIND.switch:
      return [{ ...between, kind: 'switch', closed: amount === 1 }];
    case KIND.capacitor:
      return [{ ...between, kind: 'capacitor', capacitance: amount }];
    case KIND.coil:
      return [
        { ...between, kind: 'inductor', inductance: amount },
        { ...leak, resistance: COIL_LOSS_RESISTANCE * amount },
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

/**
 * Groups the junctions connected by places that pass a test.
 * @returns a function to a group's representative junction
 */
export function connectedJunctions(connects: (place: Place) => boolean): (junction: string) => string {
  const over = new Map<string, string>();
  const root = (junction: string): string => {
    const next = over.get(junction);
    return next === undefined ? junction : root(next);
  };
  for (const place of PLACES) {
    const [one, other] = [root(place.from), root(place.to)];
    if (one !== other && connects(place)) over.set(one, other);
  }
  return root;
}

/** Netlist of the board; undefined for an empty one. Its nodes depend on the element kinds only. */
export function buildNetlist(si: Board): Netlist | undefined {
  const elements = PLACES.flatMap((place) => elementsOf(si, place));
  const occupied = PLACES.filter(({ kind }) => si[kind] !== KIND.none);
  const first = occupied.at(0);
  if (!first) return undefined;
  const ground = (occupied.find(({ kind }) => isSource(si[kind])) ?? first).to;
  const root = connectedJunctions(({ kind }) => si[kind] !== KIND.none);
  const parts = new Set(occupied.map(({ from }) => root(from)));
  parts.delete(root(ground));
  const ties = [...parts].map((part): CircuitElement => {
    return { key: `${part}.tie`, from: part, to: ground, kind: 'resistor', resistance: TIE_RESISTANCE };
  });
  return { elements: [...elements, ...ties], ground };
}

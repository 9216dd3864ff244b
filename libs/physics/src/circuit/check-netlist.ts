import { Connectivity } from './connectivity.js';
import { CircuitError, type CircuitElement, type Netlist } from './netlist.js';

/** Which question a circuit is to answer: there capacitors are gaps and coils wires ('steady'), or not. */
export type Regime = 'steady' | 'moving';

/** Elements with no resistance worth speaking of. */
export const isWire = (element: CircuitElement): boolean =>
  element.kind === 'ammeter' || (element.kind === 'switch' && element.closed);

/** The numbers of an element that must be positive, and those that may be anything finite. */
function valuesOf(element: CircuitElement): { positive: number[]; finite: number[] } {
  const { kind } = element;
  switch (kind) {
    case 'resistor':
      return { positive: [element.resistance], finite: [] };
    case 'capacitor':
      return { positive: [element.capacitance], finite: [element.charged ?? 0] };
    case 'inductor':
      return { positive: [element.inductance], finite: [element.carrying ?? 0] };
    case 'source': {
      const { voltage, amplitude = 0, frequency = 0, phase = 0 } = element;
      return { positive: [], finite: [voltage, amplitude, frequency, phase] };
    }
    case 'current-source':
      return { positive: [], finite: [element.current] };
    case 'lamp': {
      const { ratedVoltage, ratedPower, ratedTemperature = 2700, heatCapacity = 1 } = element;
      // Below room temperature it could not shine at all.
      return { positive: [ratedVoltage, ratedPower, ratedTemperature - 300, heatCapacity], finite: [] };
    }
    case 'diode':
      return { positive: [element.saturation ?? 1, element.ideality ?? 1], finite: [] };
    case 'voltmeter':
      return { positive: [Math.min(element.resistance ?? 1, Number.MAX_VALUE)], finite: [] };
    case 'switch':
    case 'ammeter':
      return { positive: [], finite: [] };
  }
}

function checkValues(elements: readonly CircuitElement[]): void {
  const keys = new Set<string>();
  for (const element of elements) {
    if (keys.has(element.key)) throw new CircuitError('duplicate-key', [element.key]);
    keys.add(element.key);
    const { positive, finite } = valuesOf(element);
    const fine =
      [...positive, ...finite].every((value) => Number.isFinite(value)) &&
      positive.every((value) => value > 0);
    if (!fine) throw new CircuitError('bad-value', [element.key]);
  }
}

/** Voltages that contradict one another, or leave the current between them open. */
function checkLoops(elements: readonly CircuitElement[], at: (node: string) => number, regime: Regime): void {
  const wires = new Connectivity(2 * elements.length + 1);
  const sources = elements.filter(({ kind }) => kind === 'source');
  for (const element of elements)
    if (isWire(element) || (regime === 'steady' && element.kind === 'inductor'))
      wires.tie(at(element.from), at(element.to));
  const shorted = sources.filter(({ from, to }) => wires.root(at(from)) === wires.root(at(to)));
  if (shorted.length > 0)
    throw new CircuitError(
      'shorted-source',
      shorted.map(({ key }) => key),
    );
  const looping = sources.filter(({ from, to }) => !wires.tie(at(from), at(to)));
  if (looping.length > 0)
    throw new CircuitError(
      'source-loop',
      looping.map(({ key }) => key),
    );
}

/** Whether an element ties the potentials of its ends together, however weakly (an open switch leaks). */
function ties(element: CircuitElement, regime: Regime): boolean {
  if (element.kind === 'current-source') return false;
  if (element.kind === 'voltmeter') return Number.isFinite(element.resistance ?? Infinity);
  return element.kind !== 'capacitor' || regime === 'moving';
}

/**
 * Refuses what has no solution.
 * @returns the nodes, the ground first
 * @throws CircuitError
 */
export function checkNetlist({ elements, ground }: Netlist, regime: Regime): readonly string[] {
  checkValues(elements);
  const nodes = [...new Set([ground, ...elements.flatMap(({ from, to }) => [from, to])])];
  if (!elements.some(({ from, to }) => from === ground || to === ground))
    throw new CircuitError('no-ground', [ground]);
  const numbers = new Map(nodes.map((node, index) => [node, index]));
  const at = (node: string): number => numbers.get(node) ?? 0;
  checkLoops(elements, at, regime);
  const whole = new Connectivity(nodes.length);
  for (const element of elements) if (ties(element, regime)) whole.tie(at(element.from), at(element.to));
  const floating = nodes.filter((_, index) => whole.root(index) !== whole.root(0));
  if (floating.length > 0) throw new CircuitError('floating-node', floating);
  return nodes;
}

/**
 * Whether capacitor voltages and coil currents can all be kept while the rest settles: not if capacitors and sources
 * form a loop, or coils and current sources carry all that reaches a node.
 */
export function canHold({ elements }: Netlist, nodes: readonly string[]): boolean {
  const at = (node: string): number => nodes.indexOf(node);
  const stiff = new Connectivity(nodes.length);
  const rest = new Connectivity(nodes.length);
  let loop = false;
  for (const element of elements) if (isWire(element)) stiff.tie(at(element.from), at(element.to));
  for (const element of elements) {
    const { kind, from, to } = element;
    if ((kind === 'source' || kind === 'capacitor') && !stiff.tie(at(from), at(to))) loop = true;
    const open = kind === 'inductor' || (kind === 'switch' && !element.closed);
    if (!open && ties(element, 'moving')) rest.tie(at(from), at(to));
  }
  const fed = elements.some(
    ({ kind, from, to }) =>
      (kind === 'inductor' || kind === 'current-source') && rest.root(at(from)) !== rest.root(at(to)),
  );
  return !loop && !fed;
}

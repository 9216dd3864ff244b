import { Connectivity } from './connectivity.js';
import { CircuitError, type CircuitElement, type CircuitErrorCode, type Netlist } from './netlist.js';

/** Steady state, where capacitors are open and coils are wires, or transient. */
export type Regime = 'steady' | 'transient';

/** Elements of negligible resistance. */
export const isWire = (element: CircuitElement): boolean =>
  element.kind === 'ammeter' || (element.kind === 'switch' && element.closed);

/** The values of an element that must be positive, and those that must only be finite. */
function valuesOf(element: CircuitElement): { positive: number[]; finite: number[] } {
  const { kind } = element;
  switch (kind) {
    case 'resistor':
      return { positive: [element.resistance], finite: [] };
    case 'capacitor':
      return { positive: [element.capacitance], finite: [element.initialVoltage ?? 0] };
    case 'inductor':
      return { positive: [element.inductance], finite: [element.initialCurrent ?? 0] };
    case 'source': {
      const { voltage, amplitude = 0, frequency = 0, phase = 0 } = element;
      return { positive: [], finite: [voltage, amplitude, frequency, phase] };
    }
    case 'current-source':
      return { positive: [], finite: [element.current] };
    case 'lamp': {
      const { ratedVoltage, ratedPower, ratedTemperature = 2700, heatCapacity = 1 } = element;
      // The rated temperature must exceed room temperature.
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
    const valid =
      [...positive, ...finite].every((value) => Number.isFinite(value)) &&
      positive.every((value) => value > 0);
    if (!valid) throw new CircuitError('bad-value', [element.key]);
  }
}

function rejectElements(code: CircuitErrorCode, elements: readonly CircuitElement[]): void {
  const keys = elements.map(({ key }) => key);
  if (keys.length > 0) throw new CircuitError(code, keys);
}

/** Throws for loops of voltage sources: their voltages contradict one another, or their currents are undetermined. */
function checkLoops(
  elements: readonly CircuitElement[],
  nodeIndex: (node: string) => number,
  regime: Regime,
): void {
  const wires = new Connectivity(2 * elements.length + 1);
  const sources = elements.filter(({ kind }) => kind === 'source');
  for (const element of elements)
    if (isWire(element) || (regime === 'steady' && element.kind === 'inductor'))
      wires.union(nodeIndex(element.from), nodeIndex(element.to));
  const shorted = sources.filter(({ from, to }) => wires.find(nodeIndex(from)) === wires.find(nodeIndex(to)));
  rejectElements('shorted-source', shorted);
  rejectElements(
    'source-loop',
    sources.filter(({ from, to }) => !wires.union(nodeIndex(from), nodeIndex(to))),
  );
}

/** Whether an element conducts between its ends, however weakly (an open switch leaks). */
function conducts(element: CircuitElement, regime: Regime): boolean {
  if (element.kind === 'current-source') return false;
  if (element.kind === 'voltmeter') return Number.isFinite(element.resistance ?? Infinity);
  return element.kind !== 'capacitor' || regime === 'transient';
}

/**
 * Checks that a circuit has a solution.
 * @returns the nodes, the ground first
 * @throws CircuitError
 */
export function checkNetlist({ elements, ground }: Netlist, regime: Regime): readonly string[] {
  checkValues(elements);
  const nodes = [...new Set([ground, ...elements.flatMap(({ from, to }) => [from, to])])];
  if (!elements.some(({ from, to }) => from === ground || to === ground))
    throw new CircuitError('no-ground', [ground]);
  const numbers = new Map(nodes.map((node, index) => [node, index]));
  const nodeIndex = (node: string): number => numbers.get(node) ?? 0;
  checkLoops(elements, nodeIndex, regime);
  const circuit = new Connectivity(nodes.length);
  for (const element of elements)
    if (conducts(element, regime)) circuit.union(nodeIndex(element.from), nodeIndex(element.to));
  const floating = nodes.filter((_, index) => circuit.find(index) !== circuit.find(0));
  if (floating.length > 0) throw new CircuitError('floating-node', floating);
  return nodes;
}

/**
 * Whether all capacitor voltages and coil currents can stay continuous at a jump: not if capacitors and sources form a
 * loop, or coils and current sources alone feed a node.
 */
export function statesCanStay({ elements }: Netlist, nodes: readonly string[]): boolean {
  const nodeIndex = (node: string): number => nodes.indexOf(node);
  const voltageLoops = new Connectivity(nodes.length);
  const conductive = new Connectivity(nodes.length);
  let loop = false;
  for (const element of elements)
    if (isWire(element)) voltageLoops.union(nodeIndex(element.from), nodeIndex(element.to));
  for (const element of elements) {
    const { kind, from, to } = element;
    if ((kind === 'source' || kind === 'capacitor') && !voltageLoops.union(nodeIndex(from), nodeIndex(to)))
      loop = true;
    const open = kind === 'inductor' || (kind === 'switch' && !element.closed);
    if (!open && conducts(element, 'transient')) conductive.union(nodeIndex(from), nodeIndex(to));
  }
  const isolated = elements.some(
    ({ kind, from, to }) =>
      (kind === 'inductor' || kind === 'current-source') &&
      conductive.find(nodeIndex(from)) !== conductive.find(nodeIndex(to)),
  );
  return !loop && !isolated;
}

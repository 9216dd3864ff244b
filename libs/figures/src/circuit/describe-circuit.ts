import type { ElementReading } from '@zarra/physics/circuit';
import { listOf, withUnit } from '../sheet/format.js';
import { plainLabel } from '../sheet/label-text.js';
import type { Sentence } from '../sheet/picture.js';
import type { BoardElement, ElementKind } from './board.js';
import type { Circuit } from './circuit-schema.js';
import { UNITS } from './symbols.js';

const NAMES: Readonly<Record<Exclude<ElementKind, 'wire'>, string>> = {
  battery: 'tok manbai',
  alternating: 'oʻzgaruvchan tok manbai',
  resistor: 'rezistor',
  rheostat: 'reostat',
  ammeter: 'ampermetr',
  voltmeter: 'voltmetr',
  lamp: 'lampa',
  switch: 'kalit',
  capacitor: 'kondensator',
  coil: 'gʻaltak',
  diode: 'diod',
};

function nameOf({ kind, amount, label }: BoardElement): string {
  if (kind === 'wire') return '';
  if (kind === 'switch') return amount === 0 ? 'uzilgan kalit' : 'ulangan kalit';
  const unit = UNITS[kind];
  if (label !== undefined)
    return kind === 'battery' || kind === 'alternating'
      ? `kuchlanishi ${plainLabel(label)} boʻlgan ${NAMES[kind]}`
      : `${plainLabel(label)} ${NAMES[kind]}`;
  return amount !== undefined && unit !== undefined
    ? `${withUnit(Math.abs(amount), unit, 6)} li ${NAMES[kind]}`
    : NAMES[kind];
}

/** Points that wires join, each by the first of them. */
function potentials(elements: readonly BoardElement[]): (point: string) => string {
  const joined = new Map<string, string>();
  const rootOf = (point: string): string => {
    const next = joined.get(point);
    return next === undefined ? point : rootOf(next);
  };
  for (const { kind, from, to } of elements)
    if (kind === 'wire' && rootOf(from) !== rootOf(to)) joined.set(rootOf(to), rootOf(from));
  return rootOf;
}

/** Groups of elements whose ends are the same two points: connected in parallel. */
function parallelGroups(elements: readonly BoardElement[]): BoardElement[][] {
  const rootOf = potentials(elements);
  const groups = new Map<string, BoardElement[]>();
  for (const element of elements) {
    if (element.kind === 'wire' || element.kind === 'battery' || element.kind === 'alternating') continue;
    const key = [rootOf(element.from), rootOf(element.to)].sort().join(' ');
    groups.set(key, [...(groups.get(key) ?? []), element]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Sentences about the elements, what is parallel, the currents and the readings. */
export function describeCircuit(
  { elements, nodes = {}, currents = {}, show }: Circuit,
  readings: readonly ElementReading[] | undefined,
): Sentence[] {
  const parts = elements.filter(({ kind }) => kind !== 'wire');
  const sentences: Sentence[] = [{ about: [], text: `Zanjirda: ${listOf(parts.map(nameOf))}.` }];
  for (const group of parallelGroups(elements))
    sentences.push({ about: ['ulash'], text: `Oʻzaro parallel ulangan: ${listOf(group.map(nameOf))}.` });
  const names = Object.keys(nodes);
  if (names.length > 0) sentences.push({ about: [], text: `Belgilangan nuqtalar: ${listOf(names)}.` });
  const arrows = Object.keys(currents);
  if (arrows.length > 0)
    sentences.push({ about: [], text: `Strelkalar toklarni koʻrsatadi: ${listOf(arrows.map(plainLabel))}.` });
  if (show && readings)
    elements.forEach((element, index) => {
      const reading = readings[index];
      if (!reading || (element.kind !== 'ammeter' && element.kind !== 'voltmeter')) return;
      const isAmmeter = element.kind === 'ammeter';
      const value = isAmmeter
        ? withUnit(Math.abs(reading.current), 'A')
        : withUnit(Math.abs(reading.voltage), 'V');
      const name = element.label === undefined ? NAMES[element.kind] : plainLabel(element.label);
      sentences.push({
        about: [isAmmeter ? 'I' : 'U', ...(element.label === undefined ? [] : [element.label])],
        text: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${value} ni koʻrsatadi.`,
      });
    });
  return sentences;
}

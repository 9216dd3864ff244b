import { ExpressionError, translateExpression, type ExpressionTarget } from '@zarra/contracts/expressions';
import {
  contentInvestigations,
  explanationParts,
  nameOfKey,
  type ContentInvestigation,
} from '@zarra/contracts/investigations';
import { checkUnique, createCheck } from './content-checks.js';
import type { ExperimentNames } from './installed-lab.js';

type AddIssue = (path: PropertyKey[], message: string) => void;
type Measure = ContentInvestigation['observe'][number]['measure'];
/** The units of names in an expression. */
type Units = Pick<ExpressionTarget<string>, 'name' | 'quantity'>;

/** The unit of a calculated number, which is not known. */
const CALCULATED = '*';

/** The values of all fields, with their paths. */
function* fieldsOf(value: unknown, path: PropertyKey[] = []): Generator<[PropertyKey[], unknown]> {
  if (typeof value !== 'object' || value === null) yield [path, value];
  else if (Array.isArray(value))
    for (const [index, part] of value.entries()) yield* fieldsOf(part, [...path, index]);
  else for (const [key, part] of Object.entries(value)) yield* fieldsOf(part, [...path, key]);
}

/** Every field that refers to a part of the experiment names one that it has; values of parameters are in their range. */
function checkNames(item: ContentInvestigation, names: ExperimentNames, addIssue: AddIssue): void {
  const [parameters, readouts] = [Object.keys(names.parameters), Object.keys(names.readouts)];
  const known = new Map<PropertyKey | undefined, readonly string[]>([
    ...(['values', 'liveValues', 'controls'] as const).map((field) => [field, parameters] as const),
    ...(['hides', 'x', 'y'] as const).map((field) => [field, readouts] as const),
    [
      'meters',
      ['time', ...readouts, ...Object.keys(names.intervals), ...parameters.map((key) => `parameter:${key}`)],
    ],
    ['plot', names.plots],
    ['construction', names.constructions],
    ['view', names.view],
    ['handle', names.handles],
  ]);
  for (const [path, value] of fieldsOf(item)) {
    const [owner, key] = path.slice(-2);
    const isEntry = owner === 'values' || owner === 'liveValues' || owner === 'view';
    const [field, name] = isEntry ? [owner, key] : [typeof key === 'number' ? owner : key, value];
    const allowed = known.get(field);
    if (!allowed || typeof name !== 'string') continue;
    const parameter = isEntry ? names.parameters[name] : undefined;
    if (!allowed.includes(name)) addIssue(path, `the experiment has no ${name}`);
    else if (parameter && typeof value === 'number' && (value < parameter.min || value > parameter.max))
      addIssue(path, `${value} is not from ${parameter.min} to ${parameter.max}`);
  }
}

/** The names and the units of expressions. */
function checkExpressions(item: ContentInvestigation, names: ExperimentNames, addIssue: AddIssue): void {
  const parameters = new Map(Object.entries(names.parameters).map(([key, { unit }]) => [key, unit]));
  const quantities = new Map(Object.entries({ ...names.quantities, ...names.readouts }));
  const readings = new Map(Object.entries({ ...names.intervals, ...names.readouts, time: CALCULATED }));

  const ofNames = (known: readonly string[]): Units => ({
    name: (name) => (known.includes(name) ? CALCULATED : undefined),
  });
  const ofSetUp = (variable?: string): Units => ({
    name: (name) => (name === variable ? CALCULATED : (parameters.get(name) ?? quantities.get(name))),
    quantity: (name, args) => {
      const wrong = args.find(({ name: key = '' }) => key !== 'time' && !parameters.has(key));
      if (wrong) throw new ExpressionError(`${name}(…) changes no parameter ${wrong.name ?? ''}`.trim());
      return quantities.get(name);
    },
  });
  const ofMeters = (meters: readonly string[]): Units => {
    const unitOf = (name: string): string | undefined =>
      meters.includes(name)
        ? readings.get(name)
        : meters.includes(`parameter:${name}`)
          ? parameters.get(name)
          : undefined;
    return { name: unitOf, quantity: unitOf };
  };

  /** @param unit that of its value, if it is one quantity */
  const check = (path: PropertyKey[], source: string | number, units: Units, unit = CALCULATED): void => {
    try {
      const own = translateExpression<string>(String(source), {
        ...units,
        name: (name) => (name === 'pi' ? CALCULATED : units.name(name)),
        number: () => CALCULATED,
        operate: () => CALCULATED,
        call: () => CALCULATED,
      });
      if (own !== CALCULATED && unit !== CALCULATED && own !== unit)
        addIssue(path, `${source} is in “${own}”, not in “${unit}”`);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      addIssue(path, error.message);
    }
  };
  const checkMeasure = (
    path: PropertyKey[],
    { trials, answer }: Measure,
    meters: readonly string[],
    unit = '',
    variables: readonly string[] = [],
  ) => {
    check([...path, 'measure', 'answer'], answer, ofMeters(meters), unit);
    for (const [at, value] of fieldsOf(trials ?? []))
      if (typeof value === 'string' && (at[1] === 'values' || at[1] === 'seconds'))
        check([...path, 'measure', 'trials', ...at], value, ofNames(variables));
  };

  const { predict, observe, explain } = item;
  if (predict.kind === 'choice') {
    check(['predict', 'expected'], predict.expected ?? 0, ofSetUp());
    check(['predict', 'least'], predict.least ?? 0, ofSetUp('x'));
    for (const [index, { value }] of predict.options.entries())
      check(['predict', 'options', index, 'value'], value, ofNames([]));
  } else if (predict.kind === 'number') {
    check(['predict', 'answer', 'expected'], predict.answer.expected, ofSetUp(), predict.answer.unit ?? '');
  } else {
    check(['predict', 'expected'], predict.expected, ofSetUp('x'), predict.y.unit ?? '');
    checkMeasure(['predict'], predict.measure, [...readings.keys()], predict.y.unit, ['x']);
  }
  for (const [index, { expected, unit = '', meters, measure }] of observe.entries()) {
    check(['observe', index, 'expected'], expected, ofSetUp(), unit);
    checkMeasure(['observe', index], measure, meters, unit);
  }
  const keys = observe.map(({ key }) => key);
  for (const [index, part] of explanationParts(explain).entries()) {
    if (index % 2 === 0) continue;
    if (part.startsWith('=')) check(['explain'], part.slice(1), ofNames(keys.map(nameOfKey)));
    else if (!keys.includes(part)) addIssue(['explain'], `nothing measures {${part}}`);
  }
}

/** Schema of the investigations of an experiment. @param names absent: names in them are not checked */
export const investigationsOf = (names: ExperimentNames | undefined) =>
  contentInvestigations.check(
    createCheck((items, addIssue) => {
      const keys = items.map(({ key }) => key);
      checkUnique(keys, 'key', (index, message) => addIssue([index, 'key'], message));
      for (const [index, item] of items.entries()) {
        const addOwn: AddIssue = (path, message) => addIssue([index, ...path], message);
        if (item.level < (items[index - 1]?.level ?? 1))
          addOwn(['level'], 'investigations stand by increasing level');
        const own = item.observe.map(({ key }) => key);
        checkUnique(own, 'key', (at, message) => addOwn(['observe', at, 'key'], message));
        if (!names) continue;
        checkNames(item, names, addOwn);
        checkExpressions(item, names, addOwn);
      }
    }),
  );

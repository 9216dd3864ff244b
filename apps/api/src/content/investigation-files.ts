import { contentInvestigations, type ContentInvestigation } from '@zarra/contracts/content';
import type { ExpressionTarget } from '@zarra/contracts/expressions';
import { checkUnique, createCheck } from './content-checks.js';
import type { ContentFolder } from './content-folder.js';
import type { ExperimentNames, InstalledLab } from './installed-lab.js';
import { parseYaml } from './parse-yaml.js';

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

/** Loaded on demand: it brings mathjs. */
type Language = typeof import('@zarra/contracts/expressions') &
  typeof import('@zarra/contracts/investigations');

/** The names and the units of expressions. */
function checkExpressions(
  item: ContentInvestigation,
  names: ExperimentNames,
  language: Language,
  addIssue: AddIssue,
) {
  const parameters: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(names.parameters).map(([key, { unit }]) => [key, unit]),
  );
  const quantities: Readonly<Record<string, string>> = { ...names.quantities, ...names.readouts };
  const readings: Readonly<Record<string, string>> = {
    ...names.intervals,
    ...names.readouts,
    time: CALCULATED,
  };

  const ofNames = (known: readonly string[]): Units => ({
    name: (name) => (known.includes(name) ? CALCULATED : undefined),
  });
  const ofSetUp = (variable?: string): Units => ({
    name: (name) => (name === variable ? CALCULATED : (parameters[name] ?? quantities[name])),
    quantity: (name, args) => {
      const wrong = args.find(({ name: key = '' }) => key !== 'time' && parameters[key] === undefined);
      if (wrong)
        throw new language.ExpressionError(`${name}(…) changes no parameter ${wrong.name ?? ''}`.trim());
      return quantities[name];
    },
  });
  const ofMeters = (meters: readonly string[]): Units => {
    const unitOf = (name: string): string | undefined =>
      meters.includes(name)
        ? readings[name]
        : meters.includes(`parameter:${name}`)
          ? parameters[name]
          : undefined;
    return { name: unitOf, quantity: unitOf };
  };

  /** @param unit that of its value, if it is one quantity */
  const check = (path: PropertyKey[], source: string | number, units: Units, unit = CALCULATED): void => {
    try {
      const own = language.translateExpression<string>(String(source), {
        ...units,
        name: (name) => (name === 'pi' ? CALCULATED : units.name(name)),
        number: () => CALCULATED,
        operate: () => CALCULATED,
        call: () => CALCULATED,
      });
      if (own !== CALCULATED && unit !== CALCULATED && own !== unit)
        addIssue(path, `${source} is in “${own}”, not in “${unit}”`);
    } catch (error) {
      if (!(error instanceof language.ExpressionError)) throw error;
      addIssue(path, error.message);
    }
  };
  const checkMeasure = (
    path: PropertyKey[],
    { trials, answer }: Measure,
    meters: readonly string[],
    unit = '',
  ) => {
    check([...path, 'measure', 'answer'], answer, ofMeters(meters), unit);
    for (const [at, value] of fieldsOf(trials ?? []))
      if (typeof value === 'string' && (at[1] === 'values' || at[1] === 'seconds'))
        check([...path, 'measure', 'trials', ...at], value, ofNames(['x']));
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
    checkMeasure(['predict'], predict.measure, Object.keys(readings), predict.y.unit);
  }
  for (const [index, { expected, unit = '', meters, measure }] of observe.entries()) {
    check(['observe', index, 'expected'], expected, ofSetUp(), unit);
    checkMeasure(['observe', index], measure, meters, unit);
  }
  const keys = observe.map(({ key }) => key);
  for (const [index, part] of language.explanationParts(explain).entries()) {
    if (index % 2 === 0) continue;
    if (part.startsWith('=')) check(['explain'], part.slice(1), ofNames(keys.map(language.nameOfKey)));
    else if (!keys.includes(part)) addIssue(['explain'], `nothing measures {${part}}`);
  }
}

/**
 * Checks the investigations of experiments, `investigations/<experiment>.yaml`. The laboratory's build compiles them; the database
 * does not have them.
 * @param lab absent: experiments, and the names in their investigations, are not checked
 */
export async function checkInvestigations(
  folder: ContentFolder,
  lab: InstalledLab | undefined,
): Promise<void> {
  const directory = 'investigations';
  if ((await folder.namesIn(directory)).length === 0) return;
  const language: Language = {
    ...(await import('@zarra/contracts/expressions')),
    ...(await import('@zarra/contracts/investigations')),
  };
  await folder.loadEach(directory, '.yaml', (file, text) => {
    const experiment = lab?.get(file.slice(directory.length + 1, -'.yaml'.length));
    if (lab && !experiment) return { issues: [{ file, message: 'the laboratory has no such experiment' }] };
    const check = createCheck<readonly ContentInvestigation[]>((items, addIssue) => {
      const keys = items.map(({ key }) => key);
      checkUnique(keys, 'key', (index, message) => addIssue([index, 'key'], message));
      for (const [index, item] of items.entries()) {
        const addOwn: AddIssue = (path, message) => addIssue([index, ...path], message);
        const own = item.observe.map(({ key }) => key);
        checkUnique(own, 'key', (at, message) => addOwn(['observe', at, 'key'], message));
        if (item.level < (items[index - 1]?.level ?? 1))
          addOwn(['level'], 'investigations stand by increasing level');
        if (!experiment?.names) continue;
        checkNames(item, experiment.names, addOwn);
        checkExpressions(item, experiment.names, language, addOwn);
      }
    });
    const parsed = parseYaml(file, text, contentInvestigations.check(check));
    return 'issues' in parsed ? parsed : { value: {} };
  });
}

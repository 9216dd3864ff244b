import { contentInvestigations, type ContentInvestigation } from '@zarra/contracts/content';
import type { ExpressionTarget } from '@zarra/contracts/expressions';
import { checkUnique, createCheck } from './content-checks.js';
import type { ContentFolder } from './content-folder.js';
import type { ExperimentNames, InstalledLab } from './installed-lab.js';
import { parseYaml } from './parse-yaml.js';

type AddIssue = (path: PropertyKey[], message: string) => void;
type Asked = Pick<ContentInvestigation['observe'][number], 'expected'> & {
  readonly unit?: string | undefined;
};
type Names = Pick<ExpressionTarget<string>, 'name' | 'quantity'>;

/** The unit of a calculated number, which is not known. */
const CALCULATED = '*';

/** Loaded on demand: it brings mathjs. */
type Language = typeof import('@zarra/contracts/expressions') &
  typeof import('@zarra/contracts/investigations');

/** Checks the investigations of one experiment: the names in them, the ranges and the units of numbers. */
class InvestigationCheck {
  constructor(
    private readonly language: Language,
    private readonly names: ExperimentNames,
    private readonly addIssue: AddIssue,
  ) {}

  private parameter = (key: string) =>
    Object.hasOwn(this.names.parameters, key) ? this.names.parameters[key] : undefined;

  /** Unit of a readout or of a further quantity. */
  private unitOf = (key: string): string | undefined =>
    ({ ...this.names.quantities, ...this.names.readouts })[key];

  /** Unit of what stands beside an answer. */
  private meterUnit = (meter: string): string | undefined =>
    meter.startsWith('parameter:')
      ? this.parameter(meter.slice('parameter:'.length))?.unit
      : { time: CALCULATED, ...this.names.intervals, ...this.names.readouts }[meter];

  /** Values of the set-up. @param variable a further name */
  private ofSetUp = (variable?: string): Names => ({
    name: (name) => (name === variable ? CALCULATED : (this.parameter(name)?.unit ?? this.unitOf(name))),
    quantity: (name, args) => {
      for (const { name: key } of args) {
        if (key === undefined || (key !== 'time' && !this.parameter(key)))
          throw new this.language.ExpressionError(`${name}(…) changes no parameter ${key ?? ''}`.trim());
      }
      return this.unitOf(name);
    },
  });

  /** Readings of the trials. */
  private ofMeters = (meters: readonly string[]): Names => {
    const unitOf = (name: string) =>
      [name, `parameter:${name}`].filter((one) => meters.includes(one)).map(this.meterUnit)[0];
    return { name: unitOf, quantity: unitOf };
  };

  /** @returns the unit of the expression's value, if it is one quantity */
  private expression(path: PropertyKey[], source: string | number, names: Names): string {
    try {
      return this.language.translateExpression<string>(String(source), {
        ...names,
        name: (name) => (name === 'pi' ? CALCULATED : names.name(name)),
        number: () => CALCULATED,
        operate: () => CALCULATED,
        call: () => CALCULATED,
      });
    } catch (error) {
      if (!(error instanceof this.language.ExpressionError)) throw error;
      this.addIssue(path, error.message);
      return CALCULATED;
    }
  }

  private number(path: PropertyKey[], source: string | number, unit: string, names: Names): void {
    const own = this.expression(path, source, names);
    if (own !== CALCULATED && own !== unit) this.addIssue(path, `${source} is in “${own}”, not in “${unit}”`);
  }

  private values(path: PropertyKey[], values: Readonly<Record<string, string | number>> = {}): void {
    for (const [key, value] of Object.entries(values)) {
      const parameter = this.parameter(key);
      if (!parameter) this.addIssue([...path, key], `the experiment has no parameter ${key}`);
      else if (typeof value === 'string')
        this.expression([...path, key], value, { name: (name) => (name === 'x' ? CALCULATED : undefined) });
      else if (value < parameter.min || value > parameter.max)
        this.addIssue([...path, key], `${value} is not from ${parameter.min} to ${parameter.max}`);
    }
  }

  private known(path: PropertyKey[], keys: readonly string[] = [], kind: string, names: readonly string[]) {
    for (const [index, key] of keys.entries())
      if (!names.includes(key)) this.addIssue([...path, index], `the experiment has no ${kind} ${key}`);
  }

  private measure(
    path: PropertyKey[],
    { trials = [], answer }: ContentInvestigation['observe'][number]['measure'],
    unit: string,
    meters: readonly string[],
  ): void {
    for (const [index, { values, liveValues, moves = [] }] of trials.entries()) {
      const at = [...path, 'trials', index];
      this.values([...at, 'values'], values);
      this.values([...at, 'liveValues'], liveValues);
      const handles = moves.map(({ handle }) => handle);
      this.known([...at, 'moves'], handles, 'handle', this.names.handles);
    }
    this.number([...path, 'answer'], answer, unit, this.ofMeters(meters));
  }

  private asked = (path: PropertyKey[], { expected, unit = '' }: Asked): void =>
    this.number([...path, 'expected'], expected, unit, this.ofSetUp());

  private predict(predict: ContentInvestigation['predict'], path: PropertyKey[]): void {
    switch (predict.kind) {
      case 'choice':
        if (predict.expected !== undefined)
          this.expression([...path, 'expected'], predict.expected, this.ofSetUp());
        if (predict.least !== undefined)
          this.expression([...path, 'least'], predict.least, this.ofSetUp('x'));
        for (const [index, { value }] of predict.options.entries())
          this.expression([...path, 'options', index, 'value'], value, { name: () => undefined });
        break;
      case 'number':
        this.asked([...path, 'answer'], predict.answer);
        break;
      case 'curve': {
        const { unit = '' } = predict.y;
        this.number([...path, 'expected'], predict.expected, unit, this.ofSetUp('x'));
        const meters = ['time', ...Object.keys({ ...this.names.intervals, ...this.names.readouts })];
        this.measure([...path, 'measure'], predict.measure, unit, meters);
      }
    }
  }

  check({ hides, predict, setUp, observe, explain }: ContentInvestigation, path: PropertyKey[]): void {
    const { readouts, parameters, plots, constructions, view } = this.names;
    const { graph = {} } = setUp;
    this.known([...path, 'hides'], hides, 'readout', Object.keys(readouts));
    this.predict(predict, [...path, 'predict']);
    this.values([...path, 'setUp', 'values'], setUp.values);
    this.known([...path, 'setUp', 'controls'], setUp.controls, 'parameter', Object.keys(parameters));
    this.known([...path, 'setUp', 'view'], Object.keys(setUp.view ?? {}), 'view switch', view);
    const known = {
      plot: plots,
      construction: constructions,
      x: Object.keys(readouts),
      y: Object.keys(readouts),
    };
    for (const [field, key] of Object.entries(graph) as [keyof typeof known, string][]) {
      if (!known[field].includes(key))
        this.addIssue([...path, 'setUp', 'graph', field], `the experiment has no ${field} ${key}`);
    }
    for (const [index, one] of observe.entries()) {
      const at = [...path, 'observe', index];
      for (const [place, meter] of one.meters.entries())
        if (this.meterUnit(meter) === undefined)
          this.addIssue([...at, 'meters', place], `the experiment has no quantity ${meter}`);
      this.asked(at, one);
      this.measure([...at, 'measure'], one.measure, one.unit ?? '', one.meters);
    }
    const keys = observe.map(({ key }) => key);
    checkUnique(keys, 'key', (index, message) => this.addIssue([...path, 'observe', index, 'key'], message));
    const names = keys.map(this.language.nameOfKey);
    for (const [index, part] of this.language.explanationParts(explain).entries()) {
      if (index % 2 === 0) continue;
      const name = (one: string) => (names.includes(one) ? CALCULATED : undefined);
      if (part.startsWith('=')) this.expression([...path, 'explain'], part.slice(1), { name });
      else if (!keys.includes(part)) this.addIssue([...path, 'explain'], `nothing measures {${part}}`);
    }
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
      const names = experiment?.names && new InvestigationCheck(language, experiment.names, addIssue);
      for (const [index, item] of items.entries()) {
        if (item.level < (items[index - 1]?.level ?? 1))
          addIssue([index, 'level'], 'investigations stand by increasing level');
        names?.check(item, [index]);
      }
    });
    const parsed = parseYaml(file, text, contentInvestigations.check(check));
    return 'issues' in parsed ? parsed : { value: {} };
  });
}

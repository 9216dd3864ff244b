/** Investigations of a content file as a module: data, and plain functions in place of the expressions. */
import { ExpressionError, translateExpression, type ExpressionTarget } from './expressions.js';
import { contentInvestigations, type ContentInvestigation } from './investigation-content.js';

export { contentInvestigations, type ContentInvestigation };

type Measure = ContentInvestigation['observe'][number]['measure'];
type Asked = Pick<ContentInvestigation['observe'][number], 'unit' | 'tolerance' | 'expected'>;

/** Source text of a function. */
class Source {
  constructor(readonly code: string) {}
}

function write(value: unknown): string {
  if (value instanceof Source) return value.code;
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${write(field)}`).join(',')}}`;
}

/** Writes an expression. @param names source of a name, and of a name with arguments */
const expressionWriter = (names: Pick<ExpressionTarget<string>, 'name' | 'quantity'>) => {
  const target: ExpressionTarget<string> = {
    ...names,
    number: String,
    name: (name) => (name === 'pi' ? 'Math.PI' : names.name(name)),
    operate: (operator, left, right) =>
      right === undefined ? `(-${left})` : `(${left}${operator === '^' ? '**' : operator}${right})`,
    call: (name, argument, decimals) => {
      if (decimals !== undefined) return `Number((${argument}).toFixed(${decimals}))`;
      const isAngle = name === 'sin' || name === 'cos' || name === 'tan';
      return `Math.${name}(${isAngle ? `${argument}/180*Math.PI` : argument})`;
    },
  };
  return (source: string | number): string => translateExpression(String(source), target);
};

const constant = expressionWriter({ name: () => undefined });

/** Values of the set-up: `q` is a function of the kit that reads a name, with changed values if it has arguments. */
const ofSetUp = (variable?: string) =>
  expressionWriter({
    name: (name) => (name === variable ? name : `q(${JSON.stringify(name)})`),
    quantity: (name, args) => {
      const changes = args.map(({ name: key, value }) => {
        if (key === undefined) throw new ExpressionError(`write ${name}(parameter = value)`);
        return `${JSON.stringify(key)}:${value}`;
      });
      return `q(${JSON.stringify(name)},{${changes.join(',')}})`;
    },
  });

/** Readings: `r[0]` reads a quantity after the first trial. A name is the meter of a quantity or of a parameter. */
const ofReadings = (count: number, meters: readonly string[]) => {
  const read = (name: string, trial: string | number): string => {
    const isParameter = !meters.includes(name) && meters.includes(`parameter:${name}`);
    return `r[${trial}-1](${JSON.stringify(isParameter ? `parameter:${name}` : name)})`;
  };
  return expressionWriter({
    name: (name) => read(name, count),
    quantity: (name, [trial]) => (trial?.name === undefined ? read(name, trial?.value ?? count) : undefined),
  });
};

function writeMeasure({ trials = [{}], answer }: Measure, meters: readonly string[], variable?: string) {
  const ofX = expressionWriter({ name: (name) => (name === variable ? name : undefined) });
  const fill = (value: string | number) => (typeof value === 'string' ? new Source(ofX(value)) : value);
  return {
    trials: trials.map(({ values, seconds, ...trial }) => ({
      ...trial,
      values: values && Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fill(value)])),
      seconds: seconds === undefined ? undefined : fill(seconds),
    })),
    answer: new Source(`(...r)=>${ofReadings(trials.length, meters)(answer)}`),
  };
}

/** A part: `2 %` is 0.02. */
const partOf = (percent: string): number => Number(percent.replace(' %', '')) / 100;

const writeAsked = <T extends Asked>({ tolerance, expected, unit = '', ...rest }: T) => ({
  ...rest,
  unit,
  tolerance: typeof tolerance === 'number' ? { absolute: tolerance } : { relative: partOf(tolerance) },
  expected: new Source(`(q)=>${ofSetUp()(expected)}`),
});

function writePrediction(predict: ContentInvestigation['predict']) {
  switch (predict.kind) {
    case 'choice': {
      const { least, expected = 0, ...rest } = predict;
      const options = predict.options.map(({ text, value }) => ({
        text,
        value: new Source(constant(value)),
      }));
      const values = write(options.map(({ value }) => value));
      const code = least === undefined ? ofSetUp()(expected) : ofSetUp('x')(least);
      return {
        ...rest,
        options,
        expected: new Source(
          least === undefined
            ? `(q)=>${code}`
            : `(q)=>{const f=(x)=>${code};return ${values}.reduce((a,b)=>f(b)<f(a)?b:a)}`,
        ),
      };
    }
    case 'number':
      return { ...predict, answer: writeAsked(predict.answer) };
    case 'curve': {
      const { x, y, tolerance, expected, measure, ...rest } = predict;
      return {
        ...rest,
        x: { unit: '', ...x },
        y: { unit: '', ...y },
        tolerance: partOf(tolerance),
        expected: new Source(`(x,q)=>${ofSetUp('x')(expected)}`),
        measure: new Source(`(x)=>(${write(writeMeasure(measure, [], 'x'))})`),
      };
    }
  }
}

/** Splits an explanation: texts at even places, placeholders at odd ones. */
export const explanationParts = (explain: string): readonly string[] => explain.split(/\{([^{}]*)\}/);

/** Key of an observation in an expression, where a hyphen would be a minus sign. */
export const nameOfKey = (key: string): string => key.replaceAll('-', '_');

function writeExplanation(explain: string, keys: readonly string[]): Source {
  const ofMeasured = expressionWriter({
    name: (name) => {
      const key = keys.find((one) => nameOfKey(one) === name);
      return key && `value(${JSON.stringify(key)})`;
    },
  });
  const parts = explanationParts(explain).map((part, index) => {
    if (index % 2 === 0) return JSON.stringify(part);
    return part.startsWith('=') ? `number(${ofMeasured(part.slice(1))})` : `text(${JSON.stringify(part)})`;
  });
  return new Source(`({value,text,number})=>${parts.join('+')}`);
}

const writeInvestigation = ({
  key,
  predict,
  setUp,
  observe,
  explain,
  hides = [],
  ...rest
}: ContentInvestigation) => ({
  slug: key,
  ...rest,
  hides,
  predict: writePrediction(predict),
  setUp: { values: {}, controls: [], ...setUp },
  observe: observe.map(({ measure, hints = [], ...one }) => ({
    ...writeAsked(one),
    hints,
    measure: writeMeasure(measure, one.meters),
  })),
  explain: writeExplanation(
    explain,
    observe.map(({ key: own }) => own),
  ),
});

/**
 * Compiles the parsed YAML of an experiment to a module that exports `investigations`. It imports nothing.
 * @throws an error when the file is not valid; the content check names the line
 */
export const compileInvestigations = (content: unknown): string =>
  `export const investigations=${write(contentInvestigations.parse(content).map(writeInvestigation))};\n`;

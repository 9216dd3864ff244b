import { z } from 'zod';
import { apparatusSchema } from '../apparatus/apparatus-schema.js';
import { chartSchema } from '../chart/chart-schema.js';
import { circuitSchema } from '../circuit/circuit-schema.js';
import type { Figure, FigureKinds, Kind, Motion } from './figure.js';
import { fieldSchema } from '../field/field-schema.js';
import { forcesSchema } from '../forces/forces-schema.js';
import { graphSchema } from '../graph/graph-schema.js';
import { levelsSchema } from '../levels/levels-schema.js';
import { firstNumber, pathsOf, withValue } from './parameters.js';
import { raysSchema } from '../rays/rays-schema.js';
import { MAX_FRAMES } from './render-figure.js';

/** An issue of a declaration: where it is, for the line in the file, and what is wrong. */
export interface FigureIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A declaration that cannot be drawn. */
export class FigureError extends Error {
  override readonly name = 'FigureError';
  constructor(readonly issues: readonly FigureIssue[]) {
    super(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  }
}

const SCHEMAS: { readonly [K in Kind]: z.ZodType<FigureKinds[K]> } = {
  graph: graphSchema,
  forces: forcesSchema,
  rays: raysSchema,
  circuit: circuitSchema,
  levels: levelsSchema,
  chart: chartSchema,
  field: fieldSchema,
  apparatus: apparatusSchema,
};
const KINDS = Object.keys(SCHEMAS) as Kind[];
/** Kinds that move: `movingKinds` draws them in a browser. */
const MOVING: readonly Kind[] = ['graph', 'forces', 'rays', 'levels'];
/** Parts of these kinds that are drawn on the server only: plates and prisms, and spectra, which have a range. */
const STILL = ['plate', 'prism', 'range'];

const changes = z.record(z.string(), z.unknown());

const figureSchema = z
  .strictObject({
    key: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a key has lower-case letters, digits and hyphens'),
    /** What is seen, never the answer. */
    alt: z.string().min(20).max(300),
    hideFromText: z.optional(z.array(z.string())),
    /** Up to four drawings of a process: each changes the declaration. `name` is its caption. */
    steps: z.optional(z.array(changes).min(2).max(MAX_FRAMES)),
    motion: z.optional(
      z.strictObject({
        over: z.record(z.string(), z.tuple([z.number(), z.number()])),
        /** Quantity and unit for the slider, as in labels of axes. */
        label: z.optional(z.string().min(1).max(24)),
        seconds: z.number().positive().max(12),
      }),
    ),
    ...Object.fromEntries(KINDS.map((kind) => [kind, z.optional(z.unknown())])),
  })
  .superRefine((declaration, context) => {
    const given = KINDS.filter((kind) => (declaration as Record<string, unknown>)[kind] !== undefined);
    if (given.length !== 1)
      context.addIssue({ code: 'custom', message: `a figure has one of ${KINDS.join(', ')}` });
    const names = Object.keys(declaration.motion?.over ?? {});
    if (declaration.motion && names.length !== 1)
      context.addIssue({
        code: 'custom',
        path: ['motion', 'over'],
        message: 'a motion changes one parameter',
      });
  });

type Declaration = z.output<typeof figureSchema>;

const issuesOf = ({ issues }: z.ZodError, path: readonly (string | number)[] = []): FigureIssue[] =>
  issues.map((issue) => ({
    path: [...path, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))],
    message: issue.message,
  }));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A declaration with the fields of a step in place of its own; objects are merged. */
function merge(base: unknown, change: unknown): unknown {
  if (!isObject(base) || !isObject(change)) return change;
  return {
    ...base,
    ...Object.fromEntries(Object.entries(change).map(([key, value]) => [key, merge(base[key], value)])),
  };
}

function readKind<K extends Kind>(kind: K, raw: unknown, path: readonly (string | number)[]): FigureKinds[K] {
  const result = SCHEMAS[kind].safeParse(raw);
  if (!result.success) throw new FigureError(issuesOf(result.error, path));
  return result.data;
}

/** Numbers of a declaration in place of those with the same names: the parameters of a practice item. */
function override(raw: unknown, values: Readonly<Record<string, number>>): unknown {
  return Object.entries(values).reduce((changed, [name, value]) => {
    if (pathsOf(raw, name).length === 0)
      throw new FigureError([{ path: ['with', name], message: `the figure has no number ${name}` }]);
    return withValue(changed, name, value);
  }, raw);
}

/** Labels of parameters whose unit is always the same. */
const LABELS: Readonly<Record<string, string>> = {
  ...{ angle: 'α, °', incline: 'α, °', velocity: 'α, °' },
  ...{ m: 'm, kg', g: 'g, m/s²' },
};

/** Quantity and unit of a parameter whose motion does not name them. */
function labelOf(name: string, kind: Kind, data: unknown): string {
  const known = kind === 'graph' ? undefined : LABELS[name];
  if (known !== undefined) return known;
  const { unit } = data as { unit?: string };
  if (kind === 'rays' && /^[dhF]$/.test(name)) return `${name}, ${unit ?? 'cm'}`;
  return kind === 'forces' && name === 'size' ? `F, ${unit ?? 'N'}` : name;
}

function readMotion(motion: Declaration['motion'], kind: Kind, data: unknown): Motion | undefined {
  const [entry] = Object.entries(motion?.over ?? {});
  if (!motion || !entry) return undefined;
  const [name, [from, to]] = entry;
  const path = ['motion', 'over', name];
  if (!MOVING.includes(kind) || (isObject(data) && STILL.some((part) => data[part] !== undefined)))
    throw new FigureError([{ path: ['motion'], message: 'this kind of figure does not move' }]);
  const value = firstNumber(data, name);
  if (value === undefined) throw new FigureError([{ path, message: `the figure has no number ${name}` }]);
  if (from === to) throw new FigureError([{ path, message: 'the range of a motion has two ends' }]);
  const { label = labelOf(name, kind, data), seconds } = motion;
  return { name, label, value, from, to, seconds };
}

/**
 * Checks a declaration.
 * @param values numbers in place of those with the same names
 * @throws FigureError
 */
export function readFigure(declaration: unknown, values: Readonly<Record<string, number>> = {}): Figure {
  const result = figureSchema.safeParse(declaration);
  if (!result.success) throw new FigureError(issuesOf(result.error));
  const { key, alt, hideFromText = [], steps, motion } = result.data;
  const kinds = result.data as Partial<Record<Kind, unknown>>;
  const kind = KINDS.find((one) => kinds[one] !== undefined) ?? 'graph';
  const raw = override(kinds[kind], values);
  const data = readKind(kind, raw, [kind]);
  const frames = steps?.map(({ name, ...change }, index) => ({
    ...(typeof name === 'string' && { name }),
    data: readKind(kind, merge(raw, change), ['steps', index]),
  })) ?? [{ data }];
  const moved = readMotion(motion, kind, frames[0]?.data ?? data);
  return { key, alt, kind, frames, hideFromText, ...(moved && { motion: moved }) };
}

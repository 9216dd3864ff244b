// One violation of each rule in .oxlintrc.json, by the rule's name there.

const ANY = 'declare const anything: any;\n';
const SPRING = 'declare const spring: { length: number } | null;\n';
const PROMISE = 'declare const promise: Promise<string>;\n';
const TEXT = 'declare const text: string;\n';

type Rules = Readonly<Record<string, string>>;
const ofPlugin = (plugin: string, write: (code: string) => string, rules: Rules): Rules =>
  Object.fromEntries(Object.entries(rules).map(([rule, code]) => [`${plugin}/${rule}`, write(code)]));

const component = (body: string) =>
  `import { useEffect, useId, useMemo, useRef, useState } from 'react';\nexport function Seeded({ value }: { value: { length: number } }) {\n${body}\n}`;
const element = (jsx: string) => `export const Seeded = () => ${jsx};`;

/** Violations in TypeScript. */
export const ruleViolations: Rules = {
  'no-array-constructor': 'export const a = new Array(1, 2);',
  'no-unused-expressions': 'export const a = 1;\na + 1;',
  'no-unused-vars': 'const a = 1;\nexport {};',
  'no-useless-constructor': 'export class A {\n  constructor() {}\n  a = 1;\n}',
  'no-var': 'export var a = 1;',
  'prefer-const': 'export function a() {\n  let b = 1;\n  return b;\n}',
  'prefer-rest-params': 'export function a() {\n  return arguments[0] as unknown;\n}',
  'prefer-spread': 'export const a = (b: number[]) => Math.max.apply(Math, b);',
  ...ofPlugin('typescript', String, {
    'await-thenable': 'export async function a() {\n  await 1;\n}',
    'ban-ts-comment': '// @ts-ignore\nexport const a: number = 1;',
    'no-array-delete': 'declare const a: number[];\ndelete a[0];\nexport {};',
    'no-base-to-string': 'export const a = String({});',
    'no-confusing-void-expression': 'declare const f: () => void;\nexport const a = f();',
    'no-deprecated': '/** @deprecated */\nconst old = 1;\nexport const a = [old];',
    'no-duplicate-enum-values': 'export enum A {\n  B = 1,\n  C = 1,\n}',
    'no-duplicate-type-constituents': 'export type A = number | string | number;',
    'no-dynamic-delete': `${TEXT}declare const a: Record<string, number>;\ndelete a[text];\nexport {};`,
    'no-empty-object-type': 'export const a = (b: {}) => b;',
    'no-explicit-any': 'export const a: any = 1;',
    'no-extra-non-null-assertion': `${SPRING}export const a = spring!!.length;`,
    'no-extraneous-class': 'export class A {\n  static b = 1;\n}',
    'no-floating-promises': `${PROMISE}promise;\nexport {};`,
    'no-for-in-array': 'declare const a: number[];\nfor (const i in a) a.at(Number(i));\nexport {};',
    'no-generated-empty-object-type': 'export type A = Omit<{ b: 1 }, "b">;',
    'no-implied-eval':
      "declare const setTimeout: (a: string) => void;\nsetTimeout('1');\nnew Function('1');\nexport {};",
    'no-invalid-void-type': 'export const a = (b: void) => b;',
    'no-meaningless-void-operator': 'declare const f: () => void;\nvoid f();\nexport {};',
    'no-misused-new': 'export interface A {\n  new (): A;\n}',
    'no-misused-promises': `${PROMISE}export const a = promise ? 1 : 2;`,
    'no-misused-spread': 'export const a = { ...[1, 2] };',
    'no-mixed-enums': "export enum A {\n  B = 1,\n  C = 'c',\n}",
    'no-namespace': 'export namespace A {\n  export const b = 1;\n}',
    'no-non-null-asserted-nullish-coalescing': 'export const a = (b: { c?: number }) => b.c! ?? 1;',
    'no-non-null-asserted-optional-chain': `${SPRING}export const a = spring?.length!;`,
    'no-non-null-assertion': `${SPRING}export const a = spring!.length;`,
    'no-redundant-type-constituents': 'export type A = unknown | string;',
    'no-require-imports': "import a = require('node:fs');\nexport { a };",
    'no-this-alias': 'export function a(this: unknown) {\n  const self = this;\n  return () => self;\n}',
    'no-unnecessary-boolean-literal-compare':
      'declare const b: boolean;\nexport const a = b === true ? 1 : 2;',
    'no-unnecessary-condition': `${TEXT}export const a = text ?? 1;`,
    'no-unnecessary-template-expression': `${TEXT}export const a = \`\${text}\`;`,
    'no-unnecessary-type-arguments':
      'declare function f<T = number>(b: T[]): void;\nf<number>([]);\nexport {};',
    'no-unnecessary-type-assertion': `${TEXT}export const a = text as string;`,
    'no-unnecessary-type-constraint': 'export const a = <T extends unknown>(b: T): T[] => [b, b];',
    'no-unnecessary-type-conversion': `${TEXT}export const a = String(text);`,
    'no-unnecessary-type-parameters': 'export function a<T>(b: T): void {\n  void b;\n}',
    'no-unsafe-argument': `${ANY}export const a = (b: string) => b;\na(anything);`,
    'no-unsafe-assignment': `${ANY}export const a = anything;`,
    'no-unsafe-call': `${ANY}anything();\nexport {};`,
    'no-unsafe-declaration-merging': 'export interface A {\n  b: 1;\n}\nexport class A {}',
    'no-unsafe-enum-comparison': 'enum A {\n  B = 1,\n}\nexport const a = (b: A) => b === 1;',
    'no-unsafe-function-type': 'export const a = (b: Function) => b;',
    'no-unsafe-member-access': `${ANY}export const a = [anything.b];`,
    'no-unsafe-return': `${ANY}export const a = () => anything;`,
    'no-unsafe-unary-minus': `${TEXT}export const a = -text;`,
    'no-useless-default-assignment': 'export const a = [1, 2].map((b = 3) => b);',
    'no-wrapper-object-types': 'export const a = (b: String) => b;',
    'only-throw-error': "export const a = () => {\n  throw 'text';\n};",
    'prefer-as-const': "export const a = 'b' as 'b';",
    'prefer-literal-enum-member': 'const b = 1;\nexport enum A {\n  B = b,\n}',
    'prefer-namespace-keyword': 'declare module A {\n  const b: number;\n}\nexport {};',
    'prefer-promise-reject-errors': "export const a = Promise.reject('text');",
    'prefer-reduce-type-parameter': 'export const a = [1].reduce((b, c) => b.concat(c), [] as number[]);',
    'prefer-return-this-type': 'export class A {\n  b = 1;\n  c(): A {\n    return this;\n  }\n}',
    'related-getter-setter-pairs': 'export interface A {\n  get b(): string;\n  set b(c: number);\n}',
    'require-await': 'export const a = async () => 1;',
    'restrict-plus-operands': `${TEXT}export const a = 1 + text;`,
    'restrict-template-expressions': 'export const a = (b: object) => `b ${b}`;',
    'return-await': `${PROMISE}export async function a() {\n  try {\n    return promise;\n  } catch {\n    return await promise;\n  }\n}`,
    'triple-slash-reference': '/// <reference path="./p-cycle.ts" />\nexport {};',
    'unbound-method': 'class B {\n  c() {\n    return this;\n  }\n}\nexport const a = new B().c;',
    'unified-signatures':
      'export function a(b: number): void;\nexport function a(b: string): void;\nexport function a(b: unknown) {\n  void b;\n}',
    'use-unknown-in-catch-callback-variable': `${PROMISE}promise.catch((error: Error) => error.message).then(String, String);\nexport {};`,
  }),
};

/** Violations in components. */
export const componentRuleViolations: Rules = {
  ...ofPlugin('react', String, {
    globals: `let renders = 0;\n${component('renders += 1;\nuseId();\nreturn <p>{value.length + renders}</p>;')}`,
    'incompatible-library': `import { useForm } from 'react-hook-form';\nexport function Seeded() {\n  const form = useForm<{ a: string }>();\n  return <p>{form.watch('a')}</p>;\n}`,
    'preserve-manual-memoization': `import { useMemo } from 'react';
declare function useSpring(): { current: { x: number } };
export function Seeded() {
  const spring = useSpring();
  const a = useMemo(() => [spring.current.x], [spring]);
  spring.current.x = 3;
  return <p>{a.length}</p>;
}`,
  }),
  ...ofPlugin('react', component, {
    'error-boundaries': 'useId();\ntry { return <p>{value.length}</p>; } catch { return null; }',
    'exhaustive-deps': 'useEffect(() => { document.title = String(value.length); }, []);\nreturn null;',
    immutability: 'useId();\nvalue.length = 2;\nreturn <p>{value.length}</p>;',
    purity: 'useId();\nreturn <p>{Math.random() + value.length}</p>;',
    refs: 'const a = useRef(1);\nreturn <p>{a.current + value.length}</p>;',
    'rules-of-hooks': 'if (value.length > 1) useId();\nreturn null;',
    'set-state-in-effect':
      'const [a, setA] = useState(0);\nuseEffect(() => { setA(value.length); }, [value]);\nreturn <p>{a}</p>;',
    'set-state-in-render': 'const [a, setA] = useState(0);\nsetA(value.length);\nreturn <p>{a}</p>;',
    'static-components': 'useId();\nconst Inner = () => <b>{value.length}</b>;\nreturn <Inner />;',
    'unsupported-syntax': 'useId();\nreturn <p>{String(eval("1")) + String(value.length)}</p>;',
    'use-memo': 'const a = useMemo(async () => value.length, [value]);\nreturn <p>{String(a)}</p>;',
    'void-use-memo': 'useMemo(() => { value.length; }, [value]);\nreturn null;',
  }),
  ...ofPlugin('jsx-a11y', element, {
    'alt-text': '<img src="a.png" />',
    'anchor-has-content': '<a href="/" />',
    'anchor-is-valid': '<a href="#">a</a>',
    'aria-activedescendant-has-tabindex': '<div aria-activedescendant="a" />',
    'aria-props': '<p aria-labeledby="a">a</p>',
    'aria-proptypes': '<p aria-hidden="yes">a</p>',
    'aria-role': '<p role="datepicker">a</p>',
    'aria-unsupported-elements': '<meta aria-hidden="false" />',
    'autocomplete-valid': '<input type="text" autoComplete="foo" />',
    'click-events-have-key-events': '<p onClick={() => undefined}>a</p>',
    'heading-has-content': '<h1 />',
    'html-has-lang': '<html><body /></html>',
    'iframe-has-title': '<iframe src="/" />',
    'img-redundant-alt': '<img src="a.png" alt="image of a" />',
    'interactive-supports-focus':
      '<span role="button" onClick={() => undefined} onKeyDown={() => undefined}>a</span>',
    'label-has-associated-control': '<label>a</label>',
    'media-has-caption': '<video src="a.mp4" />',
    'mouse-events-have-key-events': '<p onMouseOver={() => undefined}>a</p>',
    'no-access-key': '<button accessKey="s">a</button>',
    'no-autofocus': '<input autoFocus />',
    'no-distracting-elements': '<marquee>a</marquee>',
    'no-interactive-element-to-noninteractive-role': '<button role="article">a</button>',
    'no-noninteractive-element-interactions':
      '<li onClick={() => undefined} onKeyDown={() => undefined}>a</li>',
    'no-noninteractive-element-to-interactive-role': '<h1 role="button">a</h1>',
    'no-noninteractive-tabindex': '<p tabIndex={0}>a</p>',
    'no-redundant-roles': '<button role="button">a</button>',
    'no-static-element-interactions': '<div onClick={() => undefined} onKeyDown={() => undefined} />',
    'role-has-required-aria-props': '<span role="checkbox">a</span>',
    'role-supports-aria-props': '<ul role="list" aria-checked>a</ul>',
    scope: '<div scope="col" />',
    'tabindex-no-positive': '<span tabIndex={5}>a</span>',
  }),
};

// One violation of each rule that .oxlintrc.json lists, by the rule's name there.

const FETCHED = 'declare const anything: any;\n';
const SPRING = 'declare const spring: { length: number } | null;\n';
const PROMISE = 'declare const promise: Promise<string>;\n';
const TEXT = 'declare const text: string;\n';

/** Violations in TypeScript. */
export const plantedRules: Readonly<Record<string, string>> = {
  'no-array-constructor': 'export const a = new Array(1, 2);',
  'no-unused-expressions': 'export const a = 1;\na + 1;',
  'no-unused-vars': 'const a = 1;\nexport {};',
  'no-useless-constructor': 'export class A {\n  constructor() {}\n  a = 1;\n}',
  'no-var': 'export var a = 1;',
  'prefer-const': 'export function a() {\n  let b = 1;\n  return b;\n}',
  'prefer-rest-params': 'export function a() {\n  return arguments[0] as unknown;\n}',
  'prefer-spread': 'export const a = (b: number[]) => Math.max.apply(Math, b);',
  'typescript/await-thenable': 'export async function a() {\n  await 1;\n}',
  'typescript/ban-ts-comment': '// @ts-ignore\nexport const a: number = 1;',
  'typescript/no-array-delete': 'declare const a: number[];\ndelete a[0];\nexport {};',
  'typescript/no-base-to-string': 'export const a = String({});',
  'typescript/no-confusing-void-expression': 'declare const f: () => void;\nexport const a = f();',
  'typescript/no-deprecated': '/** @deprecated */\nconst old = 1;\nexport const a = [old];',
  'typescript/no-duplicate-enum-values': 'export enum A {\n  B = 1,\n  C = 1,\n}',
  'typescript/no-duplicate-type-constituents': 'export type A = number | string | number;',
  'typescript/no-dynamic-delete': `${TEXT}declare const a: Record<string, number>;\ndelete a[text];\nexport {};`,
  'typescript/no-empty-object-type': 'export const a = (b: {}) => b;',
  'typescript/no-explicit-any': 'export const a: any = 1;',
  'typescript/no-extra-non-null-assertion': `${SPRING}export const a = spring!!.length;`,
  'typescript/no-extraneous-class': 'export class A {\n  static b = 1;\n}',
  'typescript/no-floating-promises': `${PROMISE}promise;\nexport {};`,
  'typescript/no-for-in-array': 'declare const a: number[];\nfor (const i in a) a.at(Number(i));\nexport {};',
  'typescript/no-generated-empty-object-type': 'export type A = Omit<{ b: 1 }, "b">;',
  'typescript/no-implied-eval':
    "declare const setTimeout: (a: string) => void;\nsetTimeout('1');\nnew Function('1');\nexport {};",
  'typescript/no-invalid-void-type': 'export const a = (b: void) => b;',
  'typescript/no-meaningless-void-operator': 'declare const f: () => void;\nvoid f();\nexport {};',
  'typescript/no-misused-new': 'export interface A {\n  new (): A;\n}',
  'typescript/no-misused-promises': `${PROMISE}export const a = promise ? 1 : 2;`,
  'typescript/no-misused-spread': 'export const a = { ...[1, 2] };',
  'typescript/no-mixed-enums': "export enum A {\n  B = 1,\n  C = 'c',\n}",
  'typescript/no-namespace': 'export namespace A {\n  export const b = 1;\n}',
  'typescript/no-non-null-asserted-nullish-coalescing': 'export const a = (b: { c?: number }) => b.c! ?? 1;',
  'typescript/no-non-null-asserted-optional-chain': `${SPRING}export const a = spring?.length!;`,
  'typescript/no-non-null-assertion': `${SPRING}export const a = spring!.length;`,
  'typescript/no-redundant-type-constituents': 'export type A = unknown | string;',
  'typescript/no-require-imports': "import a = require('node:fs');\nexport { a };",
  'typescript/no-this-alias':
    'export function a(this: unknown) {\n  const self = this;\n  return () => self;\n}',
  'typescript/no-unnecessary-boolean-literal-compare':
    'declare const b: boolean;\nexport const a = b === true ? 1 : 2;',
  'typescript/no-unnecessary-condition': `${TEXT}export const a = text ?? 1;`,
  'typescript/no-unnecessary-template-expression': `${TEXT}export const a = \`\${text}\`;`,
  'typescript/no-unnecessary-type-arguments':
    'declare function f<T = number>(b: T[]): void;\nf<number>([]);\nexport {};',
  'typescript/no-unnecessary-type-assertion': `${TEXT}export const a = text as string;`,
  'typescript/no-unnecessary-type-constraint': 'export const a = <T extends unknown>(b: T): T[] => [b, b];',
  'typescript/no-unnecessary-type-conversion': `${TEXT}export const a = String(text);`,
  'typescript/no-unnecessary-type-parameters': 'export function a<T>(b: T): void {\n  void b;\n}',
  'typescript/no-unsafe-argument': `${FETCHED}export const a = (b: string) => b;\na(anything);`,
  'typescript/no-unsafe-assignment': `${FETCHED}export const a = anything;`,
  'typescript/no-unsafe-call': `${FETCHED}anything();\nexport {};`,
  'typescript/no-unsafe-declaration-merging': 'export interface A {\n  b: 1;\n}\nexport class A {}',
  'typescript/no-unsafe-enum-comparison': 'enum A {\n  B = 1,\n}\nexport const a = (b: A) => b === 1;',
  'typescript/no-unsafe-function-type': 'export const a = (b: Function) => b;',
  'typescript/no-unsafe-member-access': `${FETCHED}export const a = [anything.b];`,
  'typescript/no-unsafe-return': `${FETCHED}export const a = () => anything;`,
  'typescript/no-unsafe-unary-minus': `${TEXT}export const a = -text;`,
  'typescript/no-useless-default-assignment': 'export const a = [1, 2].map((b = 3) => b);',
  'typescript/no-wrapper-object-types': 'export const a = (b: String) => b;',
  'typescript/only-throw-error': "export const a = () => {\n  throw 'text';\n};",
  'typescript/prefer-as-const': "export const a = 'b' as 'b';",
  'typescript/prefer-literal-enum-member': 'const b = 1;\nexport enum A {\n  B = b,\n}',
  'typescript/prefer-namespace-keyword': 'declare module A {\n  const b: number;\n}\nexport {};',
  'typescript/prefer-promise-reject-errors': "export const a = Promise.reject('text');",
  'typescript/prefer-reduce-type-parameter':
    'export const a = [1].reduce((b, c) => b.concat(c), [] as number[]);',
  'typescript/prefer-return-this-type': 'export class A {\n  b = 1;\n  c(): A {\n    return this;\n  }\n}',
  'typescript/related-getter-setter-pairs':
    'export interface A {\n  get b(): string;\n  set b(c: number);\n}',
  'typescript/require-await': 'export const a = async () => 1;',
  'typescript/restrict-plus-operands': `${TEXT}export const a = 1 + text;`,
  'typescript/restrict-template-expressions': 'export const a = (b: object) => `b ${b}`;',
  'typescript/return-await': `${PROMISE}export async function a() {\n  try {\n    return promise;\n  } catch {\n    return await promise;\n  }\n}`,
  'typescript/triple-slash-reference': '/// <reference path="./p-cycle-b.ts" />\nexport {};',
  'typescript/unbound-method': 'class B {\n  c() {\n    return this;\n  }\n}\nexport const a = new B().c;',
  'typescript/unified-signatures':
    'export function a(b: number): void;\nexport function a(b: string): void;\nexport function a(b: unknown) {\n  void b;\n}',
  'typescript/use-unknown-in-catch-callback-variable': `${PROMISE}promise.catch((error: Error) => error.message).then(String, String);\nexport {};`,
};

const component = (body: string, imports = 'useState') =>
  `import { ${imports} } from 'react';\nexport function Planted({ value }: { value: { length: number } }) {\n${body}\n}`;
const element = (jsx: string) => `export const Planted = () => ${jsx};`;

/** Violations in components. */
export const plantedComponentRules: Readonly<Record<string, string>> = {
  'react/error-boundaries': component(
    'try { return <p>{value.length}</p>; } catch { return null; }',
    'useId',
  ).replace('try', 'useId();\ntry'),
  'react/exhaustive-deps': component(
    'useEffect(() => { document.title = String(value.length); }, []);\nreturn null;',
    'useEffect',
  ),
  'react/globals': `let renders = 0;\n${component('renders += 1;\nuseId();\nreturn <p>{value.length + renders}</p>;', 'useId')}`,
  'react/immutability': component('useId();\nvalue.length = 2;\nreturn <p>{value.length}</p>;', 'useId'),
  'react/incompatible-library': `import { useForm } from 'react-hook-form';\nexport function Planted() {\n  const form = useForm<{ a: string }>();\n  return <p>{form.watch('a')}</p>;\n}`,
  'react/preserve-manual-memoization': `import { useMemo } from 'react';
declare function useSpring(): { current: { x: number } };
export function Planted() {
  const spring = useSpring();
  const a = useMemo(() => [spring.current.x], [spring]);
  spring.current.x = 3;
  return <p>{a.length}</p>;
}`,
  'react/purity': component('useId();\nreturn <p>{Math.random() + value.length}</p>;', 'useId'),
  'react/refs': component('const a = useRef(1);\nreturn <p>{a.current + value.length}</p>;', 'useRef'),
  'react/rules-of-hooks': component('if (value.length > 1) useId();\nreturn null;', 'useId'),
  'react/set-state-in-effect': component(
    'const [a, setA] = useState(0);\nuseEffect(() => { setA(value.length); }, [value]);\nreturn <p>{a}</p>;',
    'useEffect, useState',
  ),
  'react/set-state-in-render': component(
    'const [a, setA] = useState(0);\nsetA(value.length);\nreturn <p>{a}</p>;',
  ),
  'react/static-components': component(
    'useId();\nconst Inner = () => <b>{value.length}</b>;\nreturn <Inner />;',
    'useId',
  ),
  'react/unsupported-syntax': component(
    'useId();\nreturn <p>{String(eval("1")) + String(value.length)}</p>;',
    'useId',
  ),
  'react/use-memo': component(
    'const a = useMemo(async () => value.length, [value]);\nreturn <p>{String(a)}</p>;',
    'useMemo',
  ),
  'react/void-use-memo': component('useMemo(() => { value.length; }, [value]);\nreturn null;', 'useMemo'),
  'jsx-a11y/alt-text': element('<img src="a.png" />'),
  'jsx-a11y/anchor-has-content': element('<a href="/" />'),
  'jsx-a11y/anchor-is-valid': element('<a href="#">a</a>'),
  'jsx-a11y/aria-activedescendant-has-tabindex': element('<div aria-activedescendant="a" />'),
  'jsx-a11y/aria-props': element('<p aria-labeledby="a">a</p>'),
  'jsx-a11y/aria-proptypes': element('<p aria-hidden="yes">a</p>'),
  'jsx-a11y/aria-role': element('<p role="datepicker">a</p>'),
  'jsx-a11y/aria-unsupported-elements': element('<meta aria-hidden="false" />'),
  'jsx-a11y/autocomplete-valid': element('<input type="text" autoComplete="foo" />'),
  'jsx-a11y/click-events-have-key-events': element('<p onClick={() => undefined}>a</p>'),
  'jsx-a11y/heading-has-content': element('<h1 />'),
  'jsx-a11y/html-has-lang': element('<html><body /></html>'),
  'jsx-a11y/iframe-has-title': element('<iframe src="/" />'),
  'jsx-a11y/img-redundant-alt': element('<img src="a.png" alt="image of a" />'),
  'jsx-a11y/interactive-supports-focus': element(
    '<span role="button" onClick={() => undefined} onKeyDown={() => undefined}>a</span>',
  ),
  'jsx-a11y/label-has-associated-control': element('<label>a</label>'),
  'jsx-a11y/media-has-caption': element('<video src="a.mp4" />'),
  'jsx-a11y/mouse-events-have-key-events': element('<p onMouseOver={() => undefined}>a</p>'),
  'jsx-a11y/no-access-key': element('<button accessKey="s">a</button>'),
  'jsx-a11y/no-autofocus': element('<input autoFocus />'),
  'jsx-a11y/no-distracting-elements': element('<marquee>a</marquee>'),
  'jsx-a11y/no-interactive-element-to-noninteractive-role': element('<button role="article">a</button>'),
  'jsx-a11y/no-noninteractive-element-interactions': element(
    '<li onClick={() => undefined} onKeyDown={() => undefined}>a</li>',
  ),
  'jsx-a11y/no-noninteractive-element-to-interactive-role': element('<h1 role="button">a</h1>'),
  'jsx-a11y/no-noninteractive-tabindex': element('<p tabIndex={0}>a</p>'),
  'jsx-a11y/no-redundant-roles': element('<button role="button">a</button>'),
  'jsx-a11y/no-static-element-interactions': element(
    '<div onClick={() => undefined} onKeyDown={() => undefined} />',
  ),
  'jsx-a11y/role-has-required-aria-props': element('<span role="checkbox">a</span>'),
  'jsx-a11y/role-supports-aria-props': element('<ul role="list" aria-checked>a</ul>'),
  'jsx-a11y/scope': element('<div scope="col" />'),
  'jsx-a11y/tabindex-no-positive': element('<span tabIndex={5}>a</span>'),
};

/** SPDX identifiers of licences that allow use and distribution without conditions on the code of Zarra. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Changes of these files themselves must be published; there are none.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
]);

/** A component of a CycloneDX bill of materials, as far as it is read here. */
export interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
}

/** The licence of a component as an SPDX expression; empty when its package names none. */
export const licenceOf = ({ licenses = [] }: Component): string =>
  licenses
    .map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    .join(' AND ')
    .trim();

/** Whether an expression is allowed: all operands of `AND`, or one operand of `OR`. Nested expressions are not allowed. */
function isAllowed(expression: string): boolean {
  const withoutParentheses = expression.replace(/^\((.*)\)$/, '$1');
  if (withoutParentheses.includes('(')) return false;
  const operands = withoutParentheses.split(' AND ');
  if (operands.length > 1) return operands.every((operand) => ALLOWED.has(operand));
  return withoutParentheses.split(' OR ').some((operand) => ALLOWED.has(operand));
}

/** Components whose licence is missing, unknown or not allowed: one line for each. */
export const findLicenceIssues = (components: readonly Component[]): string[] =>
  components
    .filter((component) => !isAllowed(licenceOf(component)))
    .map((component) => `${component.name} ${component.version}: ${licenceOf(component) || 'no licence'}`);

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { missingMajorPlans, plansMajor, removedNames } from './removed-names.js';

const reportOf = (code: string) => `## API Report File for "@zarra/sample"\n\n\`\`\`ts\n\n${code}\n\`\`\`\n`;
const removed = (before: string, after: string) => removedNames(reportOf(before), reportOf(after));

const LIBRARY = `import { ReactNode } from 'react';

// @public
export const Box: (props: BoxProps) => ReactNode;

// @public
export interface BoxProps {
    // (undocumented)
    children: ReactNode;
    tone?: 'calm';
}

// @public
export function measure(width: number): number;

// @public
export class Ruler {
    length: number;
}

// @public
export type Tone = 'calm';

declare namespace forms {
    export {
        Field,
        Field_2 as Other
    }
}
export { forms }

export { Session }

// @public
interface FieldProps {
    label: string;
}
`;

describe('names that a report lacks', () => {
  test('an equal report and one with more names lack none', () => {
    assert.deepEqual(removed(LIBRARY, LIBRARY), []);
    const more = LIBRARY.replace('export type', 'export type Size = 1;\n\nexport type').replace(
      'tone?:',
      'size?: number;\n    tone?:',
    );
    assert.deepEqual(removed(LIBRARY, more), []);
  });

  for (const [kind, from, to, expected] of [
    ['a renamed component', 'const Box:', 'const Frame:', 'Box'],
    ['a renamed function', 'measure', 'measureWidth', 'measure'],
    ['a removed class', 'export class', 'class', 'Ruler'],
    ['a removed type', 'export type', 'type', 'Tone'],
    ['a renamed interface', 'interface BoxProps', 'interface FrameProps', 'BoxProps'],
    ['a renamed prop', 'tone?:', 'kind?:', 'BoxProps.tone'],
    ['a renamed prop of a further entry', 'label:', 'name:', 'FieldProps.label'],
    ['a removed name of a further entry', '        Field,\n', '', 'forms.Field'],
    ['a renamed name of a further entry', 'as Other', 'as Another', 'forms.Other'],
    ['a removed further entry', 'export { forms }', '', 'forms'],
    ['a removed name of another package', 'export { Session }', '', 'Session'],
  ] as const)
    test(`${kind} is named`, () => {
      assert.deepEqual(removed(LIBRARY, LIBRARY.replace(from, to)), [expected]);
    });

  test('a prop that moves to an interface that is extended is not named', () => {
    const moved = LIBRARY.replace('interface BoxProps', 'interface BoxProps extends ToneProps').replace(
      "    tone?: 'calm';\n",
      '',
    );
    assert.deepEqual(removed(LIBRARY, moved), []);
  });
});

test('a plan is of a new major version when its head says so of this library', () => {
  const plan = "---\n'@zarra/auth': minor\n'@zarra/ui-kit': major\n---\n\n@zarra/auth: major\n";
  assert.equal(plansMajor(plan, '@zarra/ui-kit'), true);
  assert.equal(plansMajor(plan, '@zarra/auth'), false);
  assert.equal(plansMajor(plan, '@zarra/ui'), false);
});

const missing = missingMajorPlans();

test('names that the libraries lack since their last releases have major plans', { skip: !missing }, () => {
  assert.deepEqual(missing, []);
});

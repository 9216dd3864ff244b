import { render } from '@testing-library/react';
import { hasFormula, plainText, TypesetLine } from './typeset-line.js';

const mi = (text: string) => ['mi', text];
const formula = (...nodes: readonly unknown[]) => JSON.stringify([['math', ...nodes]]);

test.each([
  ['["Tezlik ",["strong","oʻzgarmaydi"]]', 'Tezlik oʻzgarmaydi'],
  ['[["p","Bir."],["p",{"id":"a"},"Ikki."]]', 'Bir. Ikki.'],
  [formula(mi('v'), ['mo', '='], ['mfrac', mi('s'), mi('t')]), 'v=s/t'],
  [formula(['mfrac', ['mrow', mi('s'), ['mo', '+'], mi('x')], ['mn', '2']]), '(s+x)/2'],
  [formula(['msup', mi('v'), ['mn', '2']], ['msub', mi('F'), ['mn', '1']]), 'v^2F_1'],
  [formula(['msqrt', ['mn', '2'], mi('g'), mi('h')]), '√(2gh)'],
  [formula({ display: 'block' }, ['mroot', mi('V'), ['mn', '3']]), '3√(V)'],
])('%s in one line is %s', (tree, text) => {
  expect(plainText(tree)).toBe(text);
  expect(hasFormula(tree)).toBe(tree.includes('math'));
});

test('a line has no paragraphs, and formulas and marks stay', () => {
  const tree = JSON.stringify([
    ['p', 'Yoʻl ', ['math', mi('s')]],
    ['p', ['em', 'Vaqt']],
  ]);
  const { container } = render(<TypesetLine tree={tree} />);
  expect(container.querySelector('p, div')).toBeNull();
  expect(container).toHaveTextContent('Yoʻl s Vaqt');
  expect(container.querySelector('math')).not.toBeNull();
  expect(container.querySelector('em')).toHaveTextContent('Vaqt');
});

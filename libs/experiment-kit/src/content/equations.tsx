import { Prose } from '@zarra/ui-kit';
import { retryImport } from '@zarra/ui-kit/lazy';
import { createElement, Fragment, memo, use, type ReactNode } from 'react';
import type { Content, Equation, MathNode } from '../experiment/experiment.js';

type LoadEquations = Extract<Content['equations'], () => unknown>;

const loading = new WeakMap<LoadEquations, Promise<readonly Equation[]>>();

/** Loads equations once: `use` needs the same promise at each render. */
function loadOnce(load: LoadEquations): Promise<readonly Equation[]> {
  const equations = loading.get(load) ?? retryImport(load);
  loading.set(load, equations);
  return equations;
}

const toElement = (node: MathNode, index: number): ReactNode => {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
  const [tag, attributes, ...children] = node;
  return createElement(tag, { key: index, ...attributes }, ...children.map(toElement));
};

/** The equations of an experiment, a paragraph each. Memoised: a render before hydration would discard the server's HTML. */
export const Equations = memo(({ equations }: Pick<Content, 'equations'>) => {
  const loaded = typeof equations === 'function' ? use(loadOnce(equations)) : equations;
  return (
    <Prose>
      {loaded.map((equation, index) => (
        <p key={index}>{typeof equation === 'string' ? equation : equation.map(toElement)}</p>
      ))}
    </Prose>
  );
});
Equations.displayName = 'Equations';

import { Prose } from '@zarra/ui-kit';
import { createElement, Fragment, type ReactNode } from 'react';
import type { MathNode, Theory } from '../experiment/theory.js';

const toElement = (node: MathNode, index: number): ReactNode => {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
  const [tag, attributes, ...children] = node;
  return createElement(tag, { key: index, ...attributes }, ...children.map(toElement));
};

/** The equations of an experiment, a paragraph each. */
export const Equations = ({ equations }: Pick<Theory, 'equations'>) => (
  <Prose>
    {equations.map((equation, index) => (
      <p key={index}>{typeof equation === 'string' ? equation : equation.map(toElement)}</p>
    ))}
  </Prose>
);

import type { ReactNode } from 'react';
import { actions } from './actions.js';
import { choices } from './choices.js';
import { content } from './content.js';
import { disclosure } from './disclosure.js';
import { fields } from './fields.js';
import { layout } from './layout.js';
import { navigation } from './navigation.js';
import { status } from './status.js';

/** A way to use a component, drawn by the component itself. */
export interface Example {
  /** One sentence. */
  readonly text: string;
  readonly picture: ReactNode;
}

/** What a designer has to know about a component besides its props and states. */
export interface Guidance {
  /** The visible parts in reading order, each with its purpose. */
  readonly anatomy: readonly (readonly [part: string, purpose: string])[];
  /** Pairs of right and wrong use. */
  readonly examples: readonly { readonly good: Example; readonly bad: Example }[];
  /** Rules for the texts in it. */
  readonly content: readonly string[];
  /** What screen readers announce, and what the application has to provide. Keys are in the description of the component. */
  readonly accessibility: readonly string[];
}

/** The guidance of each component by the name of its page. */
export const guidance: Readonly<Record<string, Guidance>> = {
  ...actions,
  ...choices,
  ...content,
  ...disclosure,
  ...fields,
  ...layout,
  ...navigation,
  ...status,
};

import { retryImport } from '@zarra/ui-kit/lazy';
import { createElement, lazy, memo, Suspense, type ComponentType } from 'react';
import type { Content } from '../experiment/experiment.js';

interface LazyTextProps {
  content: Content;
}

/** Loads a text with its theory. Until then the page keeps the text that the server has rendered. */
function lazyText(name: 'TheoryText' | 'ModelText') {
  const components = new WeakMap<Content['theory'], ComponentType<LazyTextProps>>();
  /** One component per theory: React remembers by it what has loaded. */
  function componentOf({ theory }: Content): ComponentType<LazyTextProps> {
    const found = components.get(theory);
    if (found) return found;
    const component = lazy(async () => {
      const [texts, loaded] = await Promise.all([
        retryImport(() => import('./texts.js')),
        retryImport(theory),
      ]);
      const Text = texts[name];
      return { default: ({ content }: LazyTextProps) => <Text content={content} theory={loaded} /> };
    });
    components.set(theory, component);
    return component;
  }
  // Memoised: a render before hydration would discard the server's HTML.
  const LazyText = memo(({ content }: LazyTextProps) => (
    <Suspense>{createElement(componentOf(content), { content })}</Suspense>
  ));
  LazyText.displayName = `Lazy${name}`;
  return LazyText;
}

/** Summary, description of the scene, instructions and formulas of an experiment. */
export const LazyTheoryText = lazyText('TheoryText');
/** Numerical method and limits of a model. */
export const LazyModelText = lazyText('ModelText');

import { observeNearViewport, retryImport } from '@zarra/ui-kit/lazy';
import { lazy, memo, Suspense, useEffect, useRef, type ComponentType } from 'react';
import type { Content } from '../experiment/experiment.js';

interface LazyTextProps {
  content: Content;
}

interface DeferredText {
  readonly Text: ComponentType<LazyTextProps>;
  /** Starts to load the text. */
  readonly load: () => void;
}

/**
 * Loads a text with its theory when its place comes near the viewport: a closed tab loads nothing. Until then the page keeps the
 * text that the server has rendered.
 */
function lazyText(name: 'TheoryText' | 'ModelText') {
  const texts = new WeakMap<Content['theory'], DeferredText>();
  /** One component per theory: React remembers by it what has loaded. */
  function textOf({ theory }: Content): DeferredText {
    const found = texts.get(theory);
    if (found) return found;
    let load = () => {};
    const isNear =
      typeof document === 'undefined' ? undefined : new Promise<void>((resolve) => (load = resolve));
    const Text = lazy(async () => {
      await isNear;
      const [{ [name]: Text }, loaded] = await Promise.all([
        retryImport(() => import('./texts.js')),
        retryImport(theory),
      ]);
      return { default: ({ content }: LazyTextProps) => <Text content={content} theory={loaded} /> };
    });
    const text = { Text, load };
    texts.set(theory, text);
    return text;
  }
  // Memoised: a render before hydration would discard the server's HTML.
  const LazyText = memo(({ content }: LazyTextProps) => {
    const { Text, load } = textOf(content);
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => (place.current ? observeNearViewport(place.current, load) : undefined), [load]);
    return (
      <div ref={place}>
        <Suspense>
          <Text content={content} />
        </Suspense>
      </div>
    );
  });
  LazyText.displayName = `Lazy${name}`;
  return LazyText;
}

/** Summary, description of the scene, instructions and formulas of an experiment. */
export const LazyTheoryText = lazyText('TheoryText');
/** Numerical method and limits of a model. */
export const LazyModelText = lazyText('ModelText');

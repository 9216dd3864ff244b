'use client';
import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ComponentType,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';
import { replayInteractions } from '../before-hydration/replay-interactions.js';
import { useHydrated } from '../hydrated/use-hydrated.js';
import { retryImport } from './retry-import.js';

/** How far below the viewport a section starts to load: one screen. */
const ROOT_MARGIN = '100% 0px';

/**
 * Calls `onNear` once, when an element comes within one screen of the viewport; at once in browsers without
 * `IntersectionObserver`.
 * @returns stops observing
 */
export function observeNearViewport(element: Element, onNear: () => void): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    onNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: ROOT_MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

const Placeholder = styled.div`
  min-height: 60vh;
`;

type Container = RefObject<HTMLElement | null>;

/** The last child of a section: marks it as hydrated, and replays what was pressed in it before (`before-hydration`). */
const Hydrated = ({ container }: { container: Container }) => {
  // The click that makes React hydrate the section finds the mark.
  useLayoutEffect(() => container.current?.setAttribute('data-hydrated', ''), [container]);
  useEffect(() => {
    // A section that mounts together with its container.
    container.current?.setAttribute('data-hydrated', '');
    const timer = setTimeout(() => void replayInteractions());
    return () => clearTimeout(timer);
  }, [container]);
  return null;
};

/**
 * Makes a lazily loaded section. In a server-rendered page its HTML is visible at once, and its file loads when the section
 * comes within one screen of the viewport; in a page rendered in the browser the file loads at once. A failed load is
 * retried; until it succeeds, the server's HTML or an empty placeholder stays.
 *
 * When to use: for long sections below the first screen. Keep the props stable: a change above a section that is not
 * hydrated yet makes React discard the server's HTML.
 * @param load imports the component: `() => import('./section.js').then((file) => file.Section)`
 * @param options `onServer: false` renders a placeholder on the server, for sections that need scripts to be useful. `fallback`
 * is shown until the file has loaded in a page rendered in the browser; of the same height, so that nothing below it moves
 */
export function lazyOnVisible<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { onServer = true, fallback: Fallback }: { onServer?: boolean; fallback?: ComponentType<Props> } = {},
) {
  let startLoading: () => void = () => undefined;
  const isNear =
    typeof document === 'undefined' ? undefined : new Promise<void>((resolve) => (startLoading = resolve));
  const Section = lazy(async () => {
    await isNear;
    return { default: await retryImport(load) };
  });
  const SuspendedSection = ({ container, props }: { container: Container; props: Props }) => (
    <Suspense fallback={<Placeholder data-loading="">{Fallback && <Fallback {...props} />}</Placeholder>}>
      <Section {...props} />
      <Hydrated container={container} />
    </Suspense>
  );
  const HydratedSection = (section: ComponentProps<typeof SuspendedSection>) =>
    useHydrated() ? <SuspendedSection {...section} /> : <Placeholder />;
  const Content = onServer ? SuspendedSection : HydratedSection;
  // Memoised: a render of the Suspense boundary before hydration, even by useHydrated above it, discards the server's HTML.
  return memo(function LazySection(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const element = container.current;
      // A page rendered in the browser shows the fallback and loads at once.
      if (element && !element.querySelector(':scope > [data-loading]'))
        return observeNearViewport(element, startLoading);
      startLoading();
      return undefined;
    }, []);
    return (
      <div ref={container} data-lazy="">
        <Content container={container} props={props} />
      </div>
    );
  });
}

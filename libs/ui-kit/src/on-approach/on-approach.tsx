'use client';
import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../hydrated/use-hydrated.js';
import { loadPatiently } from './load-patiently.js';
import { watchApproach } from './watch-approach.js';

const Reserved = styled.div`
  min-height: 60vh;
`;

/**
 * Makes a part of a page whose file comes late: a page that was rendered on a server shows the part at once and fetches
 * its file when its place comes within one screen of what is seen; a page made in the browser fetches it at once. A file that
 * cannot be had is asked for again; until then the server's part stays, or its place stays empty.
 *
 * When to use: for long parts below the first screenful.
 * @param load fetches the part: `() => import('./part.js').then((file) => file.Part)`
 */
export function onApproach<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrive: () => void = () => undefined;
  const near =
    typeof document === 'undefined' ? undefined : new Promise<void>((resolve) => (arrive = resolve));
  const Part = lazy(async () => {
    await near;
    return { default: await loadPatiently(load) };
  });
  return function Approached(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const waits = useRef(!useHydrated());
    useEffect(() => {
      if (waits.current && place.current) return watchApproach(place.current, arrive);
      arrive();
      return undefined;
    }, []);
    return (
      <div ref={place}>
        <Suspense fallback={<Reserved />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}

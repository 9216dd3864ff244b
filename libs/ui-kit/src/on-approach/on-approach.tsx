'use client';
import { lazy, memo, Suspense, useEffect, useRef, type ComponentType } from 'react';
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
 * When to use: for long parts below the first screenful. Its props should stay the same: what changes above a part that
 * waits makes React throw the server's HTML away.
 * @param load fetches the part: `() => import('./part.js').then((file) => file.Part)`
 * @param options `onServer: false` leaves the part out of a server's page, which then only keeps a place: for parts that
 * are of no use before the page is alive
 */
export function onApproach<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { onServer = true }: { onServer?: boolean } = {},
) {
  let arrive: () => void = () => undefined;
  const near =
    typeof document === 'undefined' ? undefined : new Promise<void>((resolve) => (arrive = resolve));
  const Part = lazy(async () => {
    await near;
    return { default: await loadPatiently(load) };
  });
  const Shown = (props: Props) => (
    <Suspense fallback={<Reserved data-fetching="" />}>
      <Part {...props} />
    </Suspense>
  );
  const ShownWhenAlive = (props: Props) => (useHydrated() ? <Shown {...props} /> : <Reserved />);
  const Content = onServer ? Shown : ShownWhenAlive;
  // Drawn once: nothing here may draw the boundary anew while it waits, not even the news that the page is alive.
  return memo(function Approached(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const element = place.current;
      // In a page made in the browser the place is empty and asks at once.
      if (element && !element.querySelector(':scope > [data-fetching]'))
        return watchApproach(element, arrive);
      arrive();
      return undefined;
    }, []);
    return (
      <div ref={place} data-late="">
        <Content {...props} />
      </div>
    );
  });
}

import { Container, Heading, LinkButton, media, lazyOnVisible, Text } from '@zarra/ui-kit';
import { useLayoutEffect } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { LandingProps } from '../landing-props.js';
import { typeHero } from '../typed/type-hero.js';
import { useHeroMessages } from '../messages/hero-strings.js';

/** Maximum wait for an idle period, ms. */
const IDLE_TIMEOUT_MS = 3000;

/** Resolves in an idle period of the browser; at once in browsers without `requestIdleCallback`. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') resolve();
    else requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
  });

const Orbit = lazyOnVisible(async () => {
  await whenIdle();
  return (await import('../orbit/orbit.js')).Orbit;
});

// The minimum height reserves space for the orbit (aspect ratio 229:256, gap, caption of three to five lines) until it loads.
const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--ui-space-10);
  padding-block: var(--ui-space-10) var(--ui-space-16);

  ${media.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    gap: var(--ui-space-8);
  }
  /* Not :last-child, which matches only when all of the HTML has arrived. */
  & > * + * {
    container-type: inline-size;
  }
  & > * + * > * {
    min-height: calc(0.895 * min(100cqw, 32rem) + 1.5rem + clamp(4.25rem, 11.5rem - 25cqw, 7rem));
  }
  & [data-type-ms]::highlight(untyped) {
    color: transparent;
  }
`;

const Intro = styled.div`
  display: grid;
  gap: var(--ui-space-5);
  justify-items: start;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-3);
`;

/** Headline, subtitle, links to simulations and lessons, and the animated orbit. */
export const Hero = ({ cataloguePath, lessonsPath }: Omit<LandingProps, 'client'>) => {
  const strings = useHeroMessages();
  // Before the first paint of a page rendered in the browser: the text must not flash before it is typed.
  useLayoutEffect(typeHero, []);
  return (
    <Columns forwardedAs="section" data-hero="">
      <Intro>
        <Heading level={1} size="3xl" data-type-ms={30} suppressHydrationWarning>
          {strings.title}
        </Heading>
        <Text size="lg" tone="muted" measure data-type-ms={15} suppressHydrationWarning>
          {strings.subtitle}
        </Text>
        <Links>
          <LinkButton as={Link} to={cataloguePath} variant="primary" size="lg">
            {strings.toSimulations}
          </LinkButton>
          <LinkButton as={Link} to={lessonsPath} size="lg">
            {strings.toLessons}
          </LinkButton>
        </Links>
      </Intro>
      <Orbit />
    </Columns>
  );
};

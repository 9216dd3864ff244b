import { Container, Heading, LinkButton, media, onApproach, Text } from '@zarra/ui-kit';
import { useLayoutEffect } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { LandingProps } from '../landing-props.js';
import { typeHero } from '../typed/type-hero.js';
import { heroStrings as strings } from './hero-strings.js';
import { whenIdle } from './when-idle.js';

const Orbit = onApproach(async () => {
  await whenIdle();
  return (await import('../orbit/orbit.js')).Orbit;
});

// Tall enough for the picture (its square's 229:256, a gap, a caption of three to five lines) before its file is there.
const Opening = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--ui-space-10);
  padding-block: var(--ui-space-10) var(--ui-space-16);

  ${media.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    gap: var(--ui-space-8);
  }
  & > :first-child {
    display: grid;
    gap: var(--ui-space-5);
    justify-items: start;
  }
  & > :first-child > :last-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ui-space-3);
  }
  & > :last-child {
    container-type: inline-size;
  }
  & > :last-child > * {
    min-height: calc(0.895 * min(100cqw, 32rem) + 1.5rem + clamp(4.25rem, 11.5rem - 25cqw, 7rem));
  }
  & [data-type-ms]::highlight(untyped) {
    color: transparent;
  }
`;

/** What the site is, in two sentences, two ways in, and a planet on its orbit. */
export const Hero = ({ cataloguePath, lessonsPath }: Omit<LandingProps, 'client'>) => {
  // Before the first paint of a page made in the browser: the text is never seen and then taken away.
  useLayoutEffect(typeHero, []);
  return (
    <Opening forwardedAs="section" data-hero="">
      <div>
        <Heading level={1} size="3xl" data-type-ms={30} suppressHydrationWarning>
          {strings.title}
        </Heading>
        <Text size="lg" tone="muted" measure data-type-ms={15} suppressHydrationWarning>
          {strings.subtitle}
        </Text>
        <div>
          <LinkButton as={Link} to={cataloguePath} variant="primary" size="lg">
            {strings.toSimulations}
          </LinkButton>
          <LinkButton as={Link} to={lessonsPath} size="lg">
            {strings.toLessons}
          </LinkButton>
        </div>
      </div>
      <Orbit />
    </Opening>
  );
};

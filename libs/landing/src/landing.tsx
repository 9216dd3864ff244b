import { onApproach } from '@zarra/ui-kit';
import { memo } from 'react';
import { Hero } from './hero/hero.js';
import type { LandingProps } from './landing-props.js';

const Sections = onApproach(async () => (await import('./sections.js')).Sections);

/**
 * The home page. Memoised: a part that waits for its file keeps what a server drew as long as it is not drawn anew.
 * Needs a react-router router and a QueryClientProvider around it.
 */
export const Landing = memo((props: LandingProps) => (
  <>
    <Hero {...props} />
    <Sections {...props} />
  </>
));
Landing.displayName = 'Landing';

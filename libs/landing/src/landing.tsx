import { lazyOnVisible } from '@zarra/ui-kit';
import { memo } from 'react';
import { Hero } from './hero/hero.js';
import type { LandingProps } from './landing-props.js';

const Sections = lazyOnVisible(async () => (await import('./sections.js')).Sections);

/**
 * The home page. Memoised: a render before hydration would discard the server's HTML of lazily loaded sections. Needs a
 * react-router router and a QueryClientProvider around it.
 */
export const Landing = memo((props: LandingProps) => (
  <>
    <Hero {...props} />
    <Sections {...props} />
  </>
));
Landing.displayName = 'Landing';

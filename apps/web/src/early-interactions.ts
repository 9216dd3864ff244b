import type { Interaction } from '@zarra/ui-kit/before-hydration';

/** Interactions before hydration. An experiment replays them itself, once its address is open; the site does for other pages. */
export const early: { interactions: Interaction[] } = { interactions: [] };

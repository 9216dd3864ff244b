import { use } from 'react';
import { KitMessagesContext } from './kit-messages.js';
import { uzbekGraphMessages } from './uzbek-graph-messages.js';
import { uzbekScreenMessages } from './uzbek-screen-messages.js';

const uzbek = { ...uzbekScreenMessages, ...uzbekGraphMessages };

/** The texts of the graph and those of the first paint. */
export type GraphMessages = typeof uzbek;

/** The messages of the graph: without a provider, those of the other lazy parts do not load with it. */
export const useGraphMessages = (): GraphMessages => use(KitMessagesContext) ?? uzbek;

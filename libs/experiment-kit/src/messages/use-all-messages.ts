import { use } from 'react';
import { KitMessagesContext, type KitMessages } from './kit-messages.js';
import { uzbekMessages } from './uzbek-messages.js';

/** All messages, for parts that load after the first paint. */
export const useAllMessages = (): KitMessages => use(KitMessagesContext) ?? uzbekMessages;

import { createContext, use, type ReactNode } from 'react';
import type { uzbekMessages } from './uzbek-messages.js';
import { uzbekScreenMessages } from './uzbek-screen-messages.js';

/** All texts of the kit in one language. Numbers are formatted by the kit. */
export type KitMessages = typeof uzbekMessages;

/** The messages of the surrounding provider; `undefined` without one. */
export const KitMessagesContext = createContext<KitMessages | undefined>(undefined);

/** Props of {@link KitMessagesProvider}. */
export interface KitMessagesProviderProps {
  /** The same set on the server and in the browser. */
  messages: KitMessages;
  children: ReactNode;
}

/** Sets the language of the screens inside it. Without a provider it is Uzbek. */
export const KitMessagesProvider = ({ messages, children }: KitMessagesProviderProps) => (
  <KitMessagesContext value={messages}>{children}</KitMessagesContext>
);

/** The messages of the first paint. Parts that load later use `useAllMessages`: its texts load with them. */
export const useKitMessages = (): typeof uzbekScreenMessages =>
  use(KitMessagesContext) ?? uzbekScreenMessages;

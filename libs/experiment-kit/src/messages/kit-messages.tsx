import { createContext, use, type ReactNode } from 'react';
import { uzbekMessages } from './uzbek-messages.js';

/** All texts of the kit in one language. Numbers are formatted by the kit. */
export type KitMessages = typeof uzbekMessages;

const KitMessagesContext = createContext<KitMessages>(uzbekMessages);

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

/** The messages of the surrounding provider. */
export const useKitMessages = (): KitMessages => use(KitMessagesContext);

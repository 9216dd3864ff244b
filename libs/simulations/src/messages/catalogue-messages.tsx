import { createContext, useContext, type ReactNode } from 'react';
import { strings } from './strings.js';

/** All texts of the catalogue in one language. Names of simulations and categories come from the back end. */
export type CatalogueMessages = typeof strings;

const MessagesContext = createContext(strings);

/** Props of {@link CatalogueMessagesProvider}. */
export interface CatalogueMessagesProviderProps {
  /** The same set on the server and in the browser. */
  messages: CatalogueMessages;
  children: ReactNode;
}

/** Sets the language of the catalogue inside it. Without a provider it is Uzbek. */
export const CatalogueMessagesProvider = ({ messages, children }: CatalogueMessagesProviderProps) => (
  <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>
);

/** The messages of the surrounding provider. */
export const useCatalogueMessages = (): CatalogueMessages => useContext(MessagesContext);

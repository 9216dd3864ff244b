import { createContext, useContext, type ReactNode } from 'react';
import { strings } from './strings.js';

/** The texts around the experiments in one language. */
export type ExperimentsMessages = typeof strings;

const MessagesContext = createContext<ExperimentsMessages>(strings);

/** Props of {@link ExperimentsMessagesProvider}. */
export interface ExperimentsMessagesProviderProps {
  /** The same set on the server and in the browser. */
  messages: ExperimentsMessages;
  children: ReactNode;
}

/** Sets the language of the texts inside it. Without a provider it is Uzbek. */
export const ExperimentsMessagesProvider = ({ messages, children }: ExperimentsMessagesProviderProps) => (
  <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>
);

/** The messages of the surrounding provider. */
export const useExperimentsMessages = (): ExperimentsMessages => useContext(MessagesContext);

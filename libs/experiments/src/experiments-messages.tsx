import { createContext, useContext, type ReactNode } from 'react';
import { lessonsStrings } from './lessons/strings.js';

/** The texts of the list of lessons in one language. */
export type ExperimentsMessages = typeof lessonsStrings;

const MessagesContext = createContext<ExperimentsMessages>(lessonsStrings);

/** Props of {@link ExperimentsMessagesProvider}. */
export interface ExperimentsMessagesProviderProps {
  /** The same set on the server and in the browser. */
  messages: ExperimentsMessages;
  children: ReactNode;
}

/** Sets the language of the list of lessons inside it. Without a provider it is Uzbek. */
export const ExperimentsMessagesProvider = ({ messages, children }: ExperimentsMessagesProviderProps) => (
  <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>
);

/** The messages of the surrounding provider. */
export const useExperimentsMessages = (): ExperimentsMessages => useContext(MessagesContext);

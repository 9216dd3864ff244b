import { createContext, type ReactNode } from 'react';
// A type only: the own account is a separate chunk, and the pages of the session load no texts.
import type { uzbekAuthMessages } from './index.js';

/** All texts of the account screens in one language. Texts of the server (`detail`) are not among them. */
export interface AuthMessages {
  /** Texts of sign-in, registration and recovery. The own account uses some of them too. */
  screens: (typeof uzbekAuthMessages)['screens'];
  /** Texts of the own account. */
  settings: (typeof uzbekAuthMessages)['settings'];
}

/** Without a provider it is undefined: the hooks of the screens then use the Uzbek texts. */
export const AuthMessagesContext = createContext<AuthMessages | undefined>(undefined);

/** Props of {@link AuthMessagesProvider}. */
export interface AuthMessagesProviderProps {
  /** The same set on the server and in the browser. */
  messages: AuthMessages;
  children: ReactNode;
}

/** Sets the language of the account screens inside it. Without a provider it is Uzbek. */
export const AuthMessagesProvider = ({ messages, children }: AuthMessagesProviderProps) => (
  <AuthMessagesContext.Provider value={messages}>{children}</AuthMessagesContext.Provider>
);

'use client';
import { useContext, type ReactNode } from 'react';
import { MessagesContext, type Messages } from './messages.js';

/** Props of {@link MessagesProvider}. */
export interface MessagesProviderProps {
  /**
   * `uzbekMessages`, `englishMessages`, `russianMessages`, a set of your own, or some texts that replace those of a provider
   * outside. The same on the server and in the browser.
   */
  messages: Partial<Messages>;
  /** The application, or a part in another language. */
  children: ReactNode;
}

/**
 * The texts of all components inside, such as the names of close buttons. A text in the props of a component replaces it.
 *
 * When to use: once around the application. An application in several languages passes the set of the chosen one.
 */
export const MessagesProvider = ({ messages, children }: MessagesProviderProps) => {
  const outer = useContext(MessagesContext);
  // A set in another language without names of months uses those of `Intl`, not those of the outer language.
  const names = messages.locale === undefined ? {} : { calendar: undefined };
  return (
    <MessagesContext.Provider value={{ ...outer, ...names, ...messages }}>
      {children}
    </MessagesContext.Provider>
  );
};

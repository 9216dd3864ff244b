import { createContext, type ReactNode } from 'react';
// A type only: each part of the page loads only its own texts.
import type { uzbekLandingMessages } from './uzbek-landing-messages.js';

type Uzbek = typeof uzbekLandingMessages;

/** All texts of the home page in one language. The description, the counts and the contact details come from the back end. */
export interface LandingMessages {
  hero: Uzbek['hero'];
  /** The sections below the hero, except the contact section. */
  sections: Uzbek['sections'];
  /** The contact section. `ContactDetails` and `SocialLinks` use them too. */
  contact: Uzbek['contact'];
  orbit: Uzbek['orbit'];
}

/** `undefined` without a provider: the hook of each part then returns the Uzbek texts, which load with that part. */
export const LandingMessagesContext = createContext<LandingMessages | undefined>(undefined);

/** Props of {@link LandingMessagesProvider}. */
export interface LandingMessagesProviderProps {
  /**
   * The same set on the server and in the browser. A constant: a new object before hydration makes React discard the
   * server's HTML of lazily loaded sections.
   */
  messages: LandingMessages;
  children: ReactNode;
}

/** Sets the language of the parts of this library inside it. Without a provider it is Uzbek. */
export const LandingMessagesProvider = ({ messages, children }: LandingMessagesProviderProps) => (
  <LandingMessagesContext.Provider value={messages}>{children}</LandingMessagesContext.Provider>
);

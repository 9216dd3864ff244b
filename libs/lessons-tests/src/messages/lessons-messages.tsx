import { createContext, useContext, type ReactNode } from 'react';
// A type only: each part of the library loads only its own texts.
import type { uzbekLessonsMessages } from './uzbek-lessons-messages.js';

type Uzbek = typeof uzbekLessonsMessages;

/** All texts of the library in one language. Lessons, questions and explanations come from the back end. */
export interface LessonsMessages {
  /** The classes, the lesson and its video. */
  page: Uzbek['page'];
  /** The experiments of a lesson. */
  experiments: Uzbek['experiments'];
  /** Figures of lessons, questions and practice items. */
  figures: Uzbek['figures'];
  /** The bars below a page: where to continue, and what to read before. */
  progress: Uzbek['progress'];
  /** The prediction of a lesson. */
  prediction: Uzbek['prediction'];
  test: Uzbek['test'];
  practice: Uzbek['practice'];
  /** A practical work and its sheet. */
  practical: Uzbek['practical'];
  /** Answers to practice items that are sent from any page. */
  answers: Uzbek['answers'];
  learnerPage: Uzbek['learnerPage'];
}

const MessagesContext = createContext<LessonsMessages | undefined>(undefined);

/** Props of {@link LessonsMessagesProvider}. */
export interface LessonsMessagesProviderProps {
  /** The same set on the server and in the browser. */
  messages: LessonsMessages;
  children: ReactNode;
}

/** Sets the language of the parts of this library inside it. Without a provider it is Uzbek. */
export const LessonsMessagesProvider = ({ messages, children }: LessonsMessagesProviderProps) => (
  <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>
);

/** The messages of the surrounding provider. Each part of the library adds its Uzbek set, which loads with it. */
export const useProvidedMessages = (): LessonsMessages | undefined => useContext(MessagesContext);

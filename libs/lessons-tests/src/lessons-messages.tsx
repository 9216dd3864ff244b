import { createContext, useContext, type ReactNode } from 'react';
import type { answerStrings } from './answers/practice/answer-strings.js';
import type { learnerPageStrings } from './learner-page/learner-page-strings.js';
import type { experimentStrings } from './lesson/experiments/experiment-strings.js';
import type { practiceStrings } from './practice/practice-strings.js';
import type { strings } from './strings.js';
import type { strings as testStrings } from './test-strings.js';

/** All texts of the library in one language. Lessons, questions and explanations come from the back end. */
export interface LessonsMessages {
  /** The classes, the lesson and its video. */
  page: typeof strings;
  experiments: typeof experimentStrings;
  test: typeof testStrings;
  practice: typeof practiceStrings;
  /** Answers to practice items that are sent from any page. */
  answers: typeof answerStrings;
  learnerPage: typeof learnerPageStrings;
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

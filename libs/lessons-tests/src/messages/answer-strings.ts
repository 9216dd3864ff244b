import { useProvidedMessages, type LessonsMessages } from './lessons-messages.js';

/** Texts of sent answers, apart from those of practice: other pages send answers too. */
export const answerStrings = {
  rejected: 'Javobni tekshirib boʻlmadi. Uni qayta yozib koʻring.',
};

/** The texts of answers that are sent from any page. */
export const useAnswerMessages = (): LessonsMessages['answers'] =>
  useProvidedMessages()?.answers ?? answerStrings;

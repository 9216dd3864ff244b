import { useProvidedMessages, type LessonsMessages } from './lessons-messages.js';

/** The texts of the prediction of a lesson. */
export const predictionStrings = {
  choose: 'Bashoratingizni tanlang',
  note: 'Bashorat tekshirilmaydi: javobni mavzuni oʻqib topasiz.',
  chosen: 'Sizning bashoratingiz:',
  thinkFirst: 'Avval oʻz bashoratingizni tanlang',
};

/** The texts of the prediction of a lesson. */
export const usePredictionMessages = (): LessonsMessages['prediction'] =>
  useProvidedMessages()?.prediction ?? predictionStrings;

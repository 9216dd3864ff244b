import { searchKey } from '@zarra/uzbek';

/** A word of a text: its place and its search key. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly key: string;
}

// An apostrophe of any form is part of a word inside it and at its end: “oʻ”, “sanʼat”.
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’‘ʻʼ`´]*/gu;

/** The words of a text with their places, for marks. */
export const splitWords = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    key: searchKey(word),
  }));

/** The search keys of the words of a text; none for a text without letters and digits. */
export const wordKeys = (text: string): string[] => searchKey(text).split(' ').filter(Boolean);

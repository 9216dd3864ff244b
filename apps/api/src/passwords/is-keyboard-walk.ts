/** Rows and columns of keyboards, and alphabets, in both directions. */
const WALKS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  // German and French keyboards
  'qwertzuiopü',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'qwertyasdfgh',
  'asdfghzxcvbn',
  'qwertyuiopasdfghjklzxcvbnm',
  'qazwsxedcrfvtgbyhnujm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((row) => [row, [...row].reverse().join('')]);

/** The shortest part whose repetition is the whole text. */
function periodOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length);
    if (text.length % length === 0 && part.repeat(text.length / length) === text) return part;
  }
  return text;
}

/** A repeated part of up to this many characters is as easy to guess as one repeated character. */
const MAX_SHORT_PERIOD = 3;

/** Whether a lower-case text follows a keyboard row, a keyboard column or an alphabet, or repeats up to three characters. */
export function isKeyboardWalk(text: string): boolean {
  const part = periodOf(text);
  return (part !== text && part.length <= MAX_SHORT_PERIOD) || WALKS.some((walk) => walk.includes(part));
}

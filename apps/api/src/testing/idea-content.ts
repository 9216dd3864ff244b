import { testContent } from './content.js';
import type { FileTexts } from './folder.js';
import { practiceContent } from './practice-content.js';

/** Ideas that the questions and items of {@link contentWithIdeas} stand for. */
const ideas = `- id: teskari
  believes: MAXFIY-FIKR Tezlik vaqtning yoʻlga nisbati deb oʻylanadi.
  fails: Tez yurgan odam bir soatda koʻproq yoʻl bosadi.
  try: Bir soatlik yoʻllarni solishtiring.
- id: birlik-farqsiz
  believes: MAXFIY-FIKR Kilometr va metr bitta narsa deb oʻylanadi.
  fails: Bir kilometr ming metr.
  try: Ikkala birlikda yozing.
`;

const practice = String(Object.values(practiceContent())[0])
  .replace('  section: tezlik\n', '  section: tezlik\n  ideas:\n    - birlik-farqsiz\n')
  .replace('koʻpaytirilgan.\n', 'koʻpaytirilgan.\n      idea: teskari\n');

const lesson = testContent['lessons/7-sinf/tezlik.md'].replace(
  '    correct: 1\n    explanation: "Taʼrif',
  '    correct: 1\n    ideas:\n      2: teskari\n    explanation: "Taʼrif',
);

/** The small curriculum with ideas: option 2 of the question on the formula, a wrong option and the numeric item have one. */
export const contentWithIdeas: FileTexts = {
  'ideas.yaml': ideas,
  'lessons/7-sinf/tezlik.md': lesson,
  'practice/7-sinf/tezlik.yaml': practice,
};

import { testContent } from './content.js';
import type { FileTexts } from './folder.js';

const classes = `- slug: 7-sinf
  name: 7-sinf
  chapters:
    - key: kinematika
      title: Kinematika
    - key: dinamika
      title: Dinamika
- slug: 8-sinf
  name: 8-sinf
  chapters:
    - key: elektr
      title: Elektr
`;

const plan = `lessons:
  - class: 7-sinf
    lesson: tezlik
    chapter: kinematika
    state: draft
    topics:
      - tezlik
      - masala-tezlik
  - class: 7-sinf
    lesson: tezlanish
    chapter: kinematika
    state: planned
    title: Tezlanish
    topics:
      - tezlanish
  - class: 7-sinf
    lesson: kuch
    chapter: dinamika
    state: draft
    topics:
      - kuch
  - class: 8-sinf
    lesson: zaryad
    chapter: elektr
    state: planned
    title: Elektr zaryad
    topics:
      - zaryad
  - class: 8-sinf
    lesson: tok
    chapter: elektr
    state: draft
    topics:
      - tok
topics:
  - id: tezlik
    number: "7.01"
    class: 7-sinf
    title: Tezlik
    hours: 2
    formulas:
      - v = s / t
    quantities:
      - symbol: v
        name: tezlik
        unit: m/s
  - id: masala-tezlik
    number: "7.02"
    class: 7-sinf
    title: "Masalalar yechish: tezlik"
    needs:
      - tezlik
  - id: tezlanish
    number: "7.03"
    class: 7-sinf
    title: Tezlanish
    formulas:
      - a = (v − v_0) / t
    needs:
      - tezlik
    practical: Tezlanishni aniqlash
    note: Izoh muallif uchun.
  - id: kuch
    number: "7.04"
    class: 7-sinf
    title: Kuch
    formulas:
      - F = m a
    needs:
      - tezlanish
  - id: zaryad
    number: "8.01"
    class: 8-sinf
    title: Elektr zaryad
  - id: tok
    number: "8.02"
    class: 8-sinf
    title: Elektr toki
    formulas:
      - I = q / t
    needs:
      - zaryad
      - tezlik
`;

const glossary = `- uz: trayektoriya
  ru: траектория
  en: trajectory
  avoid:
    - traektoriya
    - yoʻl chizigʻi (kinematikada)
  class: 7-sinf
  group: kinematika
- uz: tok kuchi
  symbol: I
  unit: A
  ru: сила тока
  en: current
  avoid:
    - tok miqdori
  class: 8-sinf
  group: elektr
`;

const withChapter = (text: string, chapter: string): string =>
  text.replace(/^order: \d+\n/m, (order) => `${order}chapter: ${chapter}\n`);

/** The small curriculum with a plan, in which two lessons have no text yet, and terms. */
export const contentWithCourse = {
  'classes.yaml': classes,
  'topics.yaml': plan,
  'glossary.yaml': glossary,
  'lessons/7-sinf/tezlik.md': withChapter(testContent['lessons/7-sinf/tezlik.md'], 'kinematika'),
  'lessons/7-sinf/kuch.md': withChapter(testContent['lessons/7-sinf/kuch.md'], 'dinamika'),
  'lessons/8-sinf/tok.md': withChapter(testContent['lessons/8-sinf/tok.md'], 'elektr'),
} as const satisfies FileTexts;

/** A file of {@link contentWithCourse} with a part of its text replaced. */
export function editedCourse(
  file: keyof typeof contentWithCourse,
  part: string,
  replacement: string,
): FileTexts {
  const text: string = contentWithCourse[file];
  if (!text.includes(part)) throw new Error(`${file} has no "${part}"`);
  return { ...contentWithCourse, [file]: text.replace(part, () => replacement) };
}

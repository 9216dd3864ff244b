import type { LessonBody, SchoolClassBody, TestQuestion, TestResult } from '@zarra/contracts';

/** A question as the server sends it before there is a result: without its answer key. */
export const aQuestion = (parts: Partial<TestQuestion> = {}): TestQuestion => ({
  id: 1,
  question: 'Jism tekis harakat qilganda uning tezligi qanday boʻladi?',
  option1: 'Oʻzgarmaydi',
  option2: 'Ortadi',
  option3: 'Kamayadi',
  option4: 'Nolga teng',
  correct_option: null,
  ...parts,
});

/** A lesson as the server sends it to a signed-in learner, with one question. */
export const aLesson = (parts: Partial<LessonBody> = {}): LessonBody => ({
  id: 1,
  lesson: 'Toʻgʻri chiziqli tekis harakat',
  description: 'Tekis harakatda yoʻl $s = vt$ formula bilan topiladi.',
  videoUrl: '/media/videos/tekis-harakat.mp4',
  tests: [aQuestion()],
  tests_count: 1,
  ...parts,
});

/** A school class as the server sends it, with one lesson. */
export const aSchoolClass = (parts: Partial<SchoolClassBody> = {}): SchoolClassBody => ({
  id: 1,
  name: '7-sinf',
  lessons: [aLesson()],
  ...parts,
});

/** A stored result as our server sends it: the one question of {@link aLesson} answered rightly. */
export const aResult = (parts: TestResult = {}): Required<TestResult> => ({
  percentage: 100,
  answers: { 1: 1 },
  correct_answers: 1,
  total_tests: 1,
  correct_options: { 1: 1 },
  explanations: { 1: 'Tekis harakatda tezlik vaqt oʻtishi bilan oʻzgarmaydi.' },
  questions: [aQuestion({ correct_option: 1 })],
  ...parts,
});

import type { Kysely } from 'kysely';
import type { AnsweredQuestion, Tables } from '../database/tables.js';
import type { Learner } from '../http/endpoint-routes.js';

type Source = Pick<Learner, 'id' | 'sessionId'>;

/** A question with the learner's answer. */
const answeredQuestion = (question: AnsweredQuestion, answers: Readonly<Record<string, number>>) => ({
  id: question.id,
  question: question.question,
  options: [question.option1, question.option2, question.option3, question.option4],
  chosen_option: answers[question.id] ?? null,
  correct_option: question.correct_option,
  explanation: question.explanation,
});

async function readResults(db: Kysely<Tables>, { id }: Source) {
  const results = await db
    .selectFrom('results')
    // A removed lesson has no title any more.
    .leftJoin('lessons', 'lessons.id', 'results.lesson_id')
    .leftJoin('classes', 'classes.id', 'lessons.class_id')
    .select(['lesson_id', 'lessons.title as lesson', 'classes.name as class'])
    .select(['percentage', 'correct_answers', 'total_tests', 'answers', 'results.questions', 'created_at'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .orderBy('results.id')
    .execute();
  return results.map(({ answers, questions, created_at, ...result }) => ({
    ...result,
    submitted_at: created_at,
    questions: questions.map((question) => answeredQuestion(question, answers)),
  }));
}

async function readSessions(db: Kysely<Tables>, { id, sessionId }: Source) {
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'used_at', 'rotated_at', 'device'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
  return sessions.map(({ id: sid, created_at, used_at, rotated_at, device }) => ({
    began_at: created_at,
    used_at,
    tokens_renewed_at: rotated_at,
    device,
    current: sid === sessionId,
  }));
}

/** Started recoveries of the password. A learner has few: they are deleted after a day. */
const readRecoveries = (db: Kysely<Tables>, { id }: Source) =>
  db
    .selectFrom('recovery_codes')
    .leftJoin('recovery_keys', 'recovery_keys.code_id', 'recovery_codes.id')
    .select(['recovery_codes.email_key as email', 'recovery_codes.created_at as code_created_at'])
    .select(['mailed_at', 'mails', 'expires_at', 'closed_at', 'device_tries', 'stranger_tries'])
    .select(['recovery_keys.created_at as requested_at', 'known_device', 'tries', 'verified_at', 'used_at'])
    .where('user_id', '=', id)
    .orderBy('recovery_codes.id')
    .orderBy('recovery_keys.created_at')
    .execute();

const readEmailChanges = (db: Kysely<Tables>, { id }: Source) =>
  db
    .selectFrom('email_changes')
    .select(['email', 'created_at'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();

async function readUsernameForms(db: Kysely<Tables>, { id }: Source) {
  const rows = await db
    .selectFrom('username_skeletons')
    .select('skeleton')
    .where('user_id', '=', id)
    .orderBy('skeleton')
    .execute();
  return rows.map(({ skeleton }) => skeleton);
}

/** Where the learner stopped in lessons. */
const readLessonPlaces = (db: Kysely<Tables>, { id }: Source) =>
  db
    .selectFrom('lesson_places')
    // A removed lesson has no title any more.
    .leftJoin('lessons', 'lessons.id', 'lesson_places.lesson_id')
    .select(['lesson_id', 'lessons.title as lesson', 'heading', 'video_position', 'reached_at'])
    .where('user_id', '=', id)
    .orderBy('reached_at')
    .orderBy('lesson_id')
    .execute();

const readInvestigations = (db: Kysely<Tables>, { id }: Source) =>
  db
    .selectFrom('investigations')
    .select(['experiment', 'investigation', 'state', 'prediction', 'measured'])
    .where('user_id', '=', id)
    .orderBy('experiment')
    .orderBy('investigation')
    .execute();

/** Answers to practice items. */
const readPracticeAnswers = (db: Kysely<Tables>, { id }: Source) =>
  db
    .selectFrom('practice_tries')
    // A removed item has no key any more.
    .leftJoin('practice_items', 'practice_items.id', 'practice_tries.item_id')
    .leftJoin('lessons', 'lessons.id', 'practice_items.lesson_id')
    .select(['item_id', 'practice_items.key as item', 'lessons.title as lesson', 'seed', 'number', 'answer'])
    .select(['is_right', 'due', 'answered_at'])
    .where('user_id', '=', id)
    .orderBy('answered_at')
    .orderBy('item_id')
    .execute();

const readPracticeCards = (db: Kysely<Tables>, { id }: Source) =>
  db
    .selectFrom('practice_cards')
    .select(['item_id', 'tries', 'is_right', 'due', 'memory'])
    .where('user_id', '=', id)
    .orderBy('item_id')
    .execute();

/** Contact messages that the learner sent while signed in. */
const readContactMessages = (db: Kysely<Tables>, { id }: Source) =>
  db
    .selectFrom('contact_messages')
    .select(['name', 'phone', 'message', 'created_at'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();

/**
 * The section of the export with the rows of each table that refers to a learner. A table that is missing here fails
 * `account-tables.test.ts`.
 */
export const sectionsByTable = {
  users: 'account',
  username_skeletons: 'username_forms',
  sessions: 'sessions',
  results: 'results',
  recovery_codes: 'recoveries',
  recovery_keys: 'recoveries',
  email_changes: 'email_changes',
  lesson_places: 'lesson_places',
  investigations: 'investigations',
  practice_tries: 'practice_answers',
  practice_cards: 'practice_schedule',
  contact_messages: 'contact_messages',
} as const satisfies { readonly [Table in keyof Tables]?: string };

/** All rows that name a learner by section, without secrets. */
type LearnerData = Readonly<Record<(typeof sectionsByTable)[keyof typeof sectionsByTable], unknown>>;

/** @returns undefined for a deleted learner */
export async function readLearnerData(db: Kysely<Tables>, learner: Source): Promise<LearnerData | undefined> {
  const account = await db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'created_at', 'disabled_at'])
    .where('id', '=', learner.id)
    .executeTakeFirst();
  if (!account) return undefined;
  return {
    account,
    username_forms: await readUsernameForms(db, learner),
    sessions: await readSessions(db, learner),
    results: await readResults(db, learner),
    recoveries: await readRecoveries(db, learner),
    email_changes: await readEmailChanges(db, learner),
    lesson_places: await readLessonPlaces(db, learner),
    investigations: await readInvestigations(db, learner),
    practice_answers: await readPracticeAnswers(db, learner),
    practice_schedule: await readPracticeCards(db, learner),
    contact_messages: await readContactMessages(db, learner),
  };
}

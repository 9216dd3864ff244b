import { randomUUID } from 'node:crypto';
import { scoreTest } from '@zarra/contracts/scoring';
import type { Kysely } from 'kysely';
import { emailKey, usernameKey, type Tables } from '../database/tables.js';

const TIME = new Date('2026-03-01T10:00:00.123Z');

/** Texts that a format of lines could damage. */
const TEXTS = ['Gʻayrat “qoʻshtirnoq” 😀', 'a\nb\tc\\n "d"', 'e\u2028f\u2029g', "'; drop table users; --"];

const questions = Array.from({ length: 3 }, (_, index) => ({
  id: index + 1,
  question: TEXTS[index] ?? '',
  option1: '1',
  option2: '2',
  option3: '3',
  option4: '4',
  correct_option: index + 1,
  explanation: '',
}));

/** Inserts a user with a session, a recovery, a message, a waiting mail and the given number of results. */
export async function insertUser(db: Kysely<Tables>, username: string, results = 3): Promise<number> {
  const email = `${username}@zarra.uz`;
  const { id } = await db
    .insertInto('users')
    .values({
      username,
      username_key: usernameKey(username),
      email,
      email_key: emailKey(email),
      password_hash: '',
      created_at: TIME,
      disabled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sessions')
    .values({ id: randomUUID(), user_id: id, counter: 7, created_at: TIME, rotated_at: TIME, used_at: TIME })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values({
      email_key: email,
      user_id: id,
      salt: '',
      digits: 6,
      created_at: TIME,
      expires_at: TIME,
      mailed_at: TIME,
      mails: 1,
      closed_at: null,
    })
    .execute();
  await db
    .insertInto('contact_messages')
    .values({ name: username, phone: '+998901234567', message: TEXTS.join('\n'), created_at: TIME })
    .execute();
  await db
    .insertInto('outbox')
    .values({
      sealed: 'x',
      created_at: TIME,
      expires_at: TIME,
      next_attempt_at: TIME,
      attempts: 0,
      claimed_at: null,
    })
    .execute();
  for (let lesson = 1; lesson <= results; lesson += 1) {
    const answers = { 1: 1, 2: (lesson % 4) + 1, 3: 3 };
    await db
      .insertInto('results')
      .values({
        user_id: id,
        lesson_id: lesson,
        ...scoreTest(questions, answers),
        answers: JSON.stringify(answers),
        questions: JSON.stringify(questions),
        created_at: TIME,
      })
      .execute();
  }
  return id;
}

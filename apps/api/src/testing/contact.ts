import type { TestApp } from './app.js';
import { post } from './learner.js';

export const validMessage = {
  name: 'Dilnoza',
  phone: '+998 90 123 45 67',
  message: 'Assalomu alaykum!\nSavolim bor.',
};

let visitors = 0;

/** Sends a contact message, by default from a new client address. */
export function sendMessage(app: Pick<TestApp, 'fastify'>, changes: object = {}, from?: string) {
  visitors += 1;
  const address = from ?? `10.7.${visitors >> 8}.${visitors & 255}`;
  return post(app, '/contact-message/', { ...validMessage, ...changes }, { from: address });
}

/** The stored messages by id. */
export const storedMessages = ({ database }: Pick<TestApp, 'database'>) =>
  database.db.selectFrom('contact_messages').selectAll().orderBy('id').execute();

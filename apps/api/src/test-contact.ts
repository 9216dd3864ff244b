import type { TestApp } from './test-app.js';
import { post } from './test-learner.js';

export const goodMessage = {
  name: 'Dilnoza',
  phone: '+998 90 123 45 67',
  message: 'Assalomu alaykum!\nSavolim bor.',
};

let visitors = 0;

/** Leaves a message; from an address nobody has used before unless one is given. */
export function leave(app: Pick<TestApp, 'fastify'>, changes: object = {}, from?: string) {
  visitors += 1;
  const address = from ?? `10.7.${visitors >> 8}.${visitors & 255}`;
  return post(app, '/contact-message/', { ...goodMessage, ...changes }, { from: address });
}

/** What is kept, in order. */
export const keptMessages = ({ database }: Pick<TestApp, 'database'>) =>
  database.db.selectFrom('contact_messages').selectAll().orderBy('id').execute();

import fastify from 'fastify';
import { handleError } from './error-handler.js';
import { handlerDeadlines } from './handler-deadlines.js';
import { messages } from './messages.js';

const app = fastify();
app.setErrorHandler(handleError);
const never = () => new Promise<never>(() => undefined);
const later = () => new Promise((resolve) => setTimeout(() => resolve('whole'), 300));
beforeAll(async () => {
  await app.register(handlerDeadlines, { readMs: 50, writeMs: 60 });
  app.get('/read', never).post('/write', never);
  app.get('/hook', { onRequest: never }, () => 'x');
  app.get('/files/*', later).get('/memory', { config: { inMemory: true } }, later);
});
afterAll(() => app.close());

test.each([
  ['GET', '/read'],
  ['HEAD', '/read'],
  ['POST', '/write'],
  ['GET', '/hook'],
] as const)('%s %s without a response at the deadline is 503', async (method, url) => {
  const response = await app.inject({ method, url });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  if (method !== 'HEAD') expect(response.json()).toEqual({ detail: messages.unavailable });
});

test.each(['/files/film.mp4', '/memory'])('%s has no deadline', async (url) => {
  expect((await app.inject(url)).body).toBe('whole');
});

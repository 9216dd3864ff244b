import { endpoints, type Endpoint } from '@zarra/contracts';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onResponseHookHandler,
  RouteShorthandOptions,
} from 'fastify';
import type { $ZodType, output } from 'zod/v4/core';
import type { Authenticate, Learner } from '../sessions/authenticate.js';
import type { CsrfCookie } from './csrf-cookie.js';
import { refuseForeign } from './refuse-foreign.js';
import { Refusal } from './refusal.js';
import { validate } from './validate.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which call of the contracts a route answers. */
    readonly endpoint?: keyof typeof endpoints;
  }
}

export const API_PREFIX = '/api';

type Endpoints = typeof endpoints;
type BodyOf<E> = E extends { readonly request?: infer S extends $ZodType } ? output<S> : undefined;

/** The calls whose `access` is `session`, for the types of their handlers. */
export const sessionCalls = [
  'authMe',
  'lessonTestResult',
  'submitTest',
] as const satisfies (keyof Endpoints)[];

/** The calls whose `personal` is set, for the types of their handlers. */
export const personalCalls = ['classes'] as const satisfies (keyof Endpoints)[];

interface Call<E> {
  readonly body: BodyOf<E>;
  /** As the path has them, by name; empty without any. */
  readonly params: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
}

/** Answers one call; body and path parameters arrive checked by the contract. */
export type Handler<E, Extra = unknown> = (call: Call<E> & Extra, reply: FastifyReply) => unknown;

type ExtraOf<Name> = Name extends (typeof sessionCalls)[number]
  ? { readonly learner: Learner }
  : Name extends (typeof personalCalls)[number]
    ? { readonly learner?: Learner }
    : unknown;

export type Handlers = { readonly [Name in keyof Endpoints]?: Handler<Endpoints[Name], ExtraOf<Name>> };

/** `/lesson-test-result/{id}/` as the router writes it. */
const routeOf = (endpoint: Endpoint): string => API_PREFIX + endpoint.path.replace(/\{(\w+)\}/g, ':$1');

function paramsOf(endpoint: Endpoint, request: FastifyRequest): Readonly<Record<string, string>> {
  if (!endpoint.params) return {};
  try {
    return validate(endpoint.params, request.params) as Record<string, string>;
  } catch {
    throw new Refusal(404, 'notFound'); // A wrong number in an address names nothing.
  }
}

/** Reading public lists is most of the traffic and not worth a line, nor a logger for each request. */
const withoutChild: NonNullable<RouteShorthandOptions['childLoggerFactory']> = (logger) => logger;

/** Whom a public call comes from: somebody without a living session is answered like any visitor. */
async function recognise(authenticate: Authenticate, request: FastifyRequest): Promise<Learner | undefined> {
  try {
    return await authenticate(request);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const isPublicList = ({ access, method }: Endpoint): boolean => access === 'public' && method === 'GET';

const logAnswer: onResponseHookHandler = ({ log, method, url }, reply, done) => {
  // What stands behind the ? is nobody's business.
  log.info(
    { method, path: url.split('?', 1)[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
    'answered',
  );
  done();
};

export interface Guards {
  readonly authenticate: Authenticate;
  readonly csrfCookie: CsrfCookie;
}

/** Routes every call of the contracts; the ones without a handler answer 501. */
export function registerEndpoints(
  app: FastifyInstance,
  handlers: Handlers,
  { authenticate, csrfCookie }: Guards,
): void {
  const learners = new WeakMap<FastifyRequest, Learner>();

  /** Who may call at all: asked before the body is even read. */
  const admit = (endpoint: Endpoint): onRequestAsyncHookHandler =>
    async function admitCall(request, reply) {
      reply.header('cache-control', 'no-store');
      if (endpoint.method === 'POST') {
        refuseForeign(request);
        csrfCookie.check(request, reply);
      }
      if (endpoint.access === 'session') learners.set(request, await authenticate(request));
    };

  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const handler = handlers[name as keyof Endpoints] as Handler<unknown, { learner?: Learner }> | undefined;
    const named = name === 'register';
    app.route({
      method: endpoint.method,
      url: routeOf(endpoint),
      ...(isPublicList(endpoint)
        ? { childLoggerFactory: withoutChild }
        : { onRequest: admit(endpoint), onResponse: logAnswer }),
      config: { endpoint: name as keyof Endpoints },
      handler: (request, reply) => {
        const params = paramsOf(endpoint, request);
        if (endpoint.request && request.body === undefined) throw new Refusal(400, 'emptyBody');
        const body = (endpoint.request && validate(endpoint.request, request.body, { named })) as undefined;
        if (!handler) throw new Refusal(501, 'notBuilt');
        const answerTo = (learner: Learner | undefined) =>
          handler({ body, params, request, ...(learner && { learner }) }, reply);
        return endpoint.personal && request.headers.authorization !== undefined
          ? recognise(authenticate, request).then(answerTo)
          : answerTo(learners.get(request));
      },
    });
  }
}

const methodsByPath = Object.values<Endpoint>(endpoints).map(({ path, method }) => ({
  pattern: new RegExp(`^${API_PREFIX}${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '/?')}$`),
  methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
}));

/** Methods a path of the API answers to; none for an unknown path. */
export function allowedMethods(path: string): readonly string[] {
  return methodsByPath.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
}

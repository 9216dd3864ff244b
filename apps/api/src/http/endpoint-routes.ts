import { endpoints, type Endpoint } from '@zarra/contracts';
import type { calls } from '@zarra/contracts/calls';
import type {
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onResponseHookHandler,
  onSendAsyncHookHandler,
  preHandlerAsyncHookHandler,
  RouteShorthandOptions,
} from 'fastify';
import fp from 'fastify-plugin';
import type { $ZodType, output } from 'zod/v4/core';
import { HttpError } from './http-error.js';
import { API_PREFIX, pathOf } from './paths.js';
import { rejectCrossSite } from './reject-cross-site.js';
import { validate } from './validate.js';

declare module 'fastify' {
  interface FastifyInstance {
    readonly authenticate: Authenticate;
    /** Implements an endpoint of the contracts. */
    readonly implement: <Name extends keyof Endpoints>(
      name: Name,
      handler: Handler<Endpoints[Name], ExtraOf<(typeof calls)[Name]>>,
    ) => void;
  }
  interface FastifyContextConfig {
    /** The endpoint of the contracts that a route implements. */
    readonly endpoint?: keyof typeof endpoints;
  }
}

type Endpoints = typeof endpoints;
type BodyOf<E> = E extends { readonly request?: infer S extends $ZodType } ? output<S> : undefined;

/** The signed-in learner who sent a request. */
export interface Learner {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  /** Id of the session of the request. */
  readonly sessionId: string;
}

/**
 * Finds the learner who sent a request. Waits while other requests of the session run.
 * @throws HttpError 401 without an active session, 403 when staff disabled the account, 429 above the limit of the session
 */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Learner>;

interface EndpointRequest<E> {
  readonly body: BodyOf<E>;
  /** Path parameters by name; empty without any. */
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters by name; empty without any. */
  readonly query: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
}

/** Handles the requests of one endpoint; body, path and query parameters are already validated by the contract. */
export type Handler<E, Extra = unknown> = (
  request: EndpointRequest<E> & Extra,
  reply: FastifyReply,
) => unknown;

/** What a handler gets besides the request, by the access of its call in the table of contracts. */
type ExtraOf<Call> = Call extends { readonly access: 'session' }
  ? { readonly learner: Learner }
  : Call extends { readonly variesByUser: true }
    ? { readonly learner?: Learner }
    : unknown;

/** `/lesson-test-result/{id}/` in the router's syntax. */
const routeOf = (endpoint: Endpoint): string => API_PREFIX + endpoint.path.replace(/\{(\w+)\}/g, ':$1');

function paramsOf(endpoint: Endpoint, request: FastifyRequest): Readonly<Record<string, string>> {
  if (!endpoint.params) return {};
  try {
    return validate(endpoint.params, request.params) as Record<string, string>;
  } catch {
    throw new HttpError(404, 'notFound'); // No resource has such a path.
  }
}

/** Public lists are most of the traffic: they are not logged, and a logger for each request would cost time. */
const reuseLogger: NonNullable<RouteShorthandOptions['childLoggerFactory']> = (logger) => logger;

const logResponse: onResponseHookHandler = ({ log, method, url }, reply, done) => {
  // The query string is not logged: it may hold personal data.
  log.info(
    { method, path: pathOf(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
    'request completed',
  );
  done();
};

type AnyHandler = Handler<unknown, { readonly learner?: Learner }>;

/** Routes every endpoint of the contracts; an endpoint that no plugin implements responds with 501. */
export const endpointRoutes = fp(
  (app) => {
    const { authenticate, csrfCookie, limits } = app;
    const handlers = new Map<string, AnyHandler>();
    app.decorate('implement', (name, handler) => void handlers.set(name, handler as AnyHandler));
    const learners = new WeakMap<FastifyRequest, Learner>();

    /** Checks the sender before the body is read. */
    const authorize =
      ({ method, access }: Endpoint): onRequestAsyncHookHandler =>
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (method !== 'GET') {
          rejectCrossSite(request);
          csrfCookie.verify(request, reply);
        }
        if (access === 'session') learners.set(request, await authenticate(request, reply));
      };

    const spenderOf = ({ id, sessionId }: Learner) => ({ sessionId, userId: id });

    /** Counts what a learner sends. @throws HttpError 429 above the budget */
    const countBody: preHandlerAsyncHookHandler = async (request) => {
      const learner = learners.get(request);
      if (!learner || request.body === undefined) return;
      // A body in chunks has no length.
      const length = Number(request.headers['content-length'] ?? JSON.stringify(request.body).length);
      await limits.spend('stored', spenderOf(learner), length);
    };

    /** Counts what a learner gets. */
    const countResponse: onSendAsyncHookHandler = async (request, _reply, payload) => {
      const learner = learners.get(request);
      if (learner && (typeof payload === 'string' || Buffer.isBuffer(payload)))
        await limits.record('sent', spenderOf(learner), Buffer.byteLength(payload));
      return payload;
    };

    /** The learner who sent a public request; undefined without an active session. */
    const optionalLearner = (request: FastifyRequest, reply: FastifyReply): Promise<Learner | undefined> =>
      authenticate(request, reply).then(
        (learner) => {
          learners.set(request, learner);
          return learner;
        },
        (error: unknown) => {
          if (error instanceof HttpError && error.status !== 429) return undefined;
          throw error;
        },
      );

    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const nameField = name === 'register';
      app.route({
        method: endpoint.method,
        url: routeOf(endpoint),
        ...(endpoint.access === 'public' && endpoint.method === 'GET'
          ? { childLoggerFactory: reuseLogger }
          : { onRequest: authorize(endpoint), onResponse: logResponse }),
        ...(endpoint.access === 'session' && { preHandler: countBody }),
        ...((endpoint.access === 'session' || endpoint.variesByUser) && { onSend: countResponse }),
        config: {
          endpoint: name as keyof Endpoints,
          inMemory: endpoint.access === 'public' && endpoint.method === 'GET' && !endpoint.variesByUser,
        },
        handler: (request, reply) => {
          const params = paramsOf(endpoint, request);
          if (endpoint.request && request.body === undefined) throw new HttpError(400, 'emptyBody');
          const body = (endpoint.request &&
            validate(endpoint.request, request.body, { nameField })) as undefined;
          const query = endpoint.query
            ? (validate(endpoint.query, request.query) as Record<string, string>)
            : {};
          const handler = handlers.get(name);
          if (!handler) throw new HttpError(501, 'notImplemented');
          const handle = (learner: Learner | undefined) =>
            handler({ body, params, query, request, ...(learner && { learner }) }, reply);
          return endpoint.variesByUser && request.headers.authorization !== undefined
            ? optionalLearner(request, reply).then(handle)
            : handle(learners.get(request));
        },
      });
    }
  },
  {
    name: 'endpoints',
    dependencies: ['authenticate', 'csrf-cookie', 'handler-deadlines', 'json-body', 'limits'],
  },
);

const methodsByPath = Object.values<Endpoint>(endpoints).map(({ path, method }) => ({
  pattern: new RegExp(`^${API_PREFIX}${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '/?')}$`),
  methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
}));

/** Methods that a path of the API allows; none for an unknown path. */
export function allowedMethods(path: string): readonly string[] {
  return methodsByPath.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
}

import { endpoints, type Endpoint } from '@zarra/contracts';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onResponseHookHandler,
  RouteShorthandOptions,
} from 'fastify';
import type { $ZodType, output } from 'zod/v4/core';
import { Refusal } from './refusal.js';
import { validate } from './validate.js';

export const API_PREFIX = '/api';

type Endpoints = typeof endpoints;
type Shape<E, Key extends string> = E extends { readonly [K in Key]?: infer S extends $ZodType }
  ? output<S>
  : undefined;

/** Answers one call; body and path parameters arrive checked by the contract. */
export type Handler<E> = (
  call: {
    readonly body: Shape<E, 'request'>;
    readonly params: Shape<E, 'params'>;
    readonly request: FastifyRequest;
  },
  reply: FastifyReply,
) => unknown;

export type Handlers = { readonly [Name in keyof Endpoints]?: Handler<Endpoints[Name]> };

/** `/lesson-test-result/{id}/` as the router writes it. */
const routeOf = (endpoint: Endpoint): string => API_PREFIX + endpoint.path.replace(/\{(\w+)\}/g, ':$1');

function paramsOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (!endpoint.params) return undefined;
  try {
    return validate(endpoint.params, request.params);
  } catch {
    throw new Refusal(404, 'notFound'); // A wrong number in an address names nothing.
  }
}

/** Reading public lists is most of the traffic and not worth a line, nor a logger for each request. */
const withoutChild: NonNullable<RouteShorthandOptions['childLoggerFactory']> = (logger) => logger;

const isPublicList = ({ access, method }: Endpoint): boolean => access === 'public' && method === 'GET';

const logAnswer: onResponseHookHandler = ({ log, method, url }, reply, done) => {
  log.info({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  done();
};

/** Routes every call of the contracts; the ones without a handler answer 501. */
export function registerEndpoints(app: FastifyInstance, handlers: Handlers): void {
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const handler = handlers[name as keyof Endpoints] as Handler<unknown> | undefined;
    app.route({
      method: endpoint.method,
      url: routeOf(endpoint),
      ...(isPublicList(endpoint) ? { childLoggerFactory: withoutChild } : { onResponse: logAnswer }),
      handler: (request, reply) => {
        const params = paramsOf(endpoint, request) as undefined;
        if (endpoint.request && request.body === undefined) throw new Refusal(400, 'emptyBody');
        const body = (endpoint.request && validate(endpoint.request, request.body)) as undefined;
        if (!handler) throw new Refusal(501, 'notBuilt');
        return handler({ body, params, request }, reply);
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

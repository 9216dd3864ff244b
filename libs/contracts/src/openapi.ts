import { toJSONSchema, type $ZodType } from 'zod/v4/core';
import type { Endpoint } from './endpoint.js';
import * as endpoints from './endpoints.js';
import { entityId } from './entity-id.js';
import { errorBody } from './error-body.js';

const integer = { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

const schemaOf = (schema: $ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    // Ids of our server are integers.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema !== entityId) return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, integer);
    },
  });
  return rest;
};

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** Schemas of parameters by their names. */
const shapesOf = (schema: $ZodType | undefined): Record<string, object> =>
  schema ? (schemaOf(schema, 'input')['properties'] as Record<string, object>) : {};

const parametersOf = ({ path, params, query }: Endpoint) => {
  const shapes = shapesOf(params);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: shapes[name] ?? { type: 'string' },
  }));
  const inQuery = Object.entries(shapesOf(query)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: true,
    schema,
  }));
  return [...inPath, ...inQuery];
};

const operationOf = (endpoint: Endpoint) => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  ...(endpoint.access === 'session' ? { security: [{ bearer: [] }] } : {}),
  parameters: parametersOf(endpoint),
  ...(endpoint.request
    ? { requestBody: { required: true, ...json(schemaOf(endpoint.request, 'input')) } }
    : {}),
  responses: {
    [endpoint.status]: { description: 'Success', ...json(schemaOf(endpoint.response, 'output')) },
    ...Object.fromEntries(
      endpoint.errorStatuses.map((status) => [status, { $ref: '#/components/responses/Error' }]),
    ),
    default: { $ref: '#/components/responses/Error' },
  },
});

/**
 * Builds the OpenAPI 3.1 document of all calls from the schemas that validate them.
 * @param serverUrl base address the paths are relative to, e.g. `/api`
 */
export function buildOpenApiDocument(serverUrl: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Zarra API',
      version: '1.0.0',
      description: 'Calls of the Zarra physics-learning platform. Errors have an Uzbek text in `detail`.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Error: { description: 'An error with a text for people', ...json(schemaOf(errorBody, 'output')) },
      },
    },
  };
}

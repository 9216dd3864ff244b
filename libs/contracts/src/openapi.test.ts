import { endpoints, type Endpoint } from './index.js';
import { buildOpenApiDocument } from './openapi.js';

type Json = Record<string, unknown>;

const document = buildOpenApiDocument('/api');
/** The document after serialization. */
const published = JSON.parse(JSON.stringify(document)) as Json;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): Json & { path: string; method: string } => ({
    ...(operation as Json),
    path,
    method,
  })),
);

/** All objects in a value, at any depth. */
const objectsOf = (value: unknown): Json[] =>
  typeof value === 'object' && value !== null
    ? [...(Array.isArray(value) ? [] : [value as Json]), ...Object.values(value).flatMap(objectsOf)]
    : [];

describe('the OpenAPI document', () => {
  test('is JSON of version 3.1 with title, version, server and paths', () => {
    expect(published).toEqual(document);
    expect(published).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: { title: expect.any(String), version: expect.any(String) },
      servers: [{ url: '/api' }],
    });
  });

  test('it contains every call once, with a unique id', () => {
    const ids = operations.map((operation) => operation['operationId']);

    expect(operations).toHaveLength(Object.keys(endpoints).length);
    expect(new Set(ids).size).toBe(ids.length);
    const methods = operations.map(({ method }) => method);
    expect(methods.filter((method) => !['get', 'post', 'put', 'delete'].includes(method))).toEqual([]);
  });

  test('every reference resolves within the document', () => {
    const references = objectsOf(published).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));

    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      expect(reference).toMatch(/^#\//);
      const target = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((part, key) => (part as Json | undefined)?.[key], published);
      expect(target).toEqual(expect.any(Object));
    }
  });

  test('exactly the parameters of the path and of the query are declared', () => {
    const inQuery: string[] = [];
    for (const { operationId, path, parameters } of operations) {
      const declared = parameters as { name: string; in: string; required: boolean; schema: Json }[];
      const namesIn = (place: string) => declared.filter((each) => each.in === place).map(({ name }) => name);
      expect(namesIn('path')).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      inQuery.push(...namesIn('query').map((name) => `${String(operationId)} ${name}`));
      expect(declared).toHaveLength(namesIn('path').length + namesIn('query').length);
      expect(declared.every((each) => each.required && each.schema['type'] === 'string')).toBe(true);
    }
    expect(inQuery).toEqual(['search q', 'practice scope']);
  });

  test('every call declares one success response and its errors', () => {
    for (const { responses } of operations) {
      const statuses = Object.keys(responses as Json);
      expect(statuses.every((status) => /^(default|[1-5]\d\d)$/.test(status))).toBe(true);
      expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
      expect(statuses).toContain('default');
    }
    for (const { description } of operations
      .flatMap(({ responses }) => Object.values(responses as Record<string, Json>))
      .filter(({ $ref }) => !$ref)) {
      expect(description).toEqual(expect.any(String));
    }
  });

  test('exactly the calls with a body declare a required JSON body', () => {
    const withoutBody = Object.values<Endpoint>(endpoints).filter(({ request }) => request === undefined);
    for (const { operationId, requestBody } of operations) {
      if (withoutBody.some(({ name }) => name === operationId)) expect(requestBody).toBeUndefined();
      else
        expect(requestBody).toMatchObject({
          required: true,
          content: { 'application/json': { schema: { type: 'object' } } },
        });
    }
  });

  test('only guarded calls require the bearer token, with a declared scheme', () => {
    const guarded = operations.filter(({ security }) => security).map(({ operationId }) => operationId);

    // The document groups its operations by path.
    expect(guarded.sort()).toEqual(
      Object.values<Endpoint>(endpoints)
        .filter(({ access }) => access === 'session')
        .map(({ name }) => name)
        .sort(),
    );
    expect(guarded).toContain('submitTest');
    expect(document.components.securitySchemes).toHaveProperty('bearer');
  });

  test('ids are integers, those of sessions UUIDs: other texts that clients accept as ids are of other back ends', () => {
    const ids = objectsOf(published['paths']).flatMap(({ properties }) => {
      const id = (properties as Json | undefined)?.['id'];
      return id === undefined ? [] : [id];
    });

    expect(ids.length).toBeGreaterThan(5);
    const kinds = ids.map((id) => [(id as Json)['type'], (id as Json)['format']].join(' '));
    expect(kinds.filter((kind) => kind !== 'integer ')).toEqual(['string uuid']);
    expect(JSON.stringify(published)).not.toContain('\\S');
  });

  test('schemas declare no dialect and use only types of JSON Schema', () => {
    const known = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
    for (const { path: _, ...part } of operations) {
      for (const { $schema, type } of objectsOf(part)) {
        expect($schema).toBeUndefined();
        if (typeof type === 'string') expect(known).toContain(type);
      }
    }
  });
});

import { calls, loadEndpoint } from './calls.js';
import { endpoints, type Endpoint } from './index.js';

/** Names of the fields of a schema, or of a list's items. */
const fieldsOf = (schema: unknown): string[] => {
  const { def } = schema as { def: { shape?: Record<string, unknown>; element?: unknown } };
  return def.element ? fieldsOf(def.element) : Object.keys(def.shape ?? {});
};

const isList = (schema: unknown) => (schema as { def: { type: string } }).def.type === 'array';

/** Specification §7: call, payload fields, fields of its response that the site uses. */
const table: [string, string[], string[]][] = [
  ['GET /auth-me/', [], ['username', 'email']],
  ['POST /token/refresh/', ['refresh'], ['access']],
  ['POST /login/', ['username', 'password'], ['access', 'refresh']],
  ['POST /register/', ['username', 'email', 'password'], []],
  ['POST /forgot-password/', ['email'], ['otp_key']],
  ['POST /verify-otp/', ['otp_code', 'otp_key'], []],
  ['POST /reset-password/', ['otp_key', 'new_password'], []],
  ['GET /simulators/', [], ['id', 'title', 'description', 'image', 'link', 'types', 'categories']],
  ['GET /contact/', [], ['phone', 'email', 'address', 'socials']],
  ['POST /contact-message/', ['name', 'phone', 'message'], ['id', 'detail']],
  ['GET /lessons/', [], ['id', 'lesson']],
  ['GET /about/', [], ['description']],
  ['GET /classes/', [], ['name', 'lessons']],
  ['GET /lesson-test-result/{lessonId}/', [], ['percentage', 'answers', 'correct_answers', 'total_tests']],
  ['POST /submit-test/', ['lesson', 'answers'], ['percentage', 'correct_answers', 'total_tests']],
];
/** Additive, optional fields of a payload: the honeypot. */
const additiveFields: Readonly<Record<string, string[]>> = { 'POST /contact-message/': ['website'] };

const all = Object.values<Endpoint>(endpoints);
const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const specified = all.filter((endpoint) => table.some(([call]) => call === callOf(endpoint)));

describe('the endpoint table', () => {
  test('holds the 15 calls of the specification, each once', () => {
    expect(specified.map(callOf).sort()).toEqual(table.map(([call]) => call).sort());
  });

  test.each(table)('%s takes %j', (call, payload, used) => {
    const endpoint = all.find((each) => callOf(each) === call);
    expect(endpoint).toBeDefined();
    expect(endpoint?.request ? fieldsOf(endpoint.request) : []).toEqual([
      ...payload,
      ...(additiveFields[call] ?? []),
    ]);
    expect(fieldsOf(endpoint?.response)).toEqual(expect.arrayContaining(used));
  });

  test('the lists of the specification are lists, every other response of it is one object', () => {
    const lists = specified.filter(({ response }) => isList(response)).map(callOf);

    expect(lists.sort()).toEqual([
      'GET /about/',
      'GET /classes/',
      'GET /contact/',
      'GET /lessons/',
      'GET /simulators/',
    ]);
  });

  test('of the specification, only the three calls about a learner need a session', () => {
    expect(specified.filter(({ access }) => access === 'session').map(callOf)).toEqual([
      'GET /auth-me/',
      'GET /lesson-test-result/{lessonId}/',
      'POST /submit-test/',
    ]);
  });

  test('each call that needs a session declares 401 and 403', () => {
    const guarded = all.filter(({ access }) => access === 'session');

    expect(
      guarded.every(({ errorStatuses }) => errorStatuses.includes(401) && errorStatuses.includes(403)),
    ).toBe(true);
  });

  test('calls and their names are unique, paths end with a slash, every POST and PUT has a body and no GET', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(callOf)).size).toBe(all.length);
    expect(all.every(({ path }) => /^\/[a-z{}/A-Z-]+\/$/.test(path))).toBe(true);
    const callsWithBody = all.filter(({ request }) => request !== undefined).map(callOf);
    expect(callsWithBody.filter((call) => !/^(?:POST|PUT) /.test(call))).toEqual(['DELETE /account/']);
    const changes = all.filter(({ method }) => method === 'POST' || method === 'PUT');
    expect(changes.every(({ request }) => request !== undefined)).toBe(true);
  });

  test('every path parameter has its shape and its pattern', () => {
    for (const { path, params, patterns } of all) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(params ? fieldsOf(params) : []).toEqual(named);
      expect(Object.keys(patterns ?? {})).toEqual(named);
    }
  });
});

describe('calls', () => {
  test('each call has an endpoint with the same name and the same fields', () => {
    expect(Object.keys(calls).sort()).toEqual(Object.keys(endpoints).sort());
    for (const [name, call] of Object.entries(calls)) {
      expect(endpoints[name as keyof typeof endpoints]).toMatchObject(call);
    }
  });

  test.each(Object.entries(calls))('%s loads its endpoint', async (name, call) => {
    expect(await loadEndpoint(call)).toBe(endpoints[name as keyof typeof endpoints]);
  });
});

describe('shapes', () => {
  test('option numbers are integers from 1 to 4, in answers and in keys', () => {
    const submit = (option: unknown) =>
      endpoints.submitTest.request?.safeParse({ lesson: 1, answers: { 7: option } }).success;

    expect([1, 2, 3, 4].every(submit)).toBe(true);
    expect([0, 5, 1.5, '1', null].some(submit)).toBe(false);
  });

  const read = (body: unknown) => endpoints.lessonTestResult.response.safeParse(body);

  test('the percentage of a result is an integer from 0 to 100', () => {
    const result = (percentage: unknown) =>
      read({ percentage, answers: {}, correct_answers: 0, total_tests: 1 }).success;

    expect([0, 67, 100].every(result)).toBe(true);
    expect([-1, 101, 66.7, '67', NaN].some(result)).toBe(false);
  });

  test.each([[{}], [{ percentage: null }], [{ detail: 'Natija yoʻq' }]])(
    '%j is accepted and has no percentage',
    (body) => {
      expect(read(body).success).toBe(true);
      expect(read(body).data?.percentage ?? null).toBeNull();
    },
  );

  test('a lesson may have no tests and only the address of its video', () => {
    const { data } = endpoints.classes.response.safeParse([
      { id: 1, name: '7-sinf', lessons: [{ id: 2, lesson: 'Kuch', tests: null, videoUrl: '/v.mp4' }] },
    ]);
    expect(data?.[0]?.lessons).toHaveLength(1);
  });

  test('the id of a lesson in a path is an integer from 1 with at most nine digits', () => {
    const accepts = (lessonId: string) =>
      endpoints.lessonTestResult.params &&
      'issues' in endpoints.lessonTestResult.params['~standard'].validate({ lessonId });

    expect(['1', '42', '999999999'].some(accepts)).toBe(false);
    expect(['0', '-1', '1.5', '01', '1000000000', 'x', '', '../x'].every(accepts)).toBe(true);
  });

  test('clients of other back ends may send other ids of lessons, but no path segments with a meaning', () => {
    const accepts = (id: string) => calls.lessonTestResult.patterns.lessonId.test(id);

    expect(['1', 'fizika-1', '3f2b8a52-6f0e', '...', 'a/b'].every(accepts)).toBe(true);
    expect(['', '.', '..'].some(accepts)).toBe(false);
  });

  test('the honeypot of a contact message may be missing, empty or any text of limited length', () => {
    const accepts = (honeypot: object) =>
      endpoints.contactMessage.request?.safeParse({
        name: 'Ali',
        phone: '+998901234567',
        message: 'Salom',
        ...honeypot,
      }).success;

    expect([{}, { website: '' }, { website: 'x'.repeat(4000) }].every(accepts)).toBe(true);
    expect([{ website: 'x'.repeat(4001) }, { website: null }, { website: 1 }].some(accepts)).toBe(false);
  });

  test.each([
    ['an empty object', {}, true],
    ['id and text', { id: 7, detail: 'Rahmat' }, true],
    ['an id that is not an integer', { id: '7' }, false],
    ['a text that is a number', { detail: 1 }, false],
  ])('the response to a contact message: %s (%j) is valid: %s', (_, body, valid) => {
    expect(endpoints.contactMessage.response.safeParse(body).success).toBe(valid);
  });

  test('unknown fields of a response are ignored', () => {
    expect(endpoints.login.response.safeParse({ access: 'a', refresh: 'b', user: 1 }).success).toBe(true);
  });
});

import { aPracticeOutcome } from '@zarra/api-client/practice-testing';
import { aTokenPair } from '@zarra/api-client/testing';
import type { PracticeAnswer, PracticeItem, PracticeOutcome } from '@zarra/api-client/practice';

/** Response of the server: a body with its status, no response, or none ever. */
export type PracticeResponse =
  { readonly status: number; readonly body?: unknown; readonly retryAfter?: number } | 'offline' | 'pending';

/** An answer that the server has received. */
export interface ReceivedAnswer {
  readonly subject: string;
  readonly id: number;
  readonly seed: string;
  readonly answer: PracticeAnswer;
}

const isRight = (answer: PracticeAnswer, { solution }: PracticeOutcome): boolean => {
  if (answer.kind === 'numeric') return /^4\s?800(?:\s?N)?$|^4,8\s?kN$/.test(answer.text);
  if (answer.kind === 'point') {
    const { at } = answer;
    const [right] = solution.kind === 'point' ? solution.regions : [];
    if (!right) return false;
    const isBetween = (value: number, [from, to]: readonly number[]) => value >= from! && value <= to!;
    return 'region' in at ? at.region === right.region : isBetween(at.x, right.x) && isBetween(at.y, right.y);
  }
  return JSON.stringify(answer) === JSON.stringify(solution);
};

/** A time in this number of days, at noon. */
const inDays = (days: number): string => new Date(new Date().setHours(12) + days * 86_400_000).toISOString();

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

/**
 * A mocked server of practice with the rules of ours: the first answer to a variant stands, and answered items are not sent again.
 */
export function createPracticeServer(items: readonly PracticeItem[]) {
  const outcomes = new Map<string, PracticeOutcome>();
  const server = {
    items,
    /** When the next item is due, for an empty round. */
    nextDue: null as string | null,
    remaining: 200,
    /** Parts of each outcome. */
    outcome: {} as Partial<PracticeOutcome>,
    /** Received answers in order, repeated ones too. */
    received: [] as ReceivedAnswer[],
    /** Scopes of the requested rounds. */
    scopes: [] as string[],
    /** Number of requests for the learner of the session. */
    sessionChecks: 0,
    /** A round is sent after this, with the items at the time of its request. */
    beforeRound: Promise.resolve(),
    /** Replaces the responses of a path, such as `/practice/`. */
    responses: {} as Record<string, PracticeResponse | undefined>,
    /** Signs a learner in on this device. */
    signIn(subject: string) {
      const pair = aTokenPair({ subject });
      localStorage.setItem('refreshToken', pair.refresh);
      localStorage.setItem('accessToken', pair.access);
    },
    /** Responds to a request, as `fetch` does. */
    async handle(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const path = url.pathname.replace(/^\/api/, '');
      const override = server.responses[path];
      if (override === 'pending') return new Promise(() => undefined);
      if (override === 'offline') return Response.error();
      const claims = request.headers.get('authorization')?.split('.')[1];
      if (claims === undefined) return json({ detail: 'Tizimga kiring.' }, 401);
      const { sub } = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as { sub: string };
      if (path === '/practice/answers/') {
        const sent = (await request.json()) as Omit<ReceivedAnswer, 'subject'>;
        server.received.push({ subject: sub, ...sent });
      }
      if (override) {
        const { status, body = {}, retryAfter } = override;
        return json(body, status, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
      }
      if (path === '/auth-me/') {
        server.sessionChecks += 1;
        return json({ username: sub, email: null });
      }
      if (path === '/practice/') {
        const scope = url.searchParams.get('scope') ?? '';
        server.scopes.push(scope);
        if (scope === 'lesson:404') return json({ detail: 'Bunday dars yoʻq.' }, 404);
        const open = server.items.filter(({ id, seed }) => !outcomes.has(`${sub} ${id} ${seed}`));
        await server.beforeRound;
        return json({ items: open, remaining: server.remaining, next_due: server.nextDue });
      }
      const { id, seed, answer } = server.received.at(-1)!;
      const item = server.items.find((each) => each.id === id && each.seed === seed);
      if (!item) return json({ detail: 'Bu topshiriq oʻzgargan.' }, 404);
      const key = `${sub} ${id} ${seed}`;
      const right = aPracticeOutcome(item.kind, { due: inDays(6), lesson: item.lesson });
      const outcome = outcomes.get(key) ?? {
        ...right,
        ...(!isRight(answer, right) && { right: false, due: inDays(1) }),
        ...server.outcome,
      };
      outcomes.set(key, outcome);
      return json(outcome);
    },
  };
  return server;
}

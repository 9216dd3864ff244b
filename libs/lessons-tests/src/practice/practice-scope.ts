import type { PracticeScope } from '@zarra/api-client/practice';

/** Parameter of the address with the scope. */
const SCOPE_PARAMETER = 'scope';

/** The scope in the query of an address: today's items without one. The server checks its form. */
export const scopeOf = (search: string): PracticeScope =>
  (new URLSearchParams(search).get(SCOPE_PARAMETER) || 'today') as PracticeScope;

/** Kind of a scope: `item`, `lesson`, `chapter`, `class`, `mistakes`, `today`. */
export const scopeKind = (scope: string): string => scope.split(':', 1)[0] ?? '';

/** Whether all items of a scope belong to one lesson. */
export const isOfOneLesson = (scope: string): boolean => ['item', 'lesson'].includes(scopeKind(scope));

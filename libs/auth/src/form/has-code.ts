import { isRefused } from '@zarra/api-client';
import type { refusalCodes } from '@zarra/contracts';

/** Whether the server refused with this `code` for programs. */
export const hasCode = (error: unknown, code: (typeof refusalCodes)[keyof typeof refusalCodes]): boolean =>
  isRefused(error) && (Object(error.body) as { code?: unknown }).code === code;

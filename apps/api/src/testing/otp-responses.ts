import type { RecoveryResponse } from './recovery.js';

export const WRONG = { status: 400, body: { detail: 'Kod xato. Qayta urinib ko‘ring.' } };
export const EXHAUSTED = {
  status: 400,
  body: { detail: 'Kod juda koʻp marta xato kiritildi. Yangi kod soʻrang.' },
};
export const EXPIRED = {
  status: 400,
  body: { detail: 'Kodning amal qilish vaqti tugadi. Yangi kod soʻrang.' },
};
export const RIGHT = { status: 200, body: { detail: 'Kod tasdiqlandi. Endi yangi parolni kiriting.' } };
export const ALREADY = { status: 400, body: { code: 'already_verified' } };

export const count = (responses: readonly RecoveryResponse[], detail: string): number =>
  responses.filter(({ body }) => body['detail'] === detail).length;

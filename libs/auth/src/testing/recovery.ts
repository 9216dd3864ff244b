// The recovery of a password in tests: the data of its first step, and the fields of its screens.
import { field } from './open.js';

export const recovery = { email: 'dilnoza@maktab.uz', otpKey: 'kalit-1' };
/** History entry of a screen with the data of the first step. */
export const afterFirstStep = (pathname: string) => ({ pathname, state: recovery });

export const email = () => field('Elektron pochta');
export const code = () => field('Xatdagi kod');
export const newPassword = () => field('Yangi parol');
export const confirmation = () => field('Yangi parolni takrorlang');

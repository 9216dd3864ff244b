import { config } from 'zod/mini';

// Zod compiles object checks with `new Function` where it may; a page under a strict content security
// policy may not, and even the attempt is reported as a violation. Set before the first schema is made.
config({ jitless: true });

export * as z from 'zod/mini';

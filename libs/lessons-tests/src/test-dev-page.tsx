/// <reference types="vite/client" />
import { createApiClient } from '@zarra/api-client';
import { answer } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import formulaStyles from 'katex/dist/katex.min.css?url';
import { useState } from 'react';
import { Frame, lessonsRouter } from './test-frame.js';
import { classes } from './test-lessons.js';

/** What the network answers on the library's own page (`npx nx dev-page @zarra/lessons-tests`). */
export const handlers = [answer(endpoints.classes, classes)];

/** Text that the page shows once the network has answered. */
export const answeredText = 'Mexanik harakat';

export const Page = () => {
  const [router] = useState(() => lessonsRouter({ client: createApiClient(), formulaStyles }, '/learn'));
  return <Frame router={router} />;
};

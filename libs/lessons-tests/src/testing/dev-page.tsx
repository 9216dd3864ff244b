/// <reference types="vite/client" />
import { createApiClient } from '@zarra/api-client';
import { respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { useState } from 'react';
import { classes } from './lesson-fixtures.js';
import { createLessonsRouter, LessonsApp } from './lessons-app.js';

/** Mocked responses of the library's own page (`npx nx dev-page @zarra/lessons-tests`). */
export const handlers = [respond(endpoints.classes, classes)];

/** Text that the page shows after the response has arrived. */
export const expectedText = 'Mexanik harakat';

export const Page = () => {
  const [router] = useState(() => createLessonsRouter({ client: createApiClient() }, '/learn'));
  return <LessonsApp router={router} />;
};

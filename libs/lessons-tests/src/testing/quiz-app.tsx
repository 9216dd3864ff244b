import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createApiClient, createTokenStore, type ApiClient, type TokenStore } from '@zarra/api-client';
import { classesQuery } from '@zarra/api-client/classroom';
import { StrictMode, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { useFinishedLessons } from '../learner/finished-lessons.js';
import { LessonTest } from '../lesson-test/lesson-test.js';
import { useLearner } from '../learner/use-learner.js';

/** Address of the sign-in screen, including the return address. */
export const LOGIN_ADDRESS = '/login?next=%2Flearn%3Ftopic%3D7';

interface ScreenProps {
  client: ApiClient;
  tokens: TokenStore;
}

const Screen = ({ client, tokens }: ScreenProps) => {
  const learner = useLearner(client, tokens);
  const lesson = useQuery({ ...classesQuery(client), networkMode: 'always' }).data?.[0]?.lessons[0];
  const finished = useFinishedLessons(learner);
  if (!lesson) return <p>Darslar yuklanmoqda…</p>;
  return (
    <main>
      <h1>{lesson.title}</h1>
      <LessonTest
        key={lesson.id}
        client={client}
        lesson={lesson}
        learner={learner}
        loginAddress={LOGIN_ADDRESS}
        practiceAddress="/mashq?scope=lesson:7"
      />
      <output aria-label="Tugatilgan">{JSON.stringify([...finished])}</output>
    </main>
  );
};

/** The sign-in screen. It shows the notice that it gets as the navigation state. */
const Login = () => (
  <>
    <h1>Kirish</h1>
    <output aria-label="Xabar">{JSON.stringify(useLocation().state)}</output>
  </>
);

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Manzil">{pathname + search}</output>;
};

interface QuizAppProps {
  fetch?: typeof fetch;
}

/** An app with a lesson's test and a separate token store, client and query cache. */
export const QuizApp = ({ fetch }: QuizAppProps) => {
  const [{ queries, ...services }] = useState(() => {
    const tokens = createTokenStore();
    return {
      tokens,
      client: createApiClient({ tokens, log: () => undefined, ...(fetch && { fetch }) }),
      queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    };
  });
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={['/learn']}>
          <Routes>
            <Route path="/learn" element={<Screen {...services} />} />
            <Route path="/login" element={<Login />} />
          </Routes>
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>
  );
};

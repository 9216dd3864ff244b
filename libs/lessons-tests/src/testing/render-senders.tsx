import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createApiClient, createTokenStore } from '@zarra/api-client';
import { StrictMode } from 'react';
import { SubmissionSender } from '../answers/submission-sender.js';

/** Renders two senders of one page. */
export const renderSenders = () => {
  const tokens = createTokenStore();
  const client = createApiClient({ tokens, log: () => undefined });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <SubmissionSender client={client} tokens={tokens} />
        <SubmissionSender client={client} tokens={tokens} />
      </QueryClientProvider>
    </StrictMode>,
  );
};

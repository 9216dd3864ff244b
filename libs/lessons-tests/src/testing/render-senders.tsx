import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createApiClient, createTokenStore, type ApiClient, type TokenStore } from '@zarra/api-client';
import { StrictMode, type ComponentType } from 'react';

/**
 * Renders two senders of one page.
 * @param SubmissionSender is not imported here: it would be below every test support
 */
export const renderSenders = (SubmissionSender: ComponentType<{ client: ApiClient; tokens: TokenStore }>) => {
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

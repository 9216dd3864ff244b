import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ApiClient } from '@zarra/api-client';
import { ContactSection } from '../contact/contact-section.js';

/** A query client without retries: failures are immediate. */
const withoutRetries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

interface ContactPageProps {
  client: ApiClient;
  queries?: QueryClient;
}

/** The contact section on a page, as in a shell. */
export const ContactPage = ({ client, queries = withoutRetries() }: ContactPageProps) => (
  <QueryClientProvider client={queries}>
    <main>
      <ContactSection client={client} />
    </main>
  </QueryClientProvider>
);

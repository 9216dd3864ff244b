import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createApiClient, createTokenStore } from '@zarra/api-client';
import { pages } from '@zarra/contracts';
import { ThemeStyles, ToastProvider } from '@zarra/ui-kit';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate, type InitialEntry } from 'react-router';
import {
  AccountSettings,
  ForgotPasswordScreen,
  LoginScreen,
  RegisterScreen,
  ResetPasswordScreen,
  SessionProvider,
  VerifyCodeScreen,
} from '../index.js';

const labels = { region: 'Bildirishnomalar', close: 'Yopish' };

/** The current address for tests, and a back button. */
const AddressBar = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <footer hidden>
      <output aria-label="Manzil">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Brauzerda orqaga</button>
    </footer>
  );
};

interface ShellProvidersProps {
  /** History entries. The last one is displayed. */
  entries: InitialEntry[];
  children: ReactNode;
}

/** The providers of a shell. */
export const ShellProviders = ({ entries, children }: ShellProvidersProps) => {
  const [{ client, tokens, queries }] = useState(() => {
    const store = createTokenStore();
    return {
      tokens: store,
      client: createApiClient({ tokens: store, log: () => undefined }),
      queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    };
  });
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={entries}>
        <SessionProvider client={client} tokens={tokens}>
          <ToastProvider labels={labels}>
            <ThemeStyles />
            <main>{children}</main>
            <AddressBar />
          </ToastProvider>
        </SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
};

/** The screen of the account, which opens the sign-in as the shell does. */
const Account = () => {
  const navigate = useNavigate();
  return <AccountSettings onSignInRequired={() => void navigate(pages.login, { replace: true })} />;
};

interface AccountSiteProps {
  /** History entries. The last one is displayed. */
  entries: InitialEntry[];
  onSignedIn?: (target: string) => void;
}

/** The account screens with the providers of a shell. */
export const AccountSite = ({ entries, onSignedIn = () => undefined }: AccountSiteProps) => (
  <ShellProviders entries={entries}>
    <Routes>
      <Route path={pages.login} element={<LoginScreen onSignedIn={onSignedIn} />} />
      <Route path={pages.register} element={<RegisterScreen />} />
      <Route path={pages.forgotPassword} element={<ForgotPasswordScreen />} />
      <Route path={pages.verifyCode} element={<VerifyCodeScreen />} />
      <Route path={pages.resetPassword} element={<ResetPasswordScreen />} />
      <Route path={pages.account} element={<Account />} />
      <Route path="*" element={<h1>Boshqa sahifa</h1>} />
    </Routes>
  </ShellProviders>
);

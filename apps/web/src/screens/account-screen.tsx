import {
  ForgotPasswordScreen,
  LoginScreen,
  RegisterScreen,
  ResetPasswordScreen,
  VerifyCodeScreen,
} from '@zarra/auth';
import { ToastProvider } from '@zarra/ui-kit';
import { PageHead } from './head/page-head.js';
import { staticPageMeta } from './head/static-pages.js';

const screens = {
  login: <LoginScreen onSignedIn={(target) => location.replace(target)} />,
  register: <RegisterScreen />,
  forgotPassword: <ForgotPasswordScreen />,
  verifyCode: <VerifyCodeScreen />,
  resetPassword: <ResetPasswordScreen />,
};

/** One of the five account screens. Toasts stay visible on the next account screen. */
export const AccountScreen = ({ name }: { name: keyof typeof screens }) => (
  <>
    <PageHead {...staticPageMeta[name]} />
    <ToastProvider labels={{ region: 'Xabarlar', close: 'Xabarni yopish' }}>{screens[name]}</ToastProvider>
  </>
);

import {
  ForgotPasswordScreen,
  LoginScreen,
  RegisterScreen,
  ResetPasswordScreen,
  VerifyCodeScreen,
} from '@zarra/auth';
import { ToastProvider } from '@zarra/ui-kit';
import { PageHead } from '../head/page-head.js';
import { plainPages } from '../head/plain-pages.js';
import { strings } from '../strings.js';

const screens = {
  login: <LoginScreen onSignedIn={(target) => location.replace(target)} />,
  register: <RegisterScreen />,
  forgotPassword: <ForgotPasswordScreen />,
  verifyCode: <VerifyCodeScreen />,
  resetPassword: <ResetPasswordScreen />,
};

/** One of the five account screens; a message of one outlives the step to the next. */
export const AccountScreen = ({ name }: { name: keyof typeof screens }) => (
  <>
    <PageHead {...plainPages[name]} />
    <ToastProvider labels={strings.toasts}>{screens[name]}</ToastProvider>
  </>
);

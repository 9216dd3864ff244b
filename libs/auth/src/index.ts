export { SessionProvider, type SessionProviderProps } from './session/session-provider.js';
export type { Session, SessionUser } from './session/session.js';
export { useSession } from './session/use-session.js';
export { useSignOut } from './session/use-sign-out.js';

export { LoginScreen, type LoginScreenProps } from './screens/login-screen.js';
export { RegisterScreen } from './screens/register-screen.js';
export { ForgotPasswordScreen } from './screens/forgot-password-screen.js';
export { VerifyCodeScreen } from './screens/verify-code-screen.js';
export { ResetPasswordScreen } from './screens/reset-password-screen.js';

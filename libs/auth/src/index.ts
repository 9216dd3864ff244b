export { SessionProvider, type SessionProviderProps } from './session/session-provider.js';
export { useSession, useSignOut, type Session } from './session/use-session.js';
export type { SessionUser } from '@zarra/api-client/session';

export { LoginScreen, type LoginScreenProps } from './screens/login-screen.js';
export type { LoginNotice } from './screens/login-notice.js';
export { RegisterScreen } from './screens/register-screen.js';
export { ForgotPasswordScreen } from './screens/forgot-password-screen.js';
export { VerifyCodeScreen } from './screens/verify-code-screen.js';
export { ResetPasswordScreen } from './screens/reset-password-screen.js';
export { AccountSettings, type AccountSettingsProps } from './account/account-settings.js';

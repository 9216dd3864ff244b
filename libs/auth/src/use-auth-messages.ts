import { useContext } from 'react';
import { AuthMessagesContext, type AuthMessages } from './auth-messages.js';
import { strings } from './strings.js';

/** The texts of the surrounding provider for all account screens. */
export const useAuthMessages = (): AuthMessages['screens'] =>
  useContext(AuthMessagesContext)?.screens ?? strings;

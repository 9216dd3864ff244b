import { useContext } from 'react';
import { AuthMessagesContext, type AuthMessages } from '../auth-messages.js';
import { accountStrings } from './strings.js';

/** The texts of the surrounding provider for the own account. A separate file: only its screen loads the default. */
export const useSettingsMessages = (): AuthMessages['settings'] =>
  useContext(AuthMessagesContext)?.settings ?? accountStrings;

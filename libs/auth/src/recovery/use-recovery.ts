import { pages } from '@zarra/contracts';
import { useToast } from '@zarra/ui-kit';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { withNext } from '../safe-target.js';
import { useAuthMessages } from '../messages/screen-strings.js';
import { readSavedRecovery, parseRecovery, type Recovery } from './recovery.js';

/**
 * The recovery of this step. Without one the hook opens the first step and shows a toast with the reason.
 * @returns undefined during the redirect
 */
export function useRecovery(): Recovery | undefined {
  const { search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const toast = useToast();
  const { startAgain } = useAuthMessages().forgot;
  const [recovery] = useState(() => parseRecovery(state) ?? readSavedRecovery());

  useEffect(() => {
    if (recovery) return;
    toast.info(startAgain);
    void navigate(withNext(pages.forgotPassword, search), { replace: true });
  }, [recovery, toast, startAgain, navigate, search]);

  return recovery;
}

import { pages } from '@zarra/contracts';
import { useToast } from '@zarra/ui-kit';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { withNext } from '../safe-target.js';
import { strings } from '../strings.js';
import { keptRecovery, recoveryOf, type Recovery } from './recovery.js';

/**
 * The recovery this step goes on with. Without one the learner is led to its beginning, and told why.
 * @returns undefined while being led away
 */
export function useRecovery(): Recovery | undefined {
  const { search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const toast = useToast();
  const [recovery] = useState(() => recoveryOf(state) ?? keptRecovery());

  useEffect(() => {
    if (recovery) return;
    toast.info(strings.forgot.startAgain);
    void navigate(withNext(pages.forgotPassword, search), { replace: true });
  }, [recovery, toast, navigate, search]);

  return recovery;
}

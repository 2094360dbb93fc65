import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { notify } from '../ui/notices.ts';

/** Goes home and signs out there: on a guarded screen the guard would turn the leaving member away. */
export function useSignOut() {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const outside = leaving && pathname === PATHS.home;

  useEffect(() => {
    if (!outside) return;
    import('../lib/auth.ts')
      .then(({ signOut }) => signOut())
      .catch(() => notify({ text: 'You could not be signed out. Try again.', tone: 'failure' }))
      .finally(() => setLeaving(false));
  }, [outside]);

  return {
    signingOut: leaving,
    signOut: () => {
      setLeaving(true);
      void navigate(PATHS.home);
    },
  };
}

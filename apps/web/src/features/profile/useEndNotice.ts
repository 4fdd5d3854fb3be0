import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createObservable } from '../../shared/observable.ts';
import { type AuthNotice, makeNoticeState } from '../auth/parts/authNotice.ts';

/** Why a session ends, in the navigation state of the page, from which the sign-in page shows it. */
export interface EndNotice {
  /** Resolves once the page has it, so that the session may end. */
  readonly give: (notice: AuthNotice) => Promise<void>;
  readonly takeBack: () => void;
}

/** The notice of a page whose session may end. A navigation is not in the page at once. */
export function useEndNotice(): EndNotice {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [shown] = useState(() => createObservable<unknown>(state));
  useEffect(() => {
    shown.write(state);
  }, [shown, state]);
  return {
    give: (notice) =>
      new Promise((resolve) => {
        const stop = shown.subscribe(() => {
          stop();
          resolve();
        });
        void navigate('.', { replace: true, state: makeNoticeState(notice) });
      }),
    takeBack: () => void navigate('.', { replace: true, state: null }),
  };
}

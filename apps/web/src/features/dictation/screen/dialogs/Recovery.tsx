import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { DictationWorkspace } from '../../workspace/createDictationWorkspace.ts';

const RecoveryDialog = lazy(() => import('./RecoveryDialog.tsx'));

/** What was left unfinished at the last visit, when there is something. */
export function Recovery({ desk }: { desk: DictationWorkspace }) {
  const offered = useSelector(desk.recovery, (state) => state.hasTag('offered'));
  return <Suspense>{offered && <RecoveryDialog recovery={desk.recovery} />}</Suspense>;
}

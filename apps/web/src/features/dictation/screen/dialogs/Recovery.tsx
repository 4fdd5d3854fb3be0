import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { DictationWorkspace } from '../../workspace/createDictationWorkspace.ts';

const RecoveryDialog = lazy(() => import('./RecoveryDialog.tsx'));

/** What was left unfinished at the last visit, when there is something. */
export function Recovery({ workspace }: { workspace: DictationWorkspace }) {
  const offered = useSelector(workspace.recovery, (state) => state.hasTag('offered'));
  return <Suspense>{offered && <RecoveryDialog recovery={workspace.recovery} />}</Suspense>;
}

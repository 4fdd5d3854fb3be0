import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { VersionsDialogProps } from './useComparison.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

/**
 * The earlier versions while they are asked for. Without an answer of the server, e.g. offline, the
 * list has those of this device, and says that the others did not come.
 */
export function ShownVersions(props: Omit<VersionsDialogProps, 'id'>) {
  const { actor, facts, id } = props.opened;
  const { conversation } = useSyncExternalStore(facts.subscribe, facts.read);
  const isShown = useSelector(
    actor,
    (state) => state.hasTag('listing') || state.hasTag('comparing') || state.hasTag('restoring'),
  );
  return isShown && <VersionsDialog {...props} id={conversation?.id ?? id} />;
}

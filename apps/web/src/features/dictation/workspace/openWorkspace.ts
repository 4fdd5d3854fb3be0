import { countWaiting } from '@nevisa/machines';
import type { MemberScope } from '../../../app/userScope.ts';
import { createWritingChoice } from '../../settings/writing/createWritingChoice.ts';
import { createWritingActor } from '../../settings/writing/writingActor.ts';
import { createDictationWorkspace, type DictationWorkspace } from './createDictationWorkspace.ts';
import type { DictationPorts } from './dictationPorts.ts';
import type { ListeningSettings } from './listeningSettings.ts';
import { productPorts, type ProductPorts } from './productPorts.ts';
import type { PendingFlag } from './pendingFlag.ts';

export interface WorkspacePorts extends ProductPorts {
  listening: ListeningSettings;
  waiting: PendingFlag;
  /** The ports of a story; null in the product. */
  dictationPorts: ((userId: string) => DictationPorts) | null;
}

/** Opens the dictation workspace of a user. `UserScope.keep` holds it over a sign-out and a return. */
export function openWorkspace(
  services: WorkspacePorts,
  scope: MemberScope<WorkspacePorts>,
): DictationWorkspace {
  const { userId, get, onSignOut, onDispose } = scope;
  const { authStore, listening, waiting } = services;
  const writing = get(createWritingActor);
  const ports = services.dictationPorts?.(userId) ?? productPorts(services, userId, writing);
  const workspace = createDictationWorkspace({
    ports,
    settings: listening,
    writing: createWritingChoice(writing),
  });
  // A sign-out ends the recording; the text stays for the return of the user.
  onSignOut(() => {
    workspace.dictation.send({ type: 'dictation.stopped' });
  });
  // A recording that has ended has used credit: the top bar shows the account's.
  let spends = false;
  workspace.dictation.subscribe((state) => {
    const ended = state.hasTag('stopped') && state.context.unsent === 0;
    if (spends && ended) {
      authStore.send({ type: 'profile.changed' });
    }
    spends = state.hasTag('finalizing') || (spends && !ended);
  });
  workspace.sync.subscribe((state) => {
    if (!state.hasTag('loading')) {
      waiting.set(userId, countWaiting(state.context) > 0);
    }
  });
  onDispose(workspace.stop);
  return workspace;
}

import { countWaiting } from '@nevisa/machines';
import { waitFor } from 'xstate';
import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';
import type { MemberScope } from '../../../app/userScope.ts';
import { createRetentionChoice } from '../../settings/writing/createRetentionChoice.ts';
import { createWritingChoice } from '../../settings/writing/createWritingChoice.ts';
import { followWriting } from '../../settings/writing/followWriting.ts';
import {
  createSoundKeeping,
  type SoundKeeping,
  type SoundPorts,
} from '../../sounds/createSoundKeeping.ts';
import { withRoom } from '../../sounds/withRoom.ts';
import { createDictationWorkspace, type DictationWorkspace } from './createDictationWorkspace.ts';
import type { DictationPorts } from './dictationPorts.ts';
import { type DictationStatusStore, restingStatus } from './dictationStatus.ts';
import { getListeningSettings } from './listeningSettings.ts';
import { createProductPorts, type ProductPorts } from './createProductPorts.ts';
import { type CreditReport, reportCredit } from './liveCredit.ts';
import type { UserFlag } from './userFlag.ts';
import { type RecordingReport, reportRecording } from './runningRecording.ts';
import { watchSpending } from './watchSpending.ts';

export interface WorkspacePorts extends ProductPorts, Pick<SoundPorts, 'sounds' | 'soundFacts'> {
  storage: BrowserStorage;
  waiting: UserFlag;
  dictated: UserFlag;
  /** The recording that runs, for every page. */
  recording: RecordingReport;
  /** The remaining credit, for every page. */
  credit: CreditReport;
  dictationStatus: DictationStatusStore;
  /** The ports of a story; null in the product. */
  dictationPorts: ((userId: string) => DictationPorts) | null;
}

/** The longest wait for the last sentence, in ms. */
const longestEnding = 6_000;

/** Opens the dictation workspace of a user. `UserScope.keep` holds it over a sign-out and a return. */
export function openWorkspace(
  services: WorkspacePorts,
  scope: MemberScope<WorkspacePorts>,
): DictationWorkspace {
  const { userId, get, onSignOut, onEnd, onDispose } = scope;
  const { authStore, waiting, dictated, recording, credit } = services;
  const writing = followWriting(services, scope);
  const ports = services.dictationPorts?.(userId) ?? createProductPorts(services, userId, writing);
  const sounds = () => get(createSoundKeeping);
  const workspace = createDictationWorkspace({
    ports: withRoom(ports, () => sounds().freeRoom()),
    settings: getListeningSettings(services),
    writing: createWritingChoice(writing),
    retention: createRetentionChoice(writing),
  });
  // A sign-out ends the recording and the sending; the text stays for the return of the user, whose settings allow the sending again.
  onSignOut(() => {
    workspace.dictation.send({ type: 'dictation.stopped' });
    workspace.sync.send({ type: 'session.ended' });
  });
  followSounds(workspace, sounds);
  // A recording that has ended has used credit: the top bar shows the account's.
  onDispose(
    watchSpending(workspace.dictation, () => {
      sounds().look();
      authStore.send({ type: 'profile.changed' });
    }),
  );
  workspace.sync.subscribe((state) => {
    if (!state.hasTag('loading')) {
      waiting.set(userId, countWaiting(state.context) > 0);
    }
  });
  const rememberDictation = workspace.subscribe(() => {
    if (workspace.segments().length > 0) {
      dictated.set(userId, true);
      rememberDictation();
    }
  });
  onDispose(rememberDictation);
  onDispose(reportRecording(workspace.dictation, recording));
  onDispose(reportCredit(workspace.dictation, authStore, credit));
  workspace.dictation.subscribe((state) => {
    services.dictationStatus.write({
      recording: state.hasTag('recording') || state.hasTag('finalizing'),
      unkept: !state.hasTag('saved'),
    });
  });
  onEnd(async () => {
    workspace.dictation.send({ type: 'dictation.stopped' });
    await waitFor(workspace.dictation, (state) => state.matches({ session: 'resting' }), {
      timeout: longestEnding,
    }).catch(() => undefined);
    await workspace.stop();
  });
  onDispose(() => {
    void workspace.stop();
    services.dictationStatus.write(restingStatus);
  });
  return workspace;
}

/** Tells the sounds of the user what became of their texts. */
function followSounds({ sync }: DictationWorkspace, sounds: () => SoundKeeping): void {
  // The days of a sound end also for a person who never saves a text.
  sounds();
  sync.on('revision.synced', ({ documentId, historyId }) => {
    sounds()
      .bind(documentId, historyId)
      .catch(() => undefined);
  });
}

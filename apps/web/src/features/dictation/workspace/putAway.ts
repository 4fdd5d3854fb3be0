import { DraftStorageError } from '@nevisa/drafts';
import type { Dictation } from './createDictation.ts';
import type { CurrentTranscript } from './currentTranscript.ts';
import type { OpenTranscript } from './openTranscript.ts';
import { shortestRecording } from './shortestRecording.ts';
import type { TranscriptSaving } from './transcriptSaving.ts';

/**
 * Takes the open text off the sheet. It stays on this device; where texts are stored
 * on the server it is queued for it as well, unless `send` is false.
 *
 * @returns its id, or null for an empty text, whose draft is deleted unless it has sound
 * @throws DraftStorageError when the device cannot store the text or its sound: it stays on the sheet, with its warning
 */
export async function putAway(
  current: CurrentTranscript,
  saving: TranscriptSaving,
  { send = true } = {},
): Promise<string | null> {
  const { dictation, open } = current;
  requireRest(dictation);
  await open.flush();
  const before = requireRest(dictation);
  const { unsent } = before.context;
  const isSilent = open.isEmpty() && !(await hasSound(current, open));
  // The person may have typed meanwhile.
  const isEmpty = open.isEmpty();
  const isSoundOnly = isEmpty && !isSilent;
  const isInMemory = !current.archives.isKept(open.documentId);
  // A recording that was started by mistake is thrown away also where it has no room.
  const isMistake = isEmpty && isSilent && unsent < shortestRecording;
  if (isInMemory && !isMistake) {
    throw makeRefusal(dictation);
  }
  if (!isEmpty) {
    await store(current, saving, send && !before.hasTag('synced'));
  }
  // Unsent audio is not yet part of any text.
  const isUnsent = unsent > 0 && !isInMemory;
  if (isSoundOnly && !isUnsent) {
    open.rememberFinished();
  }
  // A recording may have begun meanwhile: a closed transcript would store nothing of it.
  requireRest(dictation);
  if (current.open === open) {
    dictation.send({ type: 'document.cleared' });
  }
  await open.close();
  if (isEmpty && !isSoundOnly && !isUnsent) {
    current.archives.forget(open.documentId);
    await open.draft.remove();
  }
  return isEmpty && !isSoundOnly ? null : open.documentId;
}

/**
 * Whether a text has a recording that may be words which no engine recognised. The recordings say
 * how long it is: the time of the service does not go on without a network.
 */
async function hasSound(
  { archives }: CurrentTranscript,
  { documentId, draft }: OpenTranscript,
): Promise<boolean> {
  try {
    const recordings = (await archives.readRecordings(documentId)) ?? (await draft.recordings());
    return recordings.reduce((sum, { duration }) => sum + duration, 0) >= shortestRecording;
  } catch {
    // A sound that cannot be read now is still there.
    return true;
  }
}

function requireRest(dictation: Dictation): ReturnType<Dictation['getSnapshot']> {
  const state = dictation.getSnapshot();
  if (!state.matches({ session: 'resting' })) {
    throw new Error('A transcript cannot be put away during a recording.');
  }
  return state;
}

async function store(
  { dictation, open }: CurrentTranscript,
  saving: TranscriptSaving,
  send: boolean,
): Promise<void> {
  if (send && saving.isAllowed()) {
    await saving.save(null);
    return;
  }
  if (!saving.isAllowed()) {
    open.rememberFinished();
  }
  await open.flush();
  if (dictation.getSnapshot().hasTag('not-kept')) {
    throw makeRefusal(dictation);
  }
}

function makeRefusal(dictation: Dictation): DraftStorageError {
  return new DraftStorageError(dictation.getSnapshot().context.draftRefusal ?? 'forbidden');
}

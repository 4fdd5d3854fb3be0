import { DraftStorageError } from '@nevisa/drafts';
import type { CurrentTranscript } from './currentTranscript.ts';
import type { TranscriptSaving } from './transcriptSaving.ts';

/**
 * Takes the open text off the sheet. It stays on this device; where texts are stored
 * on the server it is queued for it as well, unless `send` is false.
 *
 * @returns its id, or null for an empty text, whose draft is deleted
 * @throws DraftStorageError when the device cannot store it: the text stays on the sheet
 */
export async function putAway(
  current: CurrentTranscript,
  saving: TranscriptSaving,
  { send = true } = {},
): Promise<string | null> {
  const { dictation, open } = current;
  const before = dictation.getSnapshot();
  if (!before.matches({ session: 'resting' })) {
    throw new Error('A transcript cannot be put away during a recording.');
  }
  const isEmpty = open.document?.isEmpty() ?? open.segments().length === 0;
  if (!isEmpty) {
    await store(current, saving, send && !before.hasTag('synced'));
  }
  await open.close();
  dictation.send({ type: 'document.cleared' });
  // Unsent audio is not yet part of any text.
  if (isEmpty && before.context.unsent === 0) {
    await open.draft.remove();
  }
  return isEmpty ? null : open.documentId;
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
  const { context } = dictation.getSnapshot();
  if (dictation.getSnapshot().hasTag('not-kept')) {
    throw new DraftStorageError(context.draftRefusal ?? 'forbidden');
  }
}

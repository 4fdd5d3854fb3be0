import { logError } from '../../shared/log.ts';
import type { DictationWorkspace } from '../dictation/workspace/createDictationWorkspace.ts';
import type { DeviceText } from '../dictation/workspace/deviceTexts.ts';

/**
 * Puts a text of this device on the sheet of the dictation page. That page asks by itself about a
 * text that was left unfinished, but only once in a visit: afterwards the text is opened here.
 */
export async function resumeText(
  { texts, recovery }: Pick<DictationWorkspace, 'texts' | 'recovery'>,
  { documentId, state }: Pick<DeviceText, 'documentId' | 'state'>,
): Promise<void> {
  const { status, context } = recovery.getSnapshot();
  const offered = context.draft?.documentId ?? documentId;
  const isAsked = state === 'unfinished' && status === 'active' && offered === documentId;
  if (!isAsked) {
    await texts.open(documentId).catch((error: unknown) => logError('promise', error));
  }
}

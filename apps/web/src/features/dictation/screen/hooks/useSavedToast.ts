import type { Id } from '@nevisa/api/types';
import { createToastQueue, type ToastQueue } from '@nevisa/ui';
import type { CommandId } from '@nevisa/writing';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addedText } from '../../../../shared/text/addedText.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import { navText } from '../../../../shared/text/navText.ts';
import type { LiveDictation } from './useDictation.ts';

export interface SavedToast {
  toasts: ToastQueue;
  /** The person has asked to save the transcript. */
  expect: () => void;
}

/**
 * Confirms a save that the person asked for, by a press or by voice, as soon as the history has the
 * transcript, or the device where texts stay on it. A press on the toast opens the text in the
 * history; a text of the device alone is in the list.
 *
 * @param onOpen opens the text with this id, or the list for null
 */
export function useSavedToast(
  { workspace, heard }: Pick<LiveDictation, 'workspace' | 'heard'>,
  onOpen: (id: Id | null) => void,
): SavedToast {
  const [toasts] = useState(createToastQueue);
  const expectedId = useRef<string | null>(null);
  const expect = () => {
    expectedId.current = workspace.documentId();
  };
  const say = useEffectEvent((text: string, label: string, id: Id | null) => {
    toasts.add({
      tone: 'success',
      text,
      // A press during a recording would leave its page.
      ...(heard === null && { action: { label, onPress: () => onOpen(id) } }),
    });
  });
  const sayOfExpected = useEffectEvent(() => {
    const documentId = workspace.documentId();
    // Another text than the one that was asked for may be saved first.
    if (expectedId.current === documentId) {
      expectedId.current = null;
      const place = workspace.sync.getSnapshot().context.saved[documentId];
      say(
        liveText.savedServer,
        place === undefined ? navText.history : addedText.openInHistory,
        place?.historyId ?? null,
      );
    }
  });
  // A person who goes on speaking changes the text before the answer: it is never shown as saved.
  useEffect(() => workspace.onSaved(() => sayOfExpected()), [workspace]);
  const expectOnCommand = useEffectEvent((command: CommandId) => {
    if (command !== 'save') {
      return;
    }
    if (workspace.retention.read() === false) {
      void keepHere(workspace).then((isKept) => {
        if (isKept) {
          say(liveText.savedLocal, navText.history, null);
        }
      });
    } else {
      expect();
    }
  });
  useEffect(() => workspace.onVoiceCommand((command) => expectOnCommand(command)), [workspace]);
  return { toasts, expect };
}

/** Whether the device has the whole text. */
async function keepHere({
  save,
  dictation,
}: Pick<LiveDictation['workspace'], 'save' | 'dictation'>): Promise<boolean> {
  try {
    await save(null);
    return !dictation.getSnapshot().hasTag('not-kept');
  } catch {
    return false;
  }
}

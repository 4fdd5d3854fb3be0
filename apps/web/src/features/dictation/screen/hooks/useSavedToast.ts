import { createToastQueue, type ToastQueue } from '@nevisa/ui';
import type { CommandId } from '@nevisa/writing';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addedText } from '../../../../shared/text/addedText.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import type { LiveDictation } from './useDictation.ts';

export interface SavedToast {
  toasts: ToastQueue;
  /** The person has asked to save the transcript. */
  expect: () => void;
}

/**
 * Confirms a save that the person asked for, by a press or by voice, as soon as the history has the
 * transcript. A press on the toast shows the texts of this device, where the transcript can be
 * opened until the history has a page.
 */
export function useSavedToast(
  { workspace, synced, heard }: LiveDictation,
  onTexts: () => void,
): SavedToast {
  const [toasts] = useState(createToastQueue);
  const isExpected = useRef(false);
  const expect = () => {
    isExpected.current = true;
  };
  const confirm = useEffectEvent(() => {
    isExpected.current = false;
    toasts.add({
      tone: 'success',
      text: liveText.savedServer,
      // Another text can be opened only between recordings.
      ...(heard === null && { action: { label: addedText.deviceTexts, onPress: onTexts } }),
    });
  });
  useEffect(() => {
    if (synced === 'synced' && isExpected.current) {
      confirm();
    }
  }, [synced]);
  const expectOnCommand = useEffectEvent((command: CommandId) => {
    if (command === 'save') {
      expect();
    }
  });
  useEffect(() => workspace.onVoiceCommand((command) => expectOnCommand(command)), [workspace]);
  return { toasts, expect };
}

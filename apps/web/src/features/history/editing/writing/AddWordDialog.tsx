import type { User } from '@nevisa/api/types';
import { Alert, Dialog, Form, LiveRegion, Stack, type ToastQueue } from '@nevisa/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormDialogButtons } from '../../../../shared/forms/FormDialogButtons.tsx';
import { commonText } from '../../../../shared/text/commonText.ts';
import { editingText } from '../../../../shared/text/editingText.ts';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import {
  checkEntry,
  type Entry,
  foldName,
  readEntries,
  toSettings,
} from '../../../settings/screen/entries/entry.ts';
import { EntryFields, parseEntry } from '../../../settings/screen/entries/EntryFields.tsx';
import { toFormErrors } from '../../../settings/screen/entries/entryText.ts';
import {
  useWritingSettings,
  type WritingSettingsView,
} from '../../../settings/screen/useWritingSettings.ts';

export interface AddWordDialogProps {
  user: User;
  /** The word of the text. */
  word: string;
  /** What is recognised in its place. @default the word itself */
  sounds?: string;
  toasts: ToastQueue;
  onClose: () => void;
}

/** Adds a word of the text to the person's own words. What was typed stays until it is added. */
export function AddWordDialog({ user, word, sounds = '', toasts, onClose }: AddWordDialogProps) {
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const settings = useWritingSettings(user);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { problem, isSending, add } = useAddedWord(settings, (entry, isWaiting) => {
    const sentence = isWaiting ? editingText.wordWaits : editingText.wordAdded;
    toasts.add({
      text: fill(sentence, { word: entry.name }),
      tone: 'success',
      action: { label: liveText.undo, onPress: () => removeWord(settings, entry) },
    });
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={editingText.addToWords}
      initialFocus={name}
      actions={
        <FormDialogButtons
          form={id}
          submitLabel={commonText.save}
          busy={isSending}
          onBack={onClose}
        />
      }
    >
      <Form
        id={id}
        errors={errors}
        onSubmit={(data) => {
          const entry = parseEntry(data);
          const fault = checkEntry('vocabulary', entry, readEntries(settings.read(), 'vocabulary'));
          setErrors(toFormErrors('vocabulary', fault));
          if (fault === null) {
            add(entry);
          }
        }}
      >
        <Stack>
          <LiveRegion urgent>
            {problem !== null && <Alert tone="danger">{problem.join('\n')}</Alert>}
          </LiveRegion>
          <EntryFields
            kind="vocabulary"
            entry={{ name: word, more: sounds }}
            errors={errors}
            nameRef={name}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}

interface AddedWord {
  /** Why the word was not added; null without a problem. */
  readonly problem: readonly string[] | null;
  readonly isSending: boolean;
  readonly add: (entry: Entry) => void;
}

/** Adds an entry and calls when the server has it, or when it waits for the network. */
function useAddedWord(
  { facts, commands, read }: WritingSettingsView,
  onAdded: (entry: Entry, isWaiting: boolean) => void,
): AddedWord {
  const [sent, setSent] = useState<Entry | null>(null);
  const [isEarly, setEarly] = useState(false);
  const { saving, refused, phase, failure } = facts;
  const isRefused = refused?.entries.includes('vocabulary') === true;
  const finish = useEffectEvent((entry: Entry) => onAdded(entry, saving === 'offline'));
  const isDone = !isRefused && (saving === 'saved' || saving === 'offline');
  useEffect(() => {
    if (sent !== null && isDone) {
      finish(sent);
    }
  }, [sent, isDone]);
  const lines = failure === null ? [] : listFailureLines(failure);
  const refusal = isRefused && sent !== null ? listFailureLines(refused.failure) : null;
  return {
    problem:
      isEarly && phase !== 'known'
        ? [editingText.wordsNotLoaded, ...lines]
        : refusal && [editingText.wordNotAdded, ...refusal],
    isSending: sent !== null && !isRefused && saving === 'saving',
    add: (entry) => {
      // Before the person's words are known, a save would leave only the new one.
      setEarly(phase !== 'known');
      if (phase === 'known') {
        commands.choose(toSettings('vocabulary', withEntry(read, entry)));
        setSent(entry);
      } else if (phase === 'failed') {
        commands.reload();
      }
    },
  };
}

function withEntry(read: WritingSettingsView['read'], entry: Entry): readonly Entry[] {
  return [entry, ...readEntries(read(), 'vocabulary')];
}

/** The list may have changed since the word was added. */
function removeWord({ commands, read }: WritingSettingsView, entry: Entry): void {
  const others = readEntries(read(), 'vocabulary').filter(
    (one) => foldName(one) !== foldName(entry),
  );
  commands.choose(toSettings('vocabulary', others));
}

import { readWordHere, type TranscriptDocument } from '@nevisa/transcript';
import type { ToastQueue } from '@nevisa/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import { DialogBoundary } from '../../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../../shared/late/createLate.ts';
import { runWhenIdle } from '../../../../shared/runWhenIdle.ts';
import { createWritingChoice } from '../../../settings/writing/createWritingChoice.ts';
import { createWritingActor } from '../../../settings/writing/writingActor.ts';
import type { OpenedConversation } from '../../../conversation/openedConversation.ts';
import type { History } from '../../data/useHistory.ts';
import { hasWords } from '../hasWords.ts';
import { keepVersionBefore } from '../keepVersion.ts';
import type { EditorView } from '../useConversationView.ts';
import type { AddWordDialogProps } from './AddWordDialog.tsx';
import { useSpokenWords } from './useSpokenWords.ts';
import { useWordOffer } from './useWordOffer.ts';

const load = () => import('./writingChunk.ts');
const CleanupDialog = createLate(load, (chunk) => chunk.CleanupDialog);
const AddWordDialog = createLate(load, (chunk) => chunk.AddWordDialog);

/** The longest own word, in characters. */
const longestWord = 80;

export interface WritingOptions {
  opened: OpenedConversation;
  document: TranscriptDocument;
  view: Pick<EditorView, 'isReadOnly'>;
  /** Says a sentence to a screen reader. */
  say: (sentence: string) => void;
  history: Pick<History, 'user'>;
  toasts: ToastQueue;
}

export interface WritingTools {
  readonly cleanUp: () => void;
  readonly addWord: () => void;
  /** Writes the number or the voice command at the caret as it was said. */
  readonly writeSpoken: () => void;
  readonly dialogs: ReactNode;
}

/** The writing rules on an opened text, and the way from its words to the person's own ones. */
export function useWriting({
  opened,
  document,
  view,
  history,
  toasts,
  say,
}: WritingOptions): WritingTools {
  const { user } = history;
  const actor = useAppServices().userScope(user.id).get(createWritingActor);
  const writing = useMemo(() => createWritingChoice(actor), [actor]);
  const [isCleaning, setCleaning] = useState(false);
  const [word, setWord] = useState<Pick<AddWordDialogProps, 'word' | 'sounds'> | null>(null);
  useEffect(() => runWhenIdle(CleanupDialog.preload), []);
  const writeSpoken = useSpokenWords({
    document,
    isReadOnly: view.isReadOnly,
    hasWords: () => hasWords(opened),
    settings: writing.read,
    toasts,
    say,
  });
  useWordOffer({
    document,
    isReadOnly: view.isReadOnly,
    toasts,
    vocabulary: () => writing.read().vocabulary,
    onAdd: ({ spoken, written }) => setWord({ word: written, sounds: spoken }),
  });
  const close = () => {
    setCleaning(false);
    setWord(null);
  };
  return {
    writeSpoken,
    cleanUp: () => setCleaning(true),
    addWord: () => setWord({ word: readWordHere(document, longestWord) ?? '' }),
    dialogs: (
      <DialogBoundary onClose={close}>
        {isCleaning && !view.isReadOnly && (
          <CleanupDialog
            document={document}
            settings={writing.read()}
            toasts={toasts}
            keepVersion={() => keepVersionBefore(opened.actor, 'cleanup')}
            onClose={close}
          />
        )}
        {word !== null && <AddWordDialog user={user} {...word} toasts={toasts} onClose={close} />}
      </DialogBoundary>
    ),
  };
}

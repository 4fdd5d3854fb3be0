import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { DraftStorageError } from '@nevisa/drafts';
import type { ToastQueue } from '@nevisa/ui';
import type { CommandId } from '@nevisa/writing';
import { useCopy, type Copy } from '../../../../shared/shell/useCopy.ts';
import { isRenewable } from './isRenewable.ts';
import { useDownload } from './useDownload.ts';
import { useTranscriptFact } from './useTranscriptFact.ts';
import type { LiveDictation } from './useDictation.ts';
import { useSavedToast } from './useSavedToast.ts';
import { useSheetFocus } from './useSheetFocus.ts';
import { paths } from '../../../../shared/paths.ts';
import type { Id } from '@nevisa/api/types';
import { useNavigate } from 'react-router-dom';

export interface DocumentTools {
  empty: boolean;
  /** A new document can be started only between recordings. */
  renewable: boolean;
  copied: Copy['result'];
  /** Why the last press failed, `not-kept` where the device refuses the text or its sound; the transcript is unchanged. */
  failed: 'not-kept' | 'other' | null;
  /** Confirm what was saved. */
  toasts: ToastQueue;
  /**
   * The open dialog: the title of the document, why it is not sent, the changes of
   * the formal style, or the texts of this device.
   */
  asking: 'name' | 'here-only' | 'formal' | 'texts' | null;
  /** The formal style is chosen in the settings. */
  formal: boolean;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  copy: () => void;
  download: () => void;
  askForName: () => void;
  askForFormal: () => void;
  showTexts: () => void;
  /** Closes the dialog. */
  askNoMore: () => void;
  save: (title: string) => void;
  renew: () => void;
  /** Moves the insertion point of dictation to the caret. */
  dictateHere: () => void;
}

/** The tools of the transcript. A new document takes the focus where a keyboard writes into it. */
export function useDocumentTools(
  dictation: LiveDictation,
  sheet: RefObject<HTMLElement | null>,
  /** Undoes the last voice command; false without one. */
  undoCommand: () => boolean,
): DocumentTools {
  const { transcript, workspace, interim, segments } = dictation;
  const { result: copied, copy } = useCopy();
  const { download, text } = useDownload(dictation);
  const { asking, ask, ...dialogs } = useDialogs(workspace);
  const style = useSyncExternalStore(
    workspace.writing.subscribe,
    () => workspace.writing.read().style,
  );
  const { failed, attempt } = useAttempt();
  const navigate = useNavigate();
  const saved = useSavedToast(dictation, (id) => void navigate(toHistoryAddress(id)));
  const focusLater = useFocusAfterRenewal(sheet);
  const isEmpty = useTranscriptFact(transcript, (text) => text.isEmpty()) ?? segments.length === 0;
  const canUndo = useTranscriptFact(transcript, (text) => text.canUndo()) ?? false;
  const canRedo = useTranscriptFact(transcript, (text) => text.canRedo()) ?? false;
  useCopyCommand(workspace, () => copy(text()));
  return {
    empty: isEmpty && interim === null,
    renewable: isRenewable(dictation),
    copied,
    failed,
    asking,
    formal: style === 'formal',
    canUndo,
    canRedo,
    undo: () => {
      if (!undoCommand()) {
        transcript?.undo();
      }
    },
    redo: () => transcript?.redo(),
    copy: () => copy(text()),
    download,
    ...dialogs,
    toasts: saved.toasts,
    save: (title) => {
      ask(null);
      saved.expect();
      attempt(workspace.save(title));
    },
    renew: () => attempt(workspace.texts.renew().then(focusLater)),
    dictateHere: () => transcript?.moveAnchor('caret'),
  };
}

/** The page of a text in the history, or the list. */
function toHistoryAddress(id: Id | null): string {
  return id === null ? paths.history : `${paths.history}?id=${encodeURIComponent(String(id))}`;
}

function useDialogs({ retention }: LiveDictation['workspace']) {
  const [asking, ask] = useState<DocumentTools['asking']>(null);
  return {
    asking,
    ask,
    askForName: () => ask(retention.read() === false ? 'here-only' : 'name'),
    askForFormal: () => ask('formal'),
    showTexts: () => ask('texts'),
    askNoMore: () => ask(null),
  };
}

/** Returns the function that focuses the sheet after the next render. */
function useFocusAfterRenewal(sheet: RefObject<HTMLElement | null>): () => void {
  const [renewals, setRenewals] = useState(0);
  const focus = useEffectEvent(useSheetFocus(sheet));
  useEffect(() => {
    if (renewals > 0) {
      focus();
    }
  }, [renewals]);
  return () => setRenewals((count) => count + 1);
}

function useAttempt() {
  const [failed, setFailed] = useState<DocumentTools['failed']>(null);
  const attempt = (work: Promise<void>) => {
    setFailed(null);
    work.catch((error: unknown) =>
      setFailed(error instanceof DraftStorageError ? 'not-kept' : 'other'),
    );
  };
  return { failed, attempt };
}

/** Copies the text on the voice command, which the workspace leaves to the screen. */
function useCopyCommand(workspace: LiveDictation['workspace'], copy: () => void): void {
  const copyOnCommand = useEffectEvent((command: CommandId) => {
    if (command === 'copy') {
      copy();
    }
  });
  useEffect(() => workspace.onVoiceCommand((command) => copyOnCommand(command)), [workspace]);
}

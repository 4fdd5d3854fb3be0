import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { CommandId } from '@nevisa/writing';
import { useCopy, type Copy } from '../../../shared/shell/useCopy.ts';
import { useDownload } from './useDownload.ts';
import type { LiveDictation } from './useDesk.ts';

export interface DocumentTools {
  empty: boolean;
  /** Nothing new can begin while somebody is heard. */
  renewable: boolean;
  copied: Copy['result'];
  /** A press that could not be carried out; the text is where it was. */
  failed: boolean;
  /** What is being asked: the name of the document, or what formal style may change. */
  asking: 'name' | 'formal' | null;
  /** The person wants formal style. */
  formal: boolean;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  copy: () => void;
  download: () => void;
  askForName: () => void;
  askForFormal: () => void;
  /** The question is answered, or need not be. */
  askNoMore: () => void;
  save: (title: string) => void;
  renew: () => void;
  /** Lets dictation fall where the caret is. */
  dictateHere: () => void;
}

/** What one does with the text on the desk. */
export function useDocumentTools(
  dictation: LiveDictation,
  /** Takes back a command that was just carried out; false where there is none. */
  undoCommand: () => boolean,
): DocumentTools {
  const { transcript, desk, phase, heard, interim, segments } = dictation;
  const { result: copied, copy } = useCopy();
  const { download, text } = useDownload(dictation);
  const [asking, setAsking] = useState<DocumentTools['asking']>(null);
  const style = useSyncExternalStore(desk.writing.subscribe, () => desk.writing.read().style);
  const [failed, setFailed] = useState(false);
  const state = useSyncExternalStore(
    (listener) => transcript?.subscribe(listener) ?? ignore,
    () =>
      transcript === null
        ? `${segments.length > 0}`
        : [!transcript.isEmpty(), transcript.canUndo(), transcript.canRedo()].join(),
  );
  const [written, canUndo, canRedo] = state.split(',').map((fact) => fact === 'true');
  const copyWhenOrdered = useEffectEvent((order: CommandId) => {
    if (order === 'copy') {
      copy(text());
    }
  });
  useEffect(() => desk.onVoiceCommand((order) => copyWhenOrdered(order)), [desk]);
  const attempt = (work: Promise<void>) => {
    setFailed(false);
    work.catch(() => {
      setFailed(true);
    });
  };
  return {
    empty: !written && interim === null,
    renewable: heard === null && phase !== 'asking' && phase !== 'finalizing',
    copied,
    failed,
    asking,
    formal: style === 'formal',
    canUndo: canUndo ?? false,
    canRedo: canRedo ?? false,
    undo: () => {
      if (!undoCommand()) {
        transcript?.undo();
      }
    },
    redo: () => transcript?.redo(),
    copy: () => {
      copy(text());
    },
    download,
    askForName: () => {
      setAsking('name');
    },
    askForFormal: () => {
      setAsking('formal');
    },
    askNoMore: () => {
      setAsking(null);
    },
    save: (title) => {
      setAsking(null);
      attempt(desk.save(title));
    },
    renew: () => {
      attempt(desk.renew());
    },
    dictateHere: () => transcript?.moveAnchor('caret'),
  };
}

function ignore(): void {
  // There is nothing to hear before the editor has come.
}

import type { User } from '@nevisa/api/types';
import { useEffect } from 'react';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { runWhenIdle } from '../../../shared/runWhenIdle.ts';
import type { OpenedConversation } from '../../conversation/openedConversation.ts';
import type { ExportedText } from '../export/exportedText.ts';
import { LateExportDialog } from '../export/lateExportDialog.ts';
import { hasWords } from './hasWords.ts';

export interface EditorExportProps {
  user: User;
  opened: OpenedConversation;
  open: boolean;
  onClose: () => void;
}

/** The download of the opened text as it is now, also without a network: its code is there before it is asked for. */
export function EditorExport({ user, opened, open, onClose }: EditorExportProps) {
  useEffect(() => runWhenIdle(LateExportDialog.preload), []);
  const { conversation } = opened.facts.read();
  return (
    open && (
      <DialogBoundary onClose={onClose}>
        <LateExportDialog
          user={user}
          subject={{
            kind: 'opened',
            id: conversation?.id ?? null,
            hasAudio: conversation?.has_audio ?? false,
            read: () => readOpened(opened),
            hasWords: () => hasWords(opened),
          }}
          onClose={onClose}
        />
      </DialogBoundary>
    )
  );
}

/** The text on the page, before it is saved. */
function readOpened({ actor, facts }: OpenedConversation): ExportedText {
  const { conversation, document } = facts.read();
  const { title, segments, speakers } = actor.getSnapshot().context.readText();
  return {
    ...(conversation !== null && {
      id: conversation.id,
      revision: conversation.revision,
      source: conversation.source,
      updated_at: conversation.updated_at,
    }),
    title,
    text: document?.text() ?? '',
    segments: [...segments],
    speakers: [...speakers],
    duration: conversation?.duration ?? 0,
    created_at: conversation?.created_at ?? null,
  };
}

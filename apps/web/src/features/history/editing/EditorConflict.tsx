import type { ConversationConflict } from '@nevisa/machines';
import { ConflictDialog } from '@nevisa/ui';
import { useMemo } from 'react';
import type { OpenedConversation } from '../../conversation/openedConversation.ts';
import { readChoices, toDifferences } from './view/conflictDifferences.ts';

export interface EditorConflictProps {
  opened: OpenedConversation;
  conflict: ConversationConflict;
  open: boolean;
  onClose: () => void;
}

/** Asks which words remain where two revisions changed the same ones. */
export function EditorConflict({ opened, conflict, open, onClose }: EditorConflictProps) {
  const { actor } = opened;
  const differences = useMemo(() => {
    const { saved } = actor.getSnapshot().context;
    return toDifferences(saved?.text ?? conflict.mine, conflict);
  }, [actor, conflict]);
  return (
    <ConflictDialog
      open={open}
      onClose={onClose}
      differences={differences}
      onResolve={(chosen) => {
        const { choices, title } = readChoices(conflict, chosen);
        if (title !== null) {
          opened.rename(title);
        }
        actor.send({ type: 'conflict.resolved', choices });
      }}
    />
  );
}

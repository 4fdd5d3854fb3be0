import type { MessageValues, SavedMessage } from '@nevisa/machines';
import { ConflictDialog } from '@nevisa/ui';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { mergeValues, toDifferences } from './conflictParts.ts';

export interface ComposeConflictProps {
  open: boolean;
  mine: MessageValues;
  theirs: SavedMessage;
  onResolve: (values: MessageValues) => void;
  onClose: () => void;
}

/** Asks for each value that two administrators have changed which one stays. */
export function ComposeConflict({ open, mine, theirs, onResolve, onClose }: ComposeConflictProps) {
  return (
    <ConflictDialog
      open={open}
      title={adminMessageWords.conflictTitle}
      sentence={adminMessageWords.conflictSentence}
      onClose={onClose}
      differences={toDifferences(mine, theirs.values)}
      onResolve={(choices) => onResolve(mergeValues(mine, theirs.values, choices))}
    />
  );
}

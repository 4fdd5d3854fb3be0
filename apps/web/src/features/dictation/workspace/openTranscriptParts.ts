import type { Draft } from '@nevisa/drafts';
import type { DraftEvent, TextEvent } from '@nevisa/machines';
import type { Clock } from '@nevisa/speech';
import type { DraftContent } from '@nevisa/transcript';
import type { AppliedCommand, CommandId, WritingSettings } from '@nevisa/writing';

/** What a transcript that is dictated needs from the workspace. */
export interface OpenTranscriptParts {
  documentId: string;
  draft: Draft;
  /** The stored content of the draft. */
  content: DraftContent;
  clock: Clock;
  settings: () => WritingSettings;
  onCommandsApplied: (commands: readonly AppliedCommand[]) => void;
  runCommand: (command: CommandId) => void;
  /** Calls after segments were inserted in a later turn than that in which they arrived. */
  onInserted: () => void;
  report: (event: DraftEvent | TextEvent) => void;
}

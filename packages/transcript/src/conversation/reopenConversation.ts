import { UnreadableEntryError } from '../journal/transcriptEntries.ts';
import { isSameText } from '../merge/savedText.ts';
import { createTranscriptDocument } from '../model/createTranscriptDocument.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import { readSpeakers } from '../speakers/readSpeakers.ts';
import { addWords, completeChangedWords } from './addWords.ts';
import type { ChangedWords } from './changedWords.ts';
import { type ConversationOptions, openConversation } from './openConversation.ts';
import { readSegments } from './readSegments.ts';

/** What is left of an earlier document with the same text. */
export interface ConversationJournal {
  /** A snapshot of the document, and the changes after it. */
  readonly entries: readonly unknown[];
  /** Those of `findChangedWords`. */
  readonly words: readonly ChangedWords[];
}

/**
 * Opens a conversation with the undo steps of its journal. Where the journal leads to another
 * text, or cannot be read, the text is opened and nothing can be undone.
 */
export function reopenConversation(
  saved: readonly SavedSegment[],
  { entries, words }: ConversationJournal,
  options: ConversationOptions = {},
): TranscriptDocument {
  const { onEntry, speakers = [] } = options;
  if (entries.length > 0) {
    try {
      const document = createTranscriptDocument({
        entries,
        ...(onEntry !== undefined && { onEntry }),
      });
      addWords(document, words);
      const restored = {
        title: '',
        speakers: readSpeakers(document),
        segments: readSegments(document),
      };
      if (isSameText(restored, { title: '', speakers, segments: saved })) {
        completeChangedWords(document);
        addWords(document, saved);
        return document;
      }
    } catch (error) {
      if (!(error instanceof UnreadableEntryError)) {
        throw error;
      }
    }
  }
  return openConversation(saved, options);
}

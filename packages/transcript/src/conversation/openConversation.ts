import type { Node } from 'prosemirror-model';
import { createSnapshotEntry, UnreadableEntryError } from '../journal/transcriptEntries.ts';
import { isSameText } from '../merge/savedText.ts';
import { createTranscriptDocument } from '../model/createTranscriptDocument.ts';
import { createMarks, schema } from '../model/schema.ts';
import type { TranscriptDocument, TranscriptDocumentOptions } from '../model/transcriptDocument.ts';
import { createSegmentStore } from '../segments/segmentStore.ts';
import { readSegments } from './readSegments.ts';
import { separatorAfter, toSegment } from './savedSegment.ts';
import { addWords } from './showSegments.ts';
import type { ChangedWords } from './changedWords.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';

/**
 * Opens a saved conversation for editing. `readSegments` gives its segments back. The
 * `snapshot` of the document is the first entry of its journal.
 */
export function openConversation(
  saved: readonly SavedSegment[],
  { onEntry }: Pick<TranscriptDocumentOptions, 'onEntry'> = {},
): TranscriptDocument {
  const segments = saved.map(toSegment);
  const inserted = new Map(
    segments.map((segment) => [segment.id, { segment, formatted: segment.text }]),
  );
  const entry = createSnapshotEntry({ doc: createConversationDoc(saved), anchor: 'end', inserted });
  return createTranscriptDocument({
    entries: [entry],
    segments: createSegmentStore(segments),
    ...(onEntry !== undefined && { onEntry }),
  });
}

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
  { onEntry }: Pick<TranscriptDocumentOptions, 'onEntry'> = {},
): TranscriptDocument {
  const options = onEntry === undefined ? {} : { onEntry };
  if (entries.length > 0) {
    try {
      const segments = createSegmentStore();
      const document = createTranscriptDocument({ ...options, entries, segments });
      addWords(document, words);
      if (isSameSegments(readSegments(document), saved)) {
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

function isSameSegments(one: readonly SavedSegment[], other: readonly SavedSegment[]): boolean {
  const rest = { title: '', speakers: [] };
  return isSameText({ ...rest, segments: one }, { ...rest, segments: other });
}

function createConversationDoc(saved: readonly SavedSegment[]): Node {
  let paragraph: Node[] = [];
  const paragraphs = [paragraph];
  let separator = '';
  for (const { segment_id, text } of saved) {
    if (separator !== '') {
      paragraph.push(schema.text(separator));
    }
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) {
        paragraph = [];
        paragraphs.push(paragraph);
      }
      if (line !== '') {
        paragraph.push(schema.text(line, createMarks(segment_id, true)));
      }
    }
    separator = separatorAfter(text);
  }
  return schema.nodes.doc.create(
    null,
    paragraphs.map((nodes) => schema.nodes.paragraph.create(null, nodes)),
  );
}

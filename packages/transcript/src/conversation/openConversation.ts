import type { Node } from 'prosemirror-model';
import { createSnapshotEntry } from '../journal/transcriptEntries.ts';
import { createTranscriptDocument } from '../model/createTranscriptDocument.ts';
import { createMarks, schema } from '../model/schema.ts';
import type { TranscriptDocument, TranscriptDocumentOptions } from '../model/transcriptDocument.ts';
import { createSegmentStore } from '../segments/segmentStore.ts';
import { separatorAfter, toSegment } from './savedSegment.ts';
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

import type { Node } from 'prosemirror-model';
import { createTranscriptDocument } from '../model/createTranscriptDocument.ts';
import { createMarks, schema } from '../model/schema.ts';
import type { TranscriptDocument, TranscriptDocumentOptions } from '../model/transcriptDocument.ts';
import { createSegmentStore } from '../segments/segmentStore.ts';
import { beginsParagraph, chooseSeparator, toSegment } from './savedSegment.ts';
import type { SavedSegment, SavedSpeaker } from '../segments/savedSegment.ts';

export interface ConversationOptions extends Pick<TranscriptDocumentOptions, 'onEntry'> {
  /** Who speaks in the conversation. @default no speaker */
  speakers?: readonly SavedSpeaker[];
}

/**
 * Opens a saved conversation for editing. `readSegments` gives its segments back. A segment
 * that another person says begins a paragraph, also without a line break. The
 * `snapshot` of the document is the first entry of its journal.
 */
export function openConversation(
  saved: readonly SavedSegment[],
  { speakers = [], onEntry }: ConversationOptions = {},
): TranscriptDocument {
  const segments = saved.map(toSegment);
  return createTranscriptDocument({
    content: {
      doc: createConversationDoc(saved, speakers),
      anchor: 'end',
      inserted: new Map(
        segments.map((segment) => [segment.id, { segment, formatted: segment.text }]),
      ),
    },
    segments: createSegmentStore(segments),
    ...(onEntry !== undefined && { onEntry }),
  });
}

interface OpenedParagraph {
  readonly nodes: Node[];
  /** Of its first words; while it is blank, of the segment that began it. */
  speaker: string | null;
  isBlank: boolean;
}

function createConversationDoc(
  saved: readonly SavedSegment[],
  speakers: readonly SavedSpeaker[],
): Node {
  let paragraph: OpenedParagraph = { nodes: [], speaker: null, isBlank: true };
  const paragraphs = [paragraph];
  const begin = (speaker: string | null) => {
    paragraph = { nodes: [], speaker, isBlank: true };
    paragraphs.push(paragraph);
  };
  let separator = '';
  for (const { segment_id, text, speaker } of saved) {
    const ownGap = /^\s*/u.exec(text)?.[0] ?? '';
    const isOther = !paragraph.isBlank && beginsParagraph(paragraph, { speaker }, ownGap);
    if (isOther && text.trim() !== '') {
      begin(speaker);
    } else if (separator !== '') {
      paragraph.nodes.push(schema.text(separator));
    }
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) {
        begin(speaker);
      }
      if (line !== '') {
        paragraph.nodes.push(schema.text(line, createMarks(segment_id, true)));
      }
      if (paragraph.isBlank && line.trim() !== '') {
        paragraph.speaker = speaker;
        paragraph.isBlank = false;
      }
    }
    separator = chooseSeparator(text);
  }
  return schema.nodes.doc.create(
    { speakers },
    paragraphs.map(({ nodes, speaker }) => schema.nodes.paragraph.create({ speaker }, nodes)),
  );
}

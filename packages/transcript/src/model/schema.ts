import { type Mark, type Node, Schema } from 'prosemirror-model';
import type { SavedSpeaker } from '../segments/savedSegment.ts';

/**
 * Paragraphs of plain text. `dictated` names the segment that a range of text
 * belongs to; `unconfirmed` says that the server may still replace that segment.
 * Text typed at the edge of a range belongs to the person, text typed inside it
 * is an edit of the segment. `speaker` is the id of the person who says a paragraph, of
 * the list `speakers` of the document.
 */
export const schema = new Schema({
  nodes: {
    doc: {
      content: 'paragraph+',
      attrs: { speakers: { default: [], validate: checkSpeakers } },
    },
    paragraph: {
      content: 'text*',
      attrs: { speaker: { default: null, validate: 'string|null' } },
      whitespace: 'pre',
      parseDOM: [{ tag: 'p' }, { tag: 'div' }],
      toDOM: () => ['p', 0],
    },
    text: {},
  },
  marks: {
    dictated: {
      attrs: { segment: { validate: 'string' } },
      inclusive: false,
      toDOM: () => ['span', { 'data-dictated': '' }, 0],
    },
    unconfirmed: {
      attrs: { segment: { validate: 'string' } },
      inclusive: false,
      toDOM: () => ['span', { 'data-unconfirmed': '' }, 0],
    },
  },
});

function checkSpeakers(value: unknown): void {
  if (!Array.isArray(value) || !value.every(isSpeaker)) {
    throw new RangeError('The speakers are not a list of ids and names.');
  }
}

function isSpeaker(value: unknown): value is SavedSpeaker {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}

const noSpeakers: readonly SavedSpeaker[] = [];

/** The speakers of a document; the same array until they change. */
export function readDocSpeakers(doc: Node): readonly SavedSpeaker[] {
  const list: unknown = doc.attrs['speakers'];
  return Array.isArray(list) && list.length > 0 ? (list as readonly SavedSpeaker[]) : noSpeakers;
}

/** The id of the speaker of a paragraph; null where no speaker is named. */
export function readParagraphSpeaker({ attrs }: Node): string | null {
  const id: unknown = attrs['speaker'];
  return typeof id === 'string' ? id : null;
}

type MarkName = keyof typeof schema.marks;

/** The marks of a segment's text. */
export function createMarks(id: string, confirmed: boolean): readonly Mark[] {
  const dictated = schema.marks.dictated.create({ segment: id });
  return confirmed ? [dictated] : [dictated, schema.marks.unconfirmed.create({ segment: id })];
}

/** The segment id that a node carries in this mark; null without the mark. */
export function readSegmentId({ marks }: Node, name: MarkName = 'dictated'): string | null {
  const id: unknown = marks.find(({ type }) => type === schema.marks[name])?.attrs['segment'];
  return typeof id === 'string' ? id : null;
}

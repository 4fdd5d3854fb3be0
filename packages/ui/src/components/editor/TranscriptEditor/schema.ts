import { type Mark, Schema } from 'prosemirror-model';

/**
 * What a transcript may hold: paragraphs of plain text. Two marks remember what
 * came from the engine: which segment a range of text belongs to, and that the
 * server does not have it in writing yet. Text typed at the edge of a range
 * belongs to the person; text typed inside it is an edit of the segment.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: {
      content: 'text*',
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

/** The marks that text of this segment carries. */
export function marksOf(segment: string, confirmed: boolean): readonly Mark[] {
  const dictated = schema.marks.dictated.create({ segment });
  return confirmed ? [dictated] : [dictated, schema.marks.unconfirmed.create({ segment })];
}

/** The segment that a mark names. */
export function segmentOf(mark: Mark | undefined): string | null {
  const segment: unknown = mark?.attrs['segment'];
  return typeof segment === 'string' ? segment : null;
}

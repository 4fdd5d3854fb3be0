import { type Mark, type Node, Schema } from 'prosemirror-model';

/**
 * Paragraphs of plain text. `dictated` names the segment that a range of text
 * belongs to; `unconfirmed` says that the server may still replace that segment.
 * Text typed at the edge of a range belongs to the person, text typed inside it
 * is an edit of the segment.
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

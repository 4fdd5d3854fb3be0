import { countWords } from '@nevisa/writing';
import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { schema } from './schema.ts';

/** The plain text of a document; each paragraph is a line. */
export function readText(doc: Node): string {
  return doc.children.map(({ textContent }) => textContent).join('\n');
}

/** A document of plain text; each line is a paragraph. */
export function createDoc(text = ''): Node {
  return schema.nodes.doc.create(
    null,
    text.split('\n').map((line) => createParagraph(line, [])),
  );
}

/** Text to be inserted inside a paragraph of this speaker; a line break ends that paragraph. */
export function createSlice(
  text: string,
  marks: readonly Mark[] = [],
  speaker: string | null = null,
): Slice {
  const lines = text.split(/\r\n|\r|\n/u);
  if (lines.length === 1) {
    return text === '' ? Slice.empty : new Slice(Fragment.from(schema.text(text, marks)), 0, 0);
  }
  return new Slice(Fragment.from(lines.map((line) => createParagraph(line, marks, speaker))), 1, 1);
}

const counts = new WeakMap<Node, number>();

/** Words of a paragraph, counted once for each immutable node. */
export function countParagraphWords(paragraph: Node): number {
  const known = counts.get(paragraph);
  if (known !== undefined) {
    return known;
  }
  const count = countWords(paragraph.textContent);
  counts.set(paragraph, count);
  return count;
}

function createParagraph(
  line: string,
  marks: readonly Mark[],
  speaker: string | null = null,
): Node {
  return schema.nodes.paragraph.create({ speaker }, line === '' ? null : schema.text(line, marks));
}

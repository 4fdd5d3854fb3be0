import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { countWords } from '@nevisa/writing';
import { schema } from './schema.ts';

/** The plain text of a document; each paragraph is a line. */
export function textOf(doc: Node): string {
  return doc.children.map(({ textContent }) => textContent).join('\n');
}

/** A document of these lines, without any marks. */
export function documentOf(text: string): Node {
  return schema.nodes.doc.create(
    null,
    text.split('\n').map((line) => paragraphOf(line, [])),
  );
}

/** Plain text as something that stands in the middle of a paragraph: each line break ends that paragraph. */
export function sliceOf(text: string, marks: readonly Mark[] = []): Slice {
  const lines = text.split(/\r\n|\r|\n/u);
  if (lines.length === 1) {
    return text === '' ? Slice.empty : new Slice(Fragment.from(schema.text(text, marks)), 0, 0);
  }
  return new Slice(Fragment.from(lines.map((line) => paragraphOf(line, marks))), 1, 1);
}

const counted = new WeakMap<Node, number>();

/** Words of one paragraph, counted once for as long as it stays what it is. */
export function wordsOf(paragraph: Node): number {
  const known = counted.get(paragraph);
  if (known !== undefined) {
    return known;
  }
  const count = countWords(paragraph.textContent);
  counted.set(paragraph, count);
  return count;
}

function paragraphOf(line: string, marks: readonly Mark[]): Node {
  return schema.nodes.paragraph.create(null, line === '' ? null : schema.text(line, marks));
}

import { createTranscriptDocument, getInternals } from '@nevisa/transcript';
import type { EditorView } from 'prosemirror-view';
import { describe, expect, it, vi } from 'vitest';
import { type ParagraphHeads, SpokenParagraphView } from './ParagraphView.ts';

/** The views of the paragraphs of a text, whose heads show their positions. */
function showHeads(text: string) {
  const document = createTranscriptDocument();
  document.insertText(text);
  const { state } = getInternals(document);
  const listeners: (() => void)[] = [];
  const heads: ParagraphHeads = {
    read: (position) => ({ name: `${position}`, time: null }),
    subscribe: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
    onSpeaker: vi.fn(),
  };
  const view = { state: state() } as EditorView;
  const readPlace = vi.fn(() => 0);
  const views = state().doc.children.map(
    (node) => new SpokenParagraphView(node, view, readPlace, heads),
  );
  return {
    readPlace,
    readShown: () => views.map(({ dom }) => dom.querySelector('bdi')?.textContent),
    /** Puts a word into a paragraph and has all heads read again. */
    write: (at: number, word: string) => {
      const { tr, doc } = state();
      const before = doc.children.slice(0, at).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
      getInternals(document).dispatch(tr.insertText(word, before + 1));
      Object.assign(view, { state: state() });
      views[at]?.update(state().doc.child(at));
      listeners.forEach((listener) => listener());
    },
  };
}

describe('the heads of paragraphs', () => {
  it('are drawn for 1,000 paragraphs without a walk over the text for each', () => {
    const { readPlace, readShown, write } = showHeads(
      Array.from({ length: 1_000 }, () => 'خط').join('\n'),
    );
    write(1, 'نو');
    expect(readShown().slice(0, 4)).toEqual(['1', '5', '11', '15']);
    expect(readPlace).not.toHaveBeenCalled();
  });
});

import { moveCaret, type TranscriptDocument } from '@nevisa/transcript';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from '../../../testing/render.tsx';
import type { SpokenWords } from './spoken/spokenWords.ts';
import { createSpokenWords } from './testing/createSpokenWords.ts';
import { createDictated, waitForFrame, placeholder } from './testing/showDocument.tsx';
import { TranscriptEditor } from './TranscriptEditor.tsx';

function editor(document: TranscriptDocument, spoken: SpokenWords) {
  return (
    <TranscriptEditor document={document} label="متن" placeholder={placeholder} spoken={spoken} />
  );
}

/** An editor of these texts, its field and the word that is said in it. */
function show(...texts: string[]) {
  const document = createDictated(...texts);
  const words = createSpokenWords();
  const shown = render(editor(document, words));
  const field = shown.find('[role=textbox]');
  return { ...shown, document, words, field };
}

/** The lit texts of the whole page. */
function readLit(): string[] {
  return [...CSS.highlights]
    .filter(([name]) => name.startsWith('spoken-'))
    .flatMap(([, highlight]) => [...highlight].map(String));
}

/** The one range of the one lit word. */
function findRange(): AbstractRange | undefined {
  const [, highlight] = [...CSS.highlights].find(([name]) => name.startsWith('spoken-')) ?? [];
  return [...(highlight ?? [])][0];
}

/** A page whose browser has no highlights. */
function withoutHighlights(): void {
  const own = Object.getOwnPropertyDescriptor(CSS, 'highlights');
  const kept = CSS.highlights;
  const isDeleted = Reflect.deleteProperty(CSS, 'highlights');
  expect(isDeleted && !('highlights' in CSS)).toBe(true);
  onTestFinished(() => {
    Object.defineProperty(CSS, 'highlights', own ?? { value: kept, configurable: true });
  });
}

describe('the spoken word of an editor', () => {
  it('X-136, X-170: is one range that moves; nothing of the page changes, so that nothing is announced', async () => {
    const { words, field } = show('سلام به همه.', 'این متن است.');
    const changes = vi.fn<MutationCallback>();
    const observer = new MutationObserver(changes);
    observer.observe(window.document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    expect(readLit()).toEqual([]);
    const lit: string[][] = [];
    const ranges = new Set<unknown>();
    for (const [from, to] of [
      [1, 5],
      [6, 8],
      [9, 13],
      [14, 17],
    ] as const) {
      words.say({ from, to });
      lit.push(readLit());
      ranges.add(findRange());
    }
    expect(lit).toEqual([['سلام'], ['به'], ['همه.'], ['این']]);
    expect(ranges.size).toBe(1);
    words.say(null);
    expect(readLit()).toEqual([]);
    await waitForFrame();
    expect(changes).not.toHaveBeenCalled();
    expect(field.textContent).toBe('سلام به همه. این متن است.');
    observer.disconnect();
  });

  it('X-136, T-33: is marked anew when the text is drawn again, and not when the caret moves', () => {
    const { document, words } = show('سلام به همه.', 'این متن است.');
    words.say({ from: 14, to: 17 });
    words.read.mockClear();
    moveCaret(document, 3);
    expect(words.read).not.toHaveBeenCalled();
    words.move({ from: 18, to: 21 });
    document.replace([{ from: 0, to: 0, before: '', after: 'خب، ' }]);
    expect(readLit()).toEqual(['این']);
    words.move({ from: 18, to: 500 });
    document.replace([{ from: 0, to: 4, before: 'خب، ', after: '' }]);
    expect(readLit()).toEqual([]);
  });

  it('X-136, T-33: two editors light their own words, and an unmounted one none', () => {
    const first = show('یک دو');
    const second = show('سه چهار');
    first.words.say({ from: 1, to: 3 });
    second.words.say({ from: 4, to: 8 });
    expect(readLit()).toEqual(['یک', 'چهار']);
    first.unmount();
    expect(readLit()).toEqual(['چهار']);
    second.unmount();
    expect([CSS.highlights.size, second.words.listeners.size]).toEqual([0, 0]);
    expect(window.document.adoptedStyleSheets).toEqual([]);
  });

  it('X-136: is a decoration in a browser without highlights', () => {
    withoutHighlights();
    const { document, words, field, unmount } = show('سلام به همه.');
    const said = () => [...field.querySelectorAll('[data-said]')].map((one) => one.textContent);
    words.say({ from: 1, to: 5 });
    expect(said()).toEqual(['سلام']);
    words.say({ from: 6, to: 8 });
    expect(said()).toEqual(['به']);
    document.clear();
    expect(said()).toEqual([]);
    unmount();
  });
});

import { makePersianPattern } from '@nevisa/writing';
import { createTranscriptDocument, findHits, type TranscriptDocument } from '@nevisa/transcript';
import { describe, expect, it } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { createDictated, placeholder } from './testing/showDocument.tsx';
import { TranscriptEditor } from './TranscriptEditor.tsx';

const pattern = makePersianPattern('کتابها') ?? /$^/gu;

function editor(document: TranscriptDocument, shownHit: number | null = null) {
  return (
    <TranscriptEditor
      document={document}
      label="متن"
      placeholder={placeholder}
      hits={findHits(document, pattern)}
      shownHit={shownHit}
    />
  );
}

/** The marked texts of each kind, on the whole page. */
function readMarks() {
  const texts = (isShown: boolean) =>
    [...CSS.highlights]
      .filter(([name]) => name.endsWith('-shown') === isShown)
      .flatMap(([, highlight]) => [...highlight].map(String));
  return { hits: texts(false), shown: texts(true) };
}

describe('the hits of an editor', () => {
  it('X-144: marks the exact hits and the shown one, without a change of the page', () => {
    const document = createDictated('این كتابها و آن کتاب‌ها.');
    const { find, rerender } = render(editor(document));
    const markup = find('[role=textbox]').innerHTML;
    expect(readMarks()).toEqual({ hits: ['كتابها', 'کتاب‌ها'], shown: [] });
    rerender(editor(document, 1));
    expect(readMarks()).toEqual({ hits: ['كتابها'], shown: ['کتاب‌ها'] });
    expect(find('[role=textbox]').innerHTML).toBe(markup);
  });

  it('X-144, T-53: marks the exact hit after signs of several UTF-16 units', () => {
    render(editor(createDictated('👩‍👩‍👧 😀 این كتابها.')));
    expect(readMarks().hits).toEqual(['كتابها']);
  });

  it('X-144: marks the hits anew after an edit', () => {
    const document = createDictated('این كتابها.');
    const { rerender } = render(editor(document));
    document.replace([{ from: 0, to: 3, before: 'این', after: 'همین' }]);
    rerender(editor(document));
    expect(readMarks().hits).toEqual(['كتابها']);
    document.clear();
    expect(readMarks().hits).toEqual([]);
  });

  it('X-144: two editors keep their own marks, and an unmounted one has none', () => {
    const first = render(editor(createDictated('كتابها')));
    const second = render(editor(createDictated('کتاب‌ها')));
    expect(readMarks().hits).toEqual(['كتابها', 'کتاب‌ها']);
    first.unmount();
    expect(readMarks().hits).toEqual(['کتاب‌ها']);
    second.unmount();
    expect(CSS.highlights.size).toBe(0);
  });

  it('X-144, T-34: scrolls to the shown hit and marks only the hits in the window', () => {
    const document = createTranscriptDocument();
    document.insertText('کتابها و متن\n'.repeat(300));
    const { rerender } = render(editor(document));
    expect(readMarks().hits.length).toBeLessThan(200);
    rerender(editor(document, 299));
    const shown = [...CSS.highlights].find(([name]) => name.endsWith('-shown'))?.[1];
    const [range] = [...(shown ?? [])] as Range[];
    expect(range?.getBoundingClientRect().top).toBeLessThan(innerHeight);
    expect(range?.getBoundingClientRect().bottom).toBeGreaterThan(0);
  });
});

import { getInternals, type TranscriptDocument } from '@nevisa/transcript';
import { TextSelection } from 'prosemirror-state';
import { afterEach, expect, it, vi } from 'vitest';
import { showTexts } from './testing/showDocument.tsx';

const text = 'سلام به همه.';
afterEach(() => vi.restoreAllMocks());

function select(document: TranscriptDocument, from: number, to: number) {
  const { state, dispatch } = getInternals(document);
  const { doc, tr } = state();
  dispatch(tr.setSelection(TextSelection.create(doc, from, to)));
}

/** Drags the selection and drops it in the line: `share` is 0 at the left end and 1 at the right end. */
function dropAt(sheet: HTMLElement, share: number, keys: EventModifierInit = {}) {
  const dictated = sheet.querySelector('[data-dictated]') ?? sheet;
  const { x, y, width, height } = dictated.getBoundingClientRect();
  const dataTransfer = new DataTransfer();
  for (const type of ['dragstart', 'drop']) {
    sheet.dispatchEvent(
      new DragEvent(type, {
        ...keys,
        dataTransfer,
        clientX: x + 1 + (width - 2) * share,
        clientY: y + height / 2,
        bubbles: true,
        cancelable: true,
      }),
    );
  }
}

it('X-140: dictated text that is dragged a little and dropped on itself stays as it is', () => {
  const { document, sheet } = showTexts(text);
  const { state } = getInternals(document);
  const { doc } = state();
  select(document, 1, doc.content.size - 1);
  dropAt(sheet, 0.5);
  expect(document.text()).toBe(text);
  expect(sheet.querySelector('[data-dictated]')?.textContent).toBe(text);
  expect(state().doc.eq(doc)).toBe(true);
});

it('X-140: text that is dragged to another place is moved as one undo step', () => {
  const { document, sheet } = showTexts(text);
  select(document, 1, 6);
  dropAt(sheet, 0);
  expect(document.text()).toMatch(/^به همه\.?سلام \.?$/u);
  document.undo();
  expect(document.text()).toBe(text);
});

it.each([
  ['Win32', { ctrlKey: true }, true],
  ['Win32', { altKey: true }, false],
  ['MacIntel', { altKey: true }, true],
  ['MacIntel', { ctrlKey: true }, false],
])(
  'X-140: dragged text is copied with the copy key of its system only: %s, %o',
  (platform, keys, isCopied) => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
    const { document, sheet } = showTexts(text);
    select(document, 1, 6);
    dropAt(sheet, 0, keys);
    expect(document.text().match(/سلام/gu)).toHaveLength(isCopied ? 2 : 1);
  },
);

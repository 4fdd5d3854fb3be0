import {
  createTranscriptDocument,
  getInternals,
  type TranscriptDocument,
} from '@nevisa/transcript';
import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { findFirstText, waitForFrame, show, showTexts } from './testing/showDocument.tsx';

function focused(...texts: string[]) {
  const opened = showTexts(...texts);
  opened.sheet.focus();
  return opened;
}

/** Sets the composed text, with the caret at its end. */
function compose(text: string) {
  const end = text.length;
  return cdp().send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
}

describe('typing while text arrives', () => {
  it.each([
    ['a sentence', (document: TranscriptDocument) => settleNext(document)],
    ['a guess', (document: TranscriptDocument) => document.showInterim('و اکنون')],
  ])(
    'X-32, D12: keeps a caret that a key has moved, though %s arrives before `selectionchange`',
    async (_, arrive) => {
      const { document, sheet } = focused('سلام به همه.');
      const first = findFirstText(sheet);
      getSelection()?.collapse(first, 2);
      const heard = new Promise((resolve) =>
        sheet.ownerDocument.addEventListener('selectionchange', resolve, { once: true }),
      );
      arrive(document);
      await heard;
      document.insertText('!');
      expect(document.text().startsWith('سل!ام')).toBe(true);
      expect(getSelection()?.anchorOffset).toBe(3);
    },
  );

  it('X-32: inserts text where a key has moved the caret', async () => {
    const { document, sheet } = focused('سلام به همه.');
    await waitForFrame();
    getSelection()?.collapse(findFirstText(sheet), 2);
    document.insertText('!');
    expect(document.text()).toBe('سل!ام به همه.');
  });

  it('X-32: accepts a typed letter while text arrives', async () => {
    const document = createTranscriptDocument({
      onEntry: () => document.showInterim(`${document.text().length}`),
    });
    document.insertSegment({ id: 'a', text: 'سلام.', confirmed: true });
    const { sheet } = show(document);
    sheet.focus();
    sheet.ownerDocument.execCommand('insertText', false, '!');
    sheet.ownerDocument.execCommand('insertText', false, '!');
    await expect.poll(() => document.text()).toBe('سلام.!!');
  });

  it('X-32: defers segments until the end of a composition', async () => {
    const { document, sheet } = focused('سلام.');
    sheet.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    document.insertSegment({ id: 'b', text: 'دوم.', confirmed: true });
    expect(document.text()).toBe('سلام.');
    sheet.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await expect.poll(() => sheet.textContent).toBe('سلام. دوم.');
  });

  it('X-32: does not disturb an input method while segments arrive', async () => {
    const { document, sheet } = focused('سلام.');
    await waitForFrame();
    await compose(' دو');
    document.insertSegment({ id: 'b', text: 'سوم.', confirmed: true });
    await compose(' دوم');
    expect(sheet.textContent).toBe('سلام. دوم');
    await cdp().send('Input.insertText', { text: ' دوم.' });
    await expect.poll(() => document.text()).toBe('سلام. دوم. سوم.');
    expect(sheet.textContent).toBe('سلام. دوم. سوم.');
  });

  it('X-32: inserts segments around a long composition', async () => {
    const { document } = focused('سلام.');
    await waitForFrame();
    await compose(' دو');
    await expect.poll(() => document.text()).toBe('سلام. دو');
    const { state, dispatch } = getInternals(document);
    dispatch(state().tr.insertText('ها: ', 1));
    await compose(' دوم');
    await cdp().send('Input.insertText', { text: ' دوم.' });
    await expect.poll(() => document.text()).toBe('ها: سلام. دوم.');
  });
});

function settleNext(document: TranscriptDocument): void {
  document.insertSegment({ id: 'next', text: 'جملهٔ دوم.', confirmed: true });
}

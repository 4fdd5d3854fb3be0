import { createTranscriptDocument, getInternals } from '@nevisa/transcript';
import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { show } from './testing/showDocument.tsx';

const lines = Array.from({ length: 600 }, (_, at) => `خط ${at} از یک متن بلند`);

function openLong(text = lines) {
  const document = createTranscriptDocument();
  document.insertText(text.join('\n'));
  const { sheet, unmount } = show(document);
  const readShown = () => [...sheet.querySelectorAll('p')].map(({ textContent }) => textContent);
  return { document, sheet, unmount, readShown };
}

describe('a long text', () => {
  it('X-134: shows its first paragraphs at once and all of them a moment later', async () => {
    const { readShown } = openLong();
    expect(readShown()).toEqual(lines.slice(0, 40));
    await expect.poll(readShown).toEqual(lines);
  });

  it('X-134: is whole before the browser is idle, so that what waits for that does not hold it up', async () => {
    // So many steps that a browser would put a wait between timers.
    const longer = Array.from({ length: 4 }, () => lines).flat();
    const { readShown } = openLong(longer);
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(resolve));
    });
    expect(readShown()).toEqual(longer);
  });

  it('X-134: is whole before a key reaches it, and nothing typed meanwhile is lost', async () => {
    const { document, sheet, readShown } = openLong();
    sheet.focus();
    expect(readShown()).toEqual(lines);
    // The caret of an opened text is at its end.
    await cdp().send('Input.insertText', { text: '، نو' });
    const written = lines.with(599, `${lines[599]}، نو`);
    await expect.poll(() => document.text().split('\n')).toEqual(written);
    expect(readShown()).toEqual(written);
  });

  it('X-134: is whole before the pointer reaches a word', () => {
    const { sheet, readShown } = openLong();
    sheet.querySelector('p')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(readShown()).toEqual(lines);
  });

  it('X-134: shows a change that arrives before all of it is there', () => {
    const { document, readShown } = openLong();
    document.replace([{ from: 0, to: 2, before: 'خط', after: 'سطر' }]);
    expect(readShown()).toEqual(lines.with(0, 'سطر 0 از یک متن بلند'));
  });

  it('X-134: keeps the text and its undo steps while it is shown in parts', async () => {
    const { document, unmount, readShown } = openLong();
    const { doc } = getInternals(document).state();
    unmount();
    await expect.poll(() => readShown().length).toBeLessThan(lines.length);
    expect(getInternals(document).state().doc).toBe(doc);
    expect(document.undo()).toBe(true);
    expect(document.text()).toBe('');
  });
});

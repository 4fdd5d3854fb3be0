import { blockPage } from '@nevisa/testing/busy';
import { moveCaret, readCaret } from '@nevisa/transcript';
import { expect, it } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { createDictated, findFirstText, placeholder } from './testing/showDocument.tsx';
import { TranscriptEditor } from './TranscriptEditor.tsx';

/** A text whose caret is in its third word, and a field beside it. */
function showBesideField() {
  const document = createDictated('سلام به همه.');
  const { find } = render(
    <>
      <input defaultValue="کتاب" />
      <TranscriptEditor document={document} label="متن" placeholder={placeholder} />
    </>,
  );
  moveCaret(document, 9);
  return { document, field: find('input') as HTMLInputElement, sheet: find('[role=textbox]') };
}

it('X-32: a text that takes the focus from a field keeps its caret, also on a busy page', async () => {
  const { document, field, sheet } = showBesideField();
  field.focus();
  field.select();
  sheet.focus();
  await blockPage();
  expect(readCaret(document)).toBe(9);
});

it('X-32: what is typed as soon as the text has the focus is at its caret', async () => {
  const { document, field, sheet } = showBesideField();
  field.focus();
  sheet.focus();
  sheet.ownerDocument.execCommand('insertText', false, '!');
  await expect.poll(() => document.text()).toBe('سلام به !همه.');
});

it('X-32: a press places the caret also where the browser moves it before the focus', async () => {
  const { document, field, sheet } = showBesideField();
  field.focus();
  sheet.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  getSelection()?.collapse(findFirstText(sheet), 2);
  sheet.focus();
  await expect.poll(() => readCaret(document)).toBe(3);
});

import { blockPage } from '@nevisa/testing/busy';
import { moveCaret, readCaret } from '@nevisa/transcript';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { createDictated, placeholder } from './testing/showDocument.tsx';
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

it('X-32: a press places the caret in a text without the focus', async () => {
  const { document, field, sheet } = showBesideField();
  field.focus();
  await userEvent.click(sheet);
  await expect.poll(() => readCaret(document)).not.toBe(9);
});

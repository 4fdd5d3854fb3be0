import { NevisaUi } from '@nevisa/ui';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import {
  openPages,
  type Page,
  type Pages,
  requireDocument,
  expectSoon,
  waitForTag,
} from '../../conversation/testing/conversationPages.ts';
import { EditorSheet } from './EditorSheet.tsx';
import { renderInPage } from '../../../testing/renderInPage.ts';

let pages: Pages;

beforeEach(() => {
  pages = openPages();
});
afterEach(() => pages.end());

/** Shows the text of a page; the caret is at its end. */
async function showSheet(page: Page) {
  const { host } = renderInPage(
    <NevisaUi direction="rtl">
      <EditorSheet document={requireDocument(page)} />
    </NevisaUi>,
  );
  const sheet = host.querySelector<HTMLElement>('[role=textbox]') as HTMLElement;
  sheet.focus();
  getSelection()?.selectAllChildren(sheet.lastElementChild ?? sheet);
  getSelection()?.collapseToEnd();
  await new Promise((painted) => requestAnimationFrame(painted));
  const ends: string[] = [];
  sheet.addEventListener('compositionend', ({ data }) => ends.push(data));
  return { sheet, ends };
}

/** Sets the composed text, with the caret at its end. */
const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });

it('X-156: a word that is being composed is saved, and neither the save nor a change from elsewhere ends it', async () => {
  const page = pages.open();
  await waitForTag(page, 'saved');
  const { sheet, ends } = await showSheet(page);
  const before = pages.stored();
  await compose(' زردآ');
  await expectSoon(() => expect(requireDocument(page).text().endsWith(' زردآ')).toBe(true));
  page.actor.send({ type: 'save.requested' });
  await expectSoon(() => expect(pages.stored()).toBe(`${before} زردآ`));

  const { id, revision } = pages.backend
    .account('sara')
    .conversations.find(({ text }) => text === pages.stored()) ?? { id: '', revision: 0 };
  const first = page.actor.getSnapshot().context.saved?.text.segments[0];
  const segment = { ...first, text: 'از جای دیگر.', words: [] };
  pages.backend.patchHistory(pages.backend.account('sara'), {
    id,
    revision,
    client_id: 'elsewhere',
    changes: [{ op: 'set', segment_id: first?.segment_id, segment }],
  } as never);
  await compose(' زردآلو');
  await page.look();
  await expectSoon(() =>
    expect(requireDocument(page).text().startsWith('از جای دیگر.')).toBe(true),
  );
  expect([ends, sheet.textContent?.endsWith(' زردآلو')]).toEqual([[], true]);

  await cdp().send('Input.insertText', { text: ' زردآلو.' });
  page.actor.send({ type: 'save.requested' });
  await expectSoon(() =>
    expect(pages.stored()).toMatch(/^از جای دیگر\.(?!.*زردآ.*زردآ).* زردآلو\.$/su),
  );
  expect(sheet.textContent?.endsWith(' زردآلو.')).toBe(true);
});

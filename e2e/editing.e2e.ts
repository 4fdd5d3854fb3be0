import { makeConversation } from '@nevisa/mocks/conversations';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { addedText } from '../apps/web/src/shared/text/addedText.ts';
import { commonText } from '../apps/web/src/shared/text/commonText.ts';
import { editingText } from '../apps/web/src/shared/text/editingText.ts';
import { historyText } from '../apps/web/src/shared/text/historyText.ts';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { editorText } from '../packages/ui/src/foundations/text/editorText.ts';
import { openApp, type OpenedApp, openPath, storeToken } from './openApp.ts';
import { connectionErrors, getSentence, toDictationPage } from './openDictation.ts';

/** A conversation with an id of its own for each journey. */
const textIds = ['tabs', 'train', 'devices', 'listed', 'said'] as const;
type TextId = (typeof textIds)[number];

let app: OpenedApp;
beforeAll(async () => {
  app = await openApp({
    microphone: 'three-sentences',
    context: { permissions: ['microphone'] },
  });
  app.backend.fillHistory(
    'sara',
    textIds.map((id, place) =>
      makeConversation({ id, subject: 'letter', seed: place + 1, words: 20, minutesAgo: 60 }),
    ),
  );
  await storeToken(app, 'sara');
});
afterEach(() => app.backend.repair());
afterAll(async () => {
  await app.close();
  const unexpected = app.problems.filter(
    (problem) => !connectionErrors.some((pattern) => pattern.test(problem)),
  );
  expect(unexpected).toEqual([]);
});

const readServer = (id: string) => {
  const found = app.backend.account('sara').conversations.find((row) => String(row.id) === id);
  if (found === undefined) {
    throw new Error(`Sara has no text with the id ${id}.`);
  }
  return found;
};
const serverHas = (id: string, words: string, has = true) =>
  vi.waitFor(() => {
    const text = expect(readServer(id).text);
    return has ? text.toContain(words) : text.not.toContain(words);
  });

/** An opened text, as a person sees it. */
function createEditor(page: Page) {
  const sheet = page.getByRole('textbox', { name: editingText.sheet });
  const shows = (words: string, has = true) =>
    vi.waitFor(async () => {
      const text = expect(await sheet.textContent());
      return has ? text.toContain(words) : text.not.toContain(words);
    });
  /** Types where keys lead to, e.g. `Control+End`. */
  const typeAt = async (keys: readonly string[], words: string) => {
    await vi.waitFor(async () =>
      expect(await sheet.getAttribute('aria-readonly')).not.toBe('true'),
    );
    await sheet.focus();
    for (const key of keys) {
      await page.keyboard.press(key);
    }
    await page.keyboard.insertText(words);
    await shows(words);
  };
  return {
    sheet,
    shows,
    type: (words: string) => typeAt(['Control+End'], words),
    typeAt,
    says: (words: string | RegExp) => page.getByText(words).first().waitFor(),
  };
}

async function openText(page: Page, id: string) {
  await page.goto(`${app.url}${paths.history}?id=${id}`);
  const editor = createEditor(page);
  await editor.sheet.waitFor();
  return editor;
}

const saved = /^ذخیره شد/;

describe('an opened text of the history', () => {
  it('X-121, X-156, X-160: a dictated text is opened from its confirmation, corrected, undone and corrected anew, stays so after a reload, and is undone there', async () => {
    const { page } = app;
    const dictation = toDictationPage(page);
    await openPath(app, paths.live);
    await dictation.start();
    await dictation.waitForSentence(1);
    await dictation.stop();
    await dictation.waitForText(liveText.stopped);
    await dictation.button(liveText.recoverSave).click();
    await page.getByRole('button', { name: commonText.save, exact: true }).click();
    await page.getByRole('button', { name: addedText.openInHistory }).click();
    await page.waitForURL(/nevisa-history\?id=/);
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    const editor = createEditor(page);
    await editor.shows(getSentence(1));
    await editor.type(' زردآلو');
    await page.keyboard.press('Control+s');
    await serverHas(id, 'زردآلو');
    await page.keyboard.press('Control+z');
    await editor.shows('زردآلو', false);
    await page.keyboard.press('Control+s');
    await serverHas(id, 'زردآلو', false);
    await editor.type(' انار');
    await page.keyboard.press('Control+s');
    await serverHas(id, 'انار');
    await page.reload();
    await editor.shows('انار');
    await editor.shows(getSentence(1));
    await editor.says(saved);
    // The steps of the undo are there after the reload, and only those.
    await editor.sheet.focus();
    await page.keyboard.press('Control+z');
    await editor.shows('انار', false);
    await editor.shows(getSentence(1));
    await page.keyboard.press('Control+y');
    await editor.shows('انار');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+s');
    await serverHas(id, 'انار', false);
    await serverHas(id, getSentence(1));
  });

  it('X-159: a second tab reads along and takes over, and the first one becomes a reader', async () => {
    const id: TextId = 'tabs';
    const first = await openText(app.page, id);
    const other = await app.page.context().newPage();
    const second = await openText(other, id);
    const takeOver = (page: Page) =>
      page.getByRole('button', { name: editorText.elsewhere.editHere, exact: true });
    await takeOver(other).waitFor();
    await first.type(' زردآلو');
    await second.shows('زردآلو');
    await takeOver(other).click();
    await takeOver(app.page).waitFor();
    await second.type(' انار');
    await first.shows('زردآلو انار');
    await other.keyboard.press('Control+s');
    await serverHas(id, 'زردآلو انار');
    await other.close();
  });

  it('X-157: what is written without a network is there after a reload, and is sent when the network is back', async () => {
    const id: TextId = 'train';
    const { page } = app;
    const editor = await openText(page, id);
    const calls = ['patchHistory', 'retrieveHistory', 'retrieveHistoryWords'] as const;
    calls.forEach((call) => app.backend.breakDown(call, 'network'));
    await editor.type(' زردآلو');
    await page.keyboard.press('Control+s');
    await editor.says(editorText.save.failed);
    await page.reload();
    await editor.shows('زردآلو');
    await editor.type(' انار');
    expect(readServer(id).text).not.toContain('زردآلو');
    app.backend.repair();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await serverHas(id, 'زردآلو انار');
  });

  it('X-158: the same words of two devices are a question, and both answers are kept', async () => {
    const id: TextId = 'devices';
    const { page } = app;
    const editor = await openText(page, id);
    app.backend.breakDown('patchHistory', 'network');
    // Inside of the first word: at an edge the words would be a sentence of their own.
    await editor.typeAt(['Control+Home', 'ArrowLeft'], 'زردآلو');
    const row = readServer(id);
    for (const segment of row.segments) {
      segment.text = `گیلاس ${segment.text}`;
    }
    row.text = row.segments.map(({ text }) => text).join(' ');
    row.revision += 1;
    app.backend.repair();
    await page.keyboard.press('Control+s');
    const question = page.getByRole('dialog', { name: editorText.conflict.title });
    await question
      .getByRole('radio', { name: editorText.conflict.both, exact: true })
      .check({ force: true });
    await question.getByRole('button', { name: editorText.conflict.save, exact: true }).click();
    await serverHas(id, 'زردآلو');
    await serverHas(id, 'گیلاس');
  });

  it('X-117, X-126: a new name, the trash and the way back in the list of another tab are shown in the opened text', async () => {
    const id: TextId = 'listed';
    const { page } = app;
    const title = 'نامهٔ تازه';
    await openText(page, id);
    const other = await page.context().newPage();
    await other.goto(`${app.url}${paths.history}`);
    const row = (name: string) => other.getByRole('article', { name, exact: true });
    readServer(id).title = 'نامهٔ پیشین';
    await other.reload();
    await row('نامهٔ پیشین').locator('xpath=ancestor::*[@data-row][1]').focus();
    await other.keyboard.press('F2');
    await other.getByRole('textbox', { name: historyText.renameLabel }).fill(title);
    await other.keyboard.press('Enter');
    await row(title).waitFor();
    await page.bringToFront();
    const name = page.getByRole('textbox', { name: editorText.header.title, exact: true });
    await vi.waitFor(async () => expect(await name.inputValue()).toBe(title));
    await other.bringToFront();
    await row(title).locator('xpath=ancestor::*[@data-row][1]').focus();
    await other.keyboard.press('Delete');
    await page.bringToFront();
    await createEditor(page).says(/در سطل زباله است/u);
    await other.getByRole('button', { name: historyText.restore, exact: true }).click();
    await page.bringToFront();
    const editor = createEditor(page);
    await vi.waitFor(async () => expect(await page.getByText(/در سطل زباله است/u).count()).toBe(0));
    await editor.type(' زردآلو');
    await page.keyboard.press('Control+s');
    await serverHas(id, 'زردآلو');
    await other.close();
  });

  it('X-64, X-160: a spoken mark is written as its word, and one undo after a reload brings the mark back', async () => {
    const id: TextId = 'said';
    const { page } = app;
    const editor = await openText(page, id);
    await editor.sheet.focus();
    await page.keyboard.press('Control+End');
    await vi.waitFor(async () => {
      await page.keyboard.press('Alt+n');
      expect((await editor.sheet.textContent())?.endsWith(' نقطه')).toBe(true);
    });
    await page.keyboard.press('Control+s');
    await serverHas(id, 'نقطه');
    expect(readServer(id).segments.at(-1)?.words.at(-1)?.word).toBe('نقطه');
    await page.reload();
    await editor.shows('نقطه');
    await editor.says(saved);
    await editor.sheet.focus();
    await page.keyboard.press('Control+z');
    await editor.shows('نقطه', false);
    expect((await editor.sheet.textContent())?.endsWith('.')).toBe(true);
  });
});

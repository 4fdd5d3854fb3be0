import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { editingText } from '../apps/web/src/shared/text/editingText.ts';
import { editorText } from '../apps/web/src/shared/text/editorText.ts';
import { exportText } from '../apps/web/src/shared/text/exportText.ts';
import { readArchive } from '../apps/web/src/testing/readArchive.ts';
import { editorText as barText } from '../packages/ui/src/foundations/text/editorText.ts';
import { playerText } from '../packages/ui/src/foundations/text/playerText.ts';
import { findInterview } from './findInterview.ts';
import { keepSounds, readSound } from './heardSounds.ts';
import { openApp, type OpenedApp, openPath, storeToken } from './openApp.ts';

let app: OpenedApp;
let id: string;
beforeAll(async () => {
  app = await openApp();
  await keepSounds(app.page);
  app.backend.fillHistory('sara');
  id = findInterview(app.backend);
  await storeToken(app, 'sara');
  await app.page.clock.setFixedTime(app.backend.clock.now());
  await openPath(app, `${paths.history}?id=${id}`);
});
afterAll(async () => {
  await app.close();
  expect(app.problems).toEqual([]);
});

const sheet = () => app.page.locator('[contenteditable="true"]').first();
const button = (name: string | RegExp) => app.page.getByRole('button', { name, exact: true });
const press = (keys: string) => app.page.keyboard.press(keys);
const readServer = () => {
  const row = app.backend.account('sara').conversations.find((each) => String(each.id) === id);
  return { text: row?.text ?? '', speakers: row?.speakers.map(({ name }) => name) };
};

async function download(format: string): Promise<Buffer> {
  const dialog = app.page.getByRole('dialog', { name: exportText.title });
  await button(exportText.title).click();
  await dialog.getByRole('radio', { name: format }).check({ force: true });
  const saved = app.page.waitForEvent('download');
  await dialog.getByRole('button', { name: exportText.submit }).click();
  const file = await readFile(await (await saved).path());
  await press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return file;
}

describe('an interview from its sound to its files', () => {
  it('X-148: a key that is pressed as soon as the text is there plays', async () => {
    await sheet().waitFor();
    await sheet().focus();
    await press('Alt+KeyP');
    await button(playerText.pause).waitFor();
    await vi.waitFor(async () => expect(await readSound(app.page)).not.toBeNull());
    await press('Alt+KeyP');
  });

  it('X-142: five uncertain words are walked over, heard and accepted by keys', async () => {
    for (let count = 1; count <= 5; count += 1) {
      await press('F7');
      await press('Enter');
      await vi.waitFor(async () => expect(await readSound(app.page)).not.toBeNull());
      await press('Alt+KeyA');
    }
    const bar = app.page.getByRole('group', { name: barText.review.label });
    await bar.waitFor();
    const share = await bar.getByRole('progressbar').getAttribute('aria-valuetext');
    expect(share).not.toBe('۰٪');
    await button(playerText.pause)
      .click()
      .catch(() => undefined);
  });

  it('X-141: a speaker has a new name in the whole text', async () => {
    await app.page.locator('[data-head] > button').first().click();
    await app.page.getByRole('menuitem', { name: editingText.renameSpeaker }).click();
    await app.page.getByRole('textbox', { name: editorText.speakerName }).fill('مینا راد');
    await button(editingText.renameAll).click();
    await press('Control+KeyS');
    await vi.waitFor(() => expect(readServer().speakers).toContain('مینا راد'));
  });

  it('X-145: a word is replaced everywhere', async () => {
    const before = readServer().text.split('پدرم').length - 1;
    expect(before).toBeGreaterThan(1);
    await sheet().focus();
    await press('Control+KeyH');
    await app.page.locator(`input[aria-label="${barText.find.label}"]`).fill('پدرم');
    await app.page.locator(`input[aria-label="${barText.find.replacement}"]`).fill('حاج رضا');
    await button(barText.find.replaceAll).click();
    await button(/^جایگزینی [۰-۹]+ مورد$/).click();
    await press('Control+KeyS');
    await vi.waitFor(() => {
      expect(readServer().text).not.toContain('پدرم');
      expect(readServer().text.split('حاج رضا')).toHaveLength(before + 1);
    });
  });

  it('X-165: the Word document and the subtitles have the new words and names', async () => {
    const { 'word/document.xml': xml = '' } = readArchive(await download(exportText.docx));
    const text = [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, run]) => run).join('');
    expect(text).toContain('مینا راد');
    expect(text).toContain('حاج رضا');
    expect(text).not.toContain('پدرم');
    const srt = (await download(exportText.srt)).toString('utf8');
    const cues = [...srt.matchAll(/(\d+):(\d+):(\d+),(\d+) --> (\d+):(\d+):(\d+),(\d+)/g)].map(
      ([, ...parts]) => [readSeconds(parts.slice(0, 4)), readSeconds(parts.slice(4))] as const,
    );
    expect(cues.length).toBeGreaterThan(20);
    expect(cues.every(([start, end], at) => end > start && start >= (cues[at - 1]?.[1] ?? 0))).toBe(
      true,
    );
    expect(srt.replaceAll(/[\u200F\u202B\u202C]/gu, '')).toContain('حاج رضا');
  });
});

function readSeconds(parts: readonly string[]): number {
  const [hours = 0, minutes = 0, seconds = 0, thousandths = 0] = parts.map(Number);
  return hours * 3_600 + minutes * 60 + seconds + thousandths / 1_000;
}

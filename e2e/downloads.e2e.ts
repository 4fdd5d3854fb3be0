import { readFile } from 'node:fs/promises';
import { makeConversation } from '@nevisa/mocks/conversations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { downloadText } from '../apps/web/src/shared/text/downloadText.ts';
import { exportText } from '../apps/web/src/shared/text/exportText.ts';
import { readArchive } from '../apps/web/src/testing/readArchive.ts';
import { openApp, type OpenedApp, openPath, storeToken } from './openApp.ts';

let app: OpenedApp;
beforeAll(async () => {
  app = await openApp();
  const text = makeConversation({
    id: 'long',
    subject: 'meeting',
    seed: 3,
    words: 1_500,
    minutesAgo: 60,
  });
  app.backend.fillHistory('sara', [text]);
  await storeToken(app, 'sara');
  await openPath(app, `${paths.history}?id=long`);
  await app.page.getByRole('button', { name: exportText.title }).click();
});
afterAll(() => app.close());

const dialog = () => app.page.getByRole('dialog', { name: exportText.title });
const choose = (format: string) =>
  dialog().getByRole('radio', { name: format }).check({ force: true });
const submit = () => dialog().getByRole('button', { name: exportText.submit }).click();

describe('the download of a text', () => {
  it('X-168: a Word document is made by the Worker of the built app, under its content policy', async () => {
    const saved = app.page.waitForEvent('download');
    await choose(exportText.docx);
    await submit();
    const file = await (await saved).path();
    const { 'word/document.xml': xml = '' } = readArchive(await readFile(file));
    expect(xml.match(/<w:p>/g)?.length).toBeGreaterThan(10);
    expect(app.problems).toEqual([]);
  });

  it('X-168: a text prints on A4, from a dark page, without the frame of the app', async () => {
    const { page } = app;
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await choose(exportText.pdf);
    await submit();
    await dialog().getByText(downloadText.printing).waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const shown = await page.evaluate(() => ({
      grounds: [...document.querySelectorAll('html, body')].map(
        (each) => getComputedStyle(each).backgroundColor,
      ),
      frame: [...document.querySelectorAll('button, nav, aside, main, dialog')].filter((each) =>
        each.checkVisibility(),
      ).length,
      direction: getComputedStyle(document.querySelector('[data-printed-text]') as Element)
        .direction,
    }));
    expect(shown).toEqual({
      grounds: Array(2).fill('rgb(255, 255, 255)'),
      frame: 0,
      direction: 'rtl',
    });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    await page.emulateMedia({ media: null });
    const sizes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)];
    expect(sizes.length).toBeGreaterThan(1);
    expect(
      new Set(sizes.map(([, width, height]) => `${toMillimetres(width)} ${toMillimetres(height)}`)),
    ).toEqual(new Set(['210 297']));
  });
});

function toMillimetres(points: string | undefined): number {
  return Math.round((Number(points) / 72) * 25.4);
}

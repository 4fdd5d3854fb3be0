import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addedText } from '../apps/web/src/shared/text/addedText.ts';
import { editingText } from '../apps/web/src/shared/text/editingText.ts';
import { exportText } from '../apps/web/src/shared/text/exportText.ts';
import { filesText } from '../apps/web/src/shared/text/filesText.ts';
import { historyText } from '../apps/web/src/shared/text/historyText.ts';
import { paths } from '../apps/web/src/shared/paths.ts';
import { openProfile, type PersistentProfile } from './kill/persistentProfile.ts';
import { serveDemo } from './serveDemo.ts';
import { withoutFilePicker } from './withoutFilePicker.ts';

const audio = (name: string) => join(import.meta.dirname, 'audio', name);

interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const lengthOfHead = 44;

/** A WAV file whose sound is that of another one, several times. */
function repeat(name: string, wav: Buffer, times: number): SentFile {
  const head = Buffer.from(wav.subarray(0, lengthOfHead));
  const sound = wav.subarray(lengthOfHead);
  head.writeUInt32LE(lengthOfHead - 8 + sound.length * times, 4);
  head.writeUInt32LE(sound.length * times, 40);
  const buffer = Buffer.concat([head, ...Array.from({ length: times }, () => sound)]);
  return { name, mimeType: 'audio/wav', buffer };
}

let demo: Awaited<ReturnType<typeof serveDemo>>;
let profile: PersistentProfile;
let long: SentFile;
let second: SentFile;
let short: SentFile;
let files: SentFile[];
/** The page after the end of the browser. */
let page: Page;

beforeAll(async () => {
  demo = await serveDemo();
  profile = await openProfile(demo.url.replace(/\/$/, ''), audio('silence.wav'));
  const speech = await readFile(audio('three-sentences.wav'));
  const silence = await readFile(audio('silence.wav'));
  long = repeat('جلسهٔ یک.wav', speech, 8);
  second = repeat('جلسهٔ دو.wav', speech, 9);
  short = repeat('سکوت.wav', silence, 2);
  files = [long, second, short];
});
afterAll(async () => {
  await profile.remove();
  await demo.close();
});

async function openHistory(): Promise<Page> {
  const page = await withoutFilePicker(await profile.newPage());
  await page.goto(`${profile.url}${paths.history}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const findRow = (page: Page, { name }: SentFile) =>
  page.getByRole('listitem').filter({ hasText: name });

/** Chooses a file in the dialog that the row opens. */
async function choose(page: Page, row: SentFile, file: SentFile): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await findRow(page, row).getByRole('button', { name: filesText.choose }).click();
  await (await asked).setFiles(file);
}

/** What the server has of all files, in bytes. */
const received = () => demo.backend.receivedBytes(demo.backend.account('sara'));

describe('three files on their way to texts', () => {
  it('X-181, X-185, X-186: they are priced, sent, and interrupted by the network and by the end of the browser', async () => {
    page = await openHistory();
    // No part arrives before the page has said that the network is gone.
    demo.backend.fileFaults.msPerByte = 1;
    await page.getByRole('button', { name: addedText.addFile }).first().click();
    await page.getByLabel(filesText.audioOrVideo).setInputFiles(files);
    await findRow(page, long)
      .getByText(/از اعتبار شما مصرف می‌شود/)
      .waitFor();
    await page.getByRole('button', { name: filesText.startAll }).click();
    await findRow(page, long).getByRole('progressbar').waitFor();
    // The title of the tab says the share of all files.
    await vi.waitFor(async () => expect(await page.title()).toMatch(/^\(۳\) ↑ [۰-۹]+٪ /));
    await page.context().setOffline(true);
    await findRow(page, long).getByText(filesText.offline).waitFor();
    // A part of 1 MB takes three seconds.
    demo.backend.fileFaults.msPerByte = 0.003;
    await page.context().setOffline(false);
    await vi.waitFor(() => expect(received()).toBeGreaterThan(0));
    await profile.kill();
  });

  it('X-186, X-193, X-199: on the next page the same files go on, and another one is refused', async () => {
    const { backend } = demo;
    backend.fileFaults.msPerByte = 0;
    page = await openHistory();
    await choose(page, long, short);
    await findRow(page, long).getByText(filesText.otherFile).waitFor();
    for (const file of files) {
      await choose(page, file, file);
    }
    await vi.waitFor(() => expect(backend.account('sara').conversations).toHaveLength(3));
    backend.clock.advance(120_000);
    await findRow(page, short).getByText(filesText.noSpeech).waitFor();
    await findRow(page, short).getByText(filesText.notBilled).waitFor();
    await findRow(page, long).getByRole('button', { name: historyText.open }).waitFor();
    const ids = backend.account('sara').conversations.map((each) => each.client_id);
    expect(new Set(ids).size).toBe(3);
  });

  it('X-192: a text opens in the editor, and is exported', async () => {
    await findRow(page, long).getByRole('button', { name: historyText.open }).click();
    const sheet = page.getByRole('textbox', { name: editingText.sheet });
    await vi.waitFor(async () => expect(await sheet.textContent()).toMatch(/\p{L}{3}/u));
    await page.getByRole('button', { name: exportText.title }).click();
    const dialog = page.getByRole('dialog', { name: exportText.title });
    await dialog.getByRole('radio', { name: exportText.txt }).check({ force: true });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: exportText.submit }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${long.name.replace('.wav', '')}.txt`);
    const [first = ''] = ((await sheet.textContent()) ?? '').trim().split(' ');
    expect(await readFile(await file.path(), 'utf8')).toContain(first);
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeVideo } from '../apps/web/src/features/files/sound/testing/makeVideo.ts';
import { addedText } from '../apps/web/src/shared/text/addedText.ts';
import { filesText } from '../apps/web/src/shared/text/filesText.ts';
import { historyText } from '../apps/web/src/shared/text/historyText.ts';
import { paths } from '../apps/web/src/shared/paths.ts';
import { openProfile, type PersistentProfile } from './kill/persistentProfile.ts';
import { serveDemo } from './serveDemo.ts';

const audio = (name: string) => join(import.meta.dirname, 'audio', name);
const name = 'جلسهٔ یک.wav';
const lengthOfHead = 44;
const times = 8;

let demo: Awaited<ReturnType<typeof serveDemo>>;
let profile: PersistentProfile;

beforeAll(async () => {
  demo = await serveDemo();
  profile = await openProfile(demo.url.replace(/\/$/, ''), audio('silence.wav'));
});
afterAll(async () => {
  await profile.remove();
  await demo.close();
});

async function openHistory(): Promise<Page> {
  const page = await profile.newPage();
  await page.goto(`${profile.url}${paths.history}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** A WAV file whose sound is that of another one, several times. */
async function makeRecording(): Promise<Buffer> {
  const wav = await readFile(audio('three-sentences.wav'));
  const head = Buffer.from(wav.subarray(0, lengthOfHead));
  const sound = wav.subarray(lengthOfHead);
  head.writeUInt32LE(lengthOfHead - 8 + sound.length * times, 4);
  head.writeUInt32LE(sound.length * times, 40);
  return Buffer.concat([head, ...Array.from({ length: times }, () => sound)]);
}

/**
 * Drops a file with its handle, as a browser does whose person drags it out of a folder. The
 * handle is a real one of the private files of the page, which need no permission. Resolves to
 * whether the page has taken it.
 */
async function drop(page: Page, content: Buffer): Promise<boolean> {
  return page.evaluate(
    async ({ named, base64 }) => {
      const folder = await navigator.storage.getDirectory();
      const handle = await folder.getFileHandle(named, { create: true });
      const writable = await handle.createWritable();
      await writable.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
      await writable.close();
      const item = {
        kind: 'file',
        webkitGetAsEntry: () => null,
        getAsFileSystemHandle: () => Promise.resolve(handle),
      };
      const event = new Event('drop', { bubbles: true, cancelable: true });
      const value = { types: ['Files'], files: [await handle.getFile()], items: [item] };
      Object.defineProperty(event, 'dataTransfer', { value });
      return !document.body.dispatchEvent(event);
    },
    { named: name, base64: content.toString('base64') },
  );
}

it('X-186: a dropped file goes on after the end of the browser without being chosen again', async () => {
  const { backend } = demo;
  const sara = backend.account('sara');
  const row = (page: Page) => page.getByRole('listitem').filter({ hasText: name });
  const page = await openHistory();
  // A part of 1 MB takes three seconds.
  backend.fileFaults.msPerByte = 0.003;
  const recording = await makeRecording();
  // The panel that takes files is loaded after the heading.
  await vi.waitFor(async () => expect(await drop(page, recording)).toBe(true));
  await row(page).getByRole('button', { name: filesText.start }).click();
  await vi.waitFor(() => expect(backend.receivedBytes(sara)).toBeGreaterThan(0));
  expect(sara.conversations).toHaveLength(0);
  await profile.kill();
  backend.fileFaults.msPerByte = 0;
  const later = await openHistory();
  await vi.waitFor(() => expect(sara.conversations).toHaveLength(1));
  backend.clock.advance(120_000);
  await row(later).getByRole('button', { name: historyText.open }).waitFor();
  expect(backend.account('sara').conversations).toHaveLength(1);
});

it('X-195: of a video only the sound leaves the device, and becomes a text with its name', async () => {
  const { backend } = demo;
  const sara = backend.account('sara');
  const before = { bytes: backend.receivedBytes(sara), texts: sara.conversations.length };
  const video = Buffer.from(await (await makeVideo({ seconds: 60 })).arrayBuffer());
  const page = await openHistory();
  await page.getByRole('button', { name: addedText.addFile }).first().click();
  const file = { name: 'درس یک.mp4', mimeType: 'video/mp4', buffer: video };
  await page.getByLabel(filesText.audioOrVideo).setInputFiles(file);
  const row = page.getByRole('listitem').filter({ hasText: file.name });
  await row.getByText(/می‌توانید فقط صدای آن را بفرستید/).waitFor();
  await row.getByRole('button', { name: filesText.change }).click();
  await page.getByText(filesText.sendSoundOnly).click();
  await row.getByText(/^فقط صدای ویدئو فرستاده می‌شود/).waitFor();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: filesText.start }).click();
  await vi.waitFor(() => expect(sara.conversations).toHaveLength(before.texts + 1));
  const sent = backend.receivedBytes(sara) - before.bytes;
  expect(sent).toBeGreaterThan(500_000);
  expect(sent).toBeLessThan(video.byteLength / 4);
  expect(sara.conversations.some(({ title }) => title === 'درس یک')).toBe(true);
});

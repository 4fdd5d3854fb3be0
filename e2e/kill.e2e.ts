import { join } from 'node:path';
import { accounts } from '@nevisa/mocks/accounts';
import type { RunningServer } from '@nevisa/mocks/server';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { liveText } from '../apps/web/src/text/liveText.ts';
import { servePage } from '../scripts/build/servePage.ts';
import { fuzzRuns } from '../scripts/testing/fuzzRuns.ts';
import { type PersistentProfile, openProfile } from './kill/persistentProfile.ts';
import type { KeptDraft, KeptPage } from './kill/page.ts';
import type { WrittenRecord } from './kill/watchWrites.ts';
import { toDictationPage, sentence } from './openDictation.ts';
import { serveDemo } from './serveDemo.ts';

const owner = accounts.sara.id;
const recording = join(import.meta.dirname, 'audio', 'three-sentences.wav');
const runs = fuzzRuns(10);
/** A piece of the recording ends in the middle of what the coder has gathered. */
const leastHeard = 0.8;

let keptPages: RunningServer;
beforeAll(async () => {
  keptPages = await servePage(join(import.meta.dirname, 'kill'));
});
afterAll(() => keptPages.close());

interface Tally {
  kills: number;
  /** Records that the browser had called written. */
  acknowledged: number;
  recovered: number;
  lost: number;
  /** Recordings that can be heard. */
  decoded: number;
  /** Length of what can be heard of them, in seconds. */
  heard: number;
  /** Length of what was acknowledged of them, in seconds. */
  recorded: number;
}

/** A page of the app's own origin that looks into its drafts. */
async function openKept(profile: PersistentProfile): Promise<Page> {
  const page = await profile.newPage();
  await page.route(`${profile.url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({
      response: await route.fetch({ url: new URL(pathname, keptPages.url).href }),
    });
  });
  await page.goto(profile.url);
  await page.waitForFunction(() => 'kept' in globalThis);
  return page;
}

type WithKept = { kept: KeptPage };
const readKept = (page: Page) =>
  page.evaluate((id) => (globalThis as unknown as WithKept).kept.read(id), owner);
const textOf = (page: Page, entries: readonly unknown[]) =>
  page.evaluate((given) => (globalThis as unknown as WithKept).kept.textOf(given), entries);
const removeAll = (page: Page) =>
  page.evaluate((id) => (globalThis as unknown as WithKept).kept.removeAll(id), owner);

/** Speaks and writes at the same time until so many records are written, of sound too. */
async function dictate(profile: PersistentProfile, records: number): Promise<Page> {
  const page = await profile.newPage();
  const dictation = toDictationPage(page);
  await page.goto(`${profile.url}/nevisa-live`);
  await dictation.editor.waitFor();
  profile.forget();
  await dictation.start();
  await dictation.editor.focus();
  const isEnough = () => profile.written.length >= records && profile.written.some(isSound);
  for (let count = 0; !isEnough(); count += 1) {
    expect(count).toBeLessThan(200);
    await page.keyboard.type(`w${String(count).padStart(3, '0')} `, { delay: 10 });
  }
  return page;
}

function isSound({ store }: WrittenRecord): boolean {
  return store === 'audio';
}

/** What of the written records the device no longer has. All is appended in order, so that what it has begins with them. */
function lostOf(written: readonly WrittenRecord[], kept: KeptDraft | undefined): WrittenRecord[] {
  const entries = (kept?.entries ?? []).map((entry) => JSON.stringify(entry));
  let sound = (kept?.sounds ?? []).reduce((sum, { size }) => sum + size, 0);
  let at = 0;
  return written.filter((record) => {
    const isThere = record.entries.every(
      (entry, index) => entries[at + index] === JSON.stringify(entry),
    );
    at += record.entries.length;
    sound -= record.size;
    return !isThere || sound < 0;
  });
}

/** Goes on with what is offered, and waits until every word that was written is on the sheet. */
async function expectOffered(profile: PersistentProfile, text: string): Promise<void> {
  const page = await profile.newPage();
  const dictation = toDictationPage(page);
  await page.goto(`${profile.url}/nevisa-live`);
  const offer = page.getByRole('dialog', { name: liveText.recoverTitle });
  await offer.getByRole('button', { name: liveText.recoverContinue }).click();
  await vi.waitFor(async () => {
    const words = (await dictation.text()).split(/\s+/);
    const missing = text.split(/\s+/).filter((word) => !words.some((one) => one.startsWith(word)));
    expect(missing).toEqual([]);
  }, 10_000);
  await page.close();
}

async function tryOut(
  end: (profile: PersistentProfile, page: Page) => Promise<void>,
): Promise<Tally> {
  // Sara can be heard once at a time: each browser has a service of its own.
  const app = await serveDemo();
  const profile = await openProfile(app.url.replace(/\/$/, ''), recording);
  const tally: Tally = {
    kills: 0,
    acknowledged: 0,
    recovered: 0,
    lost: 0,
    decoded: 0,
    heard: 0,
    recorded: 0,
  };
  for (let run = 0; run < runs; run += 1) {
    const page = await dictate(profile, 6 + ((run * 7) % 17));
    await end(profile, page);
    const written = [...profile.written];
    const documentId = written[0]?.documentId;
    const reader = await openKept(profile);
    const kept = (await readKept(reader)).find((draft) => draft.documentId === documentId);
    const lost = lostOf(written, kept);
    tally.kills += 1;
    tally.acknowledged += written.length;
    tally.lost += lost.length;
    tally.recovered += written.length - lost.length;
    const seconds = (kept?.sounds ?? []).reduce((sum, { duration }) => sum + (duration ?? 0), 0);
    tally.decoded += seconds > 0.1 ? 1 : 0;
    tally.heard += seconds;
    tally.recorded += written.reduce((sum, { duration }) => sum + duration / 1_000, 0);
    await expectOffered(
      profile,
      await textOf(
        reader,
        written.flatMap(({ entries }) => entries),
      ),
    );
    if (run === 0) {
      await expectSealed(profile);
    }
    await removeAll(reader);
    await reader.close();
  }
  await profile.remove();
  await app.close();
  return tally;
}

/** No word lies readable on the disk, in any of the ways a browser writes text down (S10). */
async function expectSealed(profile: PersistentProfile): Promise<void> {
  const bytes = await profile.bytesOnDisk();
  const isThere = (text: string) =>
    [Buffer.from(text), Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()].some(
      (form) => bytes.includes(form),
    );
  expect(isThere('nevisa-drafts')).toBe(true);
  expect(isThere('w000')).toBe(false);
  expect(isThere(sentence(1).slice(0, 10))).toBe(false);
}

describe.concurrent('what the browser has called written', () => {
  it.for([
    [
      'D07, X-27, S10: when all its processes are killed',
      (profile: PersistentProfile) => profile.kill(),
    ],
    [
      'D07, X-27: when the process of the page crashes',
      (profile: PersistentProfile, page: Page) => profile.crash(page),
    ],
  ] as const)(
    '%s is all there, is offered again, and can be heard',
    { timeout: 60_000 + runs * 12_000, retry: 0 },
    async ([name, end]) => {
      const tally = await tryOut(end);
      const { kills, acknowledged, recovered, lost, decoded, heard, recorded } = tally;
      process.stdout.write(
        `${name}: ${kills} kills; ${acknowledged} records acknowledged, ${recovered} recovered, ${lost} lost; ` +
          `${decoded} recordings decoded, ${heard.toFixed(1)} s of ${recorded.toFixed(1)} s\n`,
      );
      expect([kills, recovered, lost, decoded]).toEqual([runs, acknowledged, 0, runs]);
      expect(heard).toBeGreaterThan(recorded * leastHeard);
    },
  );
});

import { join } from 'node:path';
import { accounts } from '@nevisa/mocks/accounts';
import type { RunningServer } from '@nevisa/mocks/server';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { servePage } from '../scripts/build/servePage.ts';
import { fuzzRuns, patience } from '@nevisa/testing';
import { type PersistentProfile, openProfile } from './kill/persistentProfile.ts';
import type { StoredDraft, StoreReader } from './kill/page.ts';
import type { WrittenRecord } from './kill/watchWrites.ts';
import { toDictationPage, getSentence } from './openDictation.ts';
import { serveDemo } from './serveDemo.ts';

const owner = accounts.sara.id;
const recording = join(import.meta.dirname, 'audio', 'three-sentences.wav');
// The nightly run kills 50 browsers and crashes 50 pages.
const runs = fuzzRuns(4);
/** Profiles that are tried at the same time in each test: a trial waits for records most of the time. */
const lanes = 2;
/** The share of the recorded time that can be played: the encoder holds an unfinished chunk. */
const leastPlayable = 0.8;

let readerServer: RunningServer;
beforeAll(async () => {
  readerServer = await servePage(join(import.meta.dirname, 'kill'));
});
afterAll(() => readerServer.close());

interface Tally {
  kills: number;
  /** Records that the browser reported as written. */
  acknowledged: number;
  recovered: number;
  lost: number;
  /** Recordings that can be decoded. */
  decoded: number;
  /** How much of them can be played, in seconds. */
  playable: number;
  /** How much of them was acknowledged, in seconds. */
  recorded: number;
}

/** Opens a page of the app's own origin that reads its drafts. */
async function openReader(profile: PersistentProfile): Promise<Page> {
  const page = await profile.newPage();
  await page.route(`${profile.url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({
      response: await route.fetch({ url: new URL(pathname, readerServer.url).href }),
    });
  });
  await page.goto(profile.url);
  await page.waitForFunction(() => 'storeReader' in globalThis);
  return page;
}

type WithReader = { storeReader: StoreReader };
type End = (profile: PersistentProfile, page: Page) => Promise<void>;
const readStored = (page: Page) =>
  page.evaluate((id) => (globalThis as unknown as WithReader).storeReader.read(id), owner);
const readText = (page: Page, entries: readonly unknown[]) =>
  page.evaluate(
    (given) => (globalThis as unknown as WithReader).storeReader.readText(given),
    entries,
  );
const removeAll = (page: Page) =>
  page.evaluate((id) => (globalThis as unknown as WithReader).storeReader.removeAll(id), owner);

/** Dictates and types at the same time until this many records are written, one of them audio. */
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

/** The written records that the device lacks. Records are appended in order, so the stored ones begin with them. */
function findLost(
  written: readonly WrittenRecord[],
  stored: StoredDraft | undefined,
): WrittenRecord[] {
  const entries = (stored?.entries ?? []).map((entry) => JSON.stringify(entry));
  let sound = (stored?.sounds ?? []).reduce((sum, { size }) => sum + size, 0);
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

/** Accepts the offered draft, and waits until the editor shows every word that was written. @param lost how many records the device lacks */
async function expectOffered(
  profile: PersistentProfile,
  text: string,
  lost: number,
): Promise<void> {
  const page = await profile.newPage();
  const dictation = toDictationPage(page);
  await page.goto(`${profile.url}/nevisa-live`);
  const offer = page.getByRole('dialog', { name: liveText.recoverTitle });
  await offer
    .getByRole('button', { name: liveText.recoverContinue })
    .click()
    .catch(async (error: unknown) => {
      const shown = await page.locator('body').innerText();
      throw new Error(`No draft is offered (${lost} records lost). The page shows: ${shown}`, {
        cause: error,
      });
    });
  await vi.waitFor(async () => {
    const words = (await dictation.text()).split(/\s+/);
    const missing = text.split(/\s+/).filter((word) => !words.some((one) => one.startsWith(word)));
    expect(missing).toEqual([]);
  });
  await page.close();
}

/** Dictates, ends the browser or the page, and counts what the device still has. */
async function tryOnce(profile: PersistentProfile, run: number, end: End): Promise<Tally> {
  const page = await dictate(profile, 6 + ((run * 7) % 17));
  await end(profile, page);
  const written = [...profile.written];
  const documentId = written[0]?.documentId;
  const reader = await openReader(profile);
  const stored = (await readStored(reader)).find((draft) => draft.documentId === documentId);
  const lost = findLost(written, stored);
  const seconds = (stored?.sounds ?? []).reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  await expectOffered(
    profile,
    await readText(
      reader,
      written.flatMap(({ entries }) => entries),
    ),
    lost.length,
  );
  if (run < lanes) {
    await expectEncrypted(profile);
  }
  await removeAll(reader);
  await reader.close();
  return {
    kills: 1,
    acknowledged: written.length,
    recovered: written.length - lost.length,
    lost: lost.length,
    decoded: seconds > 0.1 ? 1 : 0,
    playable: seconds,
    recorded: written.reduce((sum, { duration }) => sum + duration / 1_000, 0),
  };
}

/** Repeats the trial in one profile, for every `lanes`-th run from `lane` on. */
async function tryOften(lane: number, end: End): Promise<Tally[]> {
  // Sara can dictate in one place at a time: each profile has a service of its own.
  const app = await serveDemo();
  const profile = await openProfile(app.url.replace(/\/$/, ''), recording);
  const tallies: Tally[] = [];
  for (let run = lane; run < runs; run += lanes) {
    tallies.push(await tryOnce(profile, run, end));
  }
  await profile.remove();
  await app.close();
  return tallies;
}

function addUp(tallies: readonly Tally[]): Tally {
  const sum = (name: keyof Tally) => tallies.reduce((total, tally) => total + tally[name], 0);
  return {
    kills: sum('kills'),
    acknowledged: sum('acknowledged'),
    recovered: sum('recovered'),
    lost: sum('lost'),
    decoded: sum('decoded'),
    playable: sum('playable'),
    recorded: sum('recorded'),
  };
}

/** No word is readable on the disk, in any encoding in which a browser writes text (S10). */
async function expectEncrypted(profile: PersistentProfile): Promise<void> {
  const bytes = await profile.bytesOnDisk();
  const isThere = (text: string) =>
    [Buffer.from(text), Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()].some(
      (form) => bytes.includes(form),
    );
  expect(isThere('nevisa-drafts')).toBe(true);
  expect(isThere('w000')).toBe(false);
  expect(isThere(getSentence(1).slice(0, 10))).toBe(false);
}

describe.concurrent('the records that the browser reported as written', () => {
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
    '%s are all stored, offered again, and playable',
    { timeout: patience + runs * patience, retry: 0 },
    async ([name, end]) => {
      const lanesOfRuns = Array.from({ length: lanes }, (_, lane) => tryOften(lane, end));
      const tally = addUp((await Promise.all(lanesOfRuns)).flat());
      const { kills, acknowledged, recovered, lost, decoded, playable, recorded } = tally;
      process.stdout.write(
        `${name}: ${kills} kills; ${acknowledged} records acknowledged, ${recovered} recovered, ${lost} lost; ` +
          `${decoded} recordings decoded, ${playable.toFixed(1)} s of ${recorded.toFixed(1)} s\n`,
      );
      expect([kills, recovered, lost, decoded]).toEqual([runs, acknowledged, 0, runs]);
      expect(playable).toBeGreaterThan(recorded * leastPlayable);
    },
  );
});

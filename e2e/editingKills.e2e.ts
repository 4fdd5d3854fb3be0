import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { makeConversation } from '@nevisa/mocks/conversations';
import { fuzzRuns } from '@nevisa/testing';
import type { Page } from 'playwright';
import { expect, it, vi } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { editingText } from '../apps/web/src/shared/text/editingText.ts';
import { createRandom } from '../mocks/fixtures/history/random.ts';
import { openProfile, type PersistentProfile } from './kill/persistentProfile.ts';
import { serveDemo } from './serveDemo.ts';

type Demo = Awaited<ReturnType<typeof serveDemo>>;

const recording = join(import.meta.dirname, 'audio', 'silence.wav');
const id = 'kills';
// The nightly run kills 50 times.
const runs = fuzzRuns(10);
/** How old a word is when it must not be lost, in ms. */
const grace = 250;
/** The name of the binding by which a page reports the probe of a word. */
const report = 'reportProbe';

/** What the server does while words are typed, and when the text is opened again. */
const servers = ['healthy', 'failing', 'cut off'] as const;
type ServerState = (typeof servers)[number];

function arrange({ backend }: Demo, state: ServerState): void {
  backend.repair();
  if (state === 'failing') {
    backend.breakDown('patchHistory', 'server');
  }
  if (state === 'cut off') {
    backend.breakDown('patchHistory', 'network');
    backend.breakDown('retrieveHistory', 'network');
    backend.breakDown('retrieveHistoryWords', 'network');
  }
}

const findSheet = (page: Page) => page.getByRole('textbox', { name: editingText.sheet });
const readWords = async (page: Page) =>
  (await findSheet(page).locator('p').allTextContents()).flatMap(findWords);
const findWords = (text: string) => text.match(/w\d{5}/g) ?? [];

/** The words that are old enough by the clock of the page: it has written a probe since. */
const probed = new Set<string>();

async function openText(profile: PersistentProfile): Promise<Page> {
  const page = await profile.newPage();
  await page.exposeBinding(report, (_source, word: string) => void probed.add(word));
  await page.goto(`${profile.url}${paths.history}?id=${id}`);
  await vi.waitFor(async () =>
    expect(await findSheet(page).getAttribute('aria-readonly')).not.toBe('true'),
  );
  return page;
}

/**
 * Runs in the page: writes a record of its own, begun after a time in ms, and reports it when it
 * is stored. A page that another process keeps from its core is as late with this record as with
 * those of the app.
 */
async function probe({ word, ms, name }: { word: string; ms: number; name: string }) {
  await new Promise((resolve) => setTimeout(resolve, ms));
  const opening = indexedDB.open('probes', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('words'));
  opening.addEventListener('success', () => {
    const writing = opening.result.transaction('words', 'readwrite');
    writing.objectStore('words').put(word, word);
    writing.addEventListener('complete', () => {
      (globalThis as unknown as Record<string, (word: string) => void>)[name]?.(word);
    });
  });
}

/** Types words until one of them is old enough and a random time is over; saves some of them at once. */
async function typeWords(page: Page, run: number, random: () => number): Promise<string[]> {
  const typed: string[] = [];
  await findSheet(page).focus();
  await page.keyboard.press('Control+End');
  const end = performance.now() + 400 + random() * 900;
  while (performance.now() < end || !typed.some((word) => probed.has(word))) {
    const word = `w${String(run * 1_000 + typed.length).padStart(5, '0')}`;
    if (random() < 0.1) {
      await page.keyboard.press('Enter');
    }
    await page.keyboard.insertText(` ${word}`);
    typed.push(word);
    // The page may be gone before it answers.
    page.evaluate(probe, { word, ms: grace, name: report }).catch(() => undefined);
    if (random() < 0.1) {
      await page.keyboard.press('Control+s');
    }
    await wait(random() * 60);
  }
  return typed;
}

/** The words that must be there exactly once are, and no word is there twice. */
function expectOnce(found: readonly string[], due: readonly string[]): void {
  expect(due.filter((word) => !found.includes(word))).toEqual([]);
  expect(found.filter((word, index) => found.indexOf(word) !== index)).toEqual([]);
}

it(
  `X-156: everything typed up to ${grace} ms before a kill is there afterwards, with a healthy, failing and unreachable server`,
  { timeout: 60_000 + runs * 30_000, retry: 0 },
  async () => {
    const demo = await serveDemo();
    demo.backend.fillHistory('sara', [
      makeConversation({ id, subject: 'letter', seed: 1, words: 20, minutesAgo: 60 }),
    ]);
    const profile = await openProfile(demo.url.replace(/\/$/, ''), recording);
    try {
      const random = createRandom(156);
      const due: string[] = [];
      let page = await openText(profile);
      for (let run = 0; run < runs; run += 1) {
        arrange(demo, servers[run % servers.length] ?? 'healthy');
        const typed = await typeWords(page, run, random);
        const old = typed.filter((word) => probed.has(word));
        await (run % 2 === 0 ? profile.kill() : profile.crash(page));
        expect(old.length).toBeGreaterThan(0);
        due.push(...old);
        page = await openText(profile);
        await vi.waitFor(async () => expectOnce(await readWords(page), due));
      }
      arrange(demo, 'healthy');
      await page.keyboard.press('Control+s');
      await vi.waitFor(() => expectOnce(findWords(readServer(demo)), due));
      process.stdout.write(`${runs} kills, ${due.length} words due, none lost\n`);
    } finally {
      await profile.remove();
      await demo.close();
    }
  },
);

function readServer({ backend }: Demo): string {
  const found = backend.account('sara').conversations.find((row) => String(row.id) === id);
  return found?.text ?? '';
}

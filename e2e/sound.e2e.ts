import { makeConversation } from '@nevisa/mocks/conversations';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { editingText } from '../apps/web/src/shared/text/editingText.ts';
import { playerText } from '../packages/ui/src/foundations/text/playerText.ts';
import { keepSounds, readSound } from './heardSounds.ts';
import { openApp, type OpenedApp, openPath, storeToken } from './openApp.ts';

let app: OpenedApp;
beforeAll(async () => {
  app = await openApp();
  const talk = { subject: 'meeting', seed: 3, words: 200, minutesAgo: 60 } as const;
  app.backend.fillHistory('sara', [makeConversation({ id: 'talk', ...talk })]);
  await keepSounds(app.page);
  await storeToken(app, 'sara');
});
beforeEach(async () => {
  // The page has the time of the mock server, so that it knows the life of an address.
  await app.page.clock.setFixedTime(app.backend.clock.now());
  await openPath(app, `${paths.history}?id=talk`);
  await button(app.page, playerText.play).waitFor();
});
afterEach(() => app.backend.soundFaults.serveWell());
afterAll(async () => {
  await app.close();
  expect(app.problems.filter((problem) => !/status of 4\d\d/.test(problem))).toEqual([]);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const plays = (from: number) =>
  vi.waitFor(async () => {
    const sound = await readSound(app.page);
    expect(sound?.place).toBeGreaterThan(from);
    expect(sound?.place).toBeLessThan(from + 20);
    return sound;
  });

/** Moves half a minute along, and plays. */
async function playAtHalfAMinute(): Promise<void> {
  await app.page.getByRole('slider', { name: playerText.place, exact: true }).press('PageUp');
  await button(app.page, playerText.play).click();
}

describe('the sound of a text in the built app', () => {
  it('X-153: asks for its address with the first press, and plays, moves and is faster by keys', async () => {
    expect(app.backend.countSoundLinks()).toBe(0);
    await button(app.page, playerText.play).click();
    await plays(0.5);
    expect(app.backend.countSoundLinks()).toBe(1);
    await app.page.keyboard.press('Alt+KeyL');
    await plays(5.5);
    await app.page.keyboard.press('Alt+BracketRight');
    expect((await plays(6))?.rate).toBe(1.1);
    await app.page.keyboard.press('Alt+Backslash');
    await app.page.keyboard.press('Alt+KeyP');
    await vi.waitFor(async () => expect(await readSound(app.page)).toBeNull());
  });

  it('X-153: renews the address at 80 % of its life; place and speed stay', async () => {
    app.backend.soundFaults.life = 4_000;
    const before = app.backend.countSoundLinks();
    await playAtHalfAMinute();
    const first = await plays(30);
    await vi.waitFor(() => expect(app.backend.countSoundLinks()).toBeGreaterThan(before + 1));
    const next = await vi.waitFor(async () => {
      const sound = await readSound(app.page);
      expect(sound).not.toBeNull();
      expect(sound?.address).not.toBe(first?.address);
      return sound;
    });
    expect(next?.place).toBeGreaterThan(30);
    expect(next?.rate).toBe(first?.rate);
  });

  it.each(['refused', 'missing', 'noise'] as const)(
    'X-153: a server that answers %s is said, and the place stays',
    async (fault) => {
      app.backend.soundFaults.serving = fault;
      await playAtHalfAMinute();
      await app.page.getByText(editingText.soundFailed).waitFor();
      app.backend.soundFaults.serveWell();
      await button(app.page, playerText.retry).click();
      await plays(30);
    },
  );

  it.each(['unsatisfied', 'whole', 'octet-stream'] as const)(
    'X-153: the sound of a server that answers %s is played from the chosen place',
    async (fault) => {
      app.backend.soundFaults.serving = fault;
      await playAtHalfAMinute();
      await plays(30);
    },
  );
});

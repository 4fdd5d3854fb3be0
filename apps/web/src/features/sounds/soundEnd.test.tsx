import { createSaveQueue, DraftStorageError } from '@nevisa/drafts';
import type { DraftEntry } from '@nevisa/transcript';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockDraft } from '../dictation/workspace/draftLock.ts';
import { openDeviceSound } from '../history/editing/playback/deviceSound.ts';
import { createKeptSounds } from './keptSounds.ts';
import { withRoom } from './withRoom.ts';
import { SoundBrowser } from './testing/soundTab.ts';

const day = 86_400_000;
const soon = { interval: 20 };

let browser: SoundBrowser;
beforeEach(() => {
  browser = new SoundBrowser();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await browser.end();
});

describe('the end of a sound on the device', () => {
  it('X-131: is after the chosen days of Tehran, sent or not; the text stays', async () => {
    const { id } = await browser.dictate('old', [10], Date.now() - 9 * day);
    await browser.dictate('new', [10]);
    browser.change({ days: 7 });
    const tab = browser.open();
    await vi.waitFor(
      async () =>
        expect((await browser.kept()).map(({ documentId }) => documentId)).toEqual(['new']),
      soon,
    );
    expect(await browser.drafts.open('old').entries()).not.toEqual([]);
    expect(await openDeviceSound(tab.keeping.kept, { id, client_id: 'old' })).toBeNull();
  });

  it('X-131: is not at the days of a device whose clock is set far ahead', async () => {
    await browser.dictate('new', [10]);
    browser.change({ days: 7 });
    const readDevice = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => readDevice() + 30 * day);
    const tab = browser.open();
    await tab.keeping.settled();
    expect(await browser.kept()).toHaveLength(1);
    expect(tab.clock.isKnown()).toBe(true);
  });

  it('X-131: is not before the server has said its time, and then at once', async () => {
    await browser.dictate('old', [10], Date.now() - 9 * day);
    browser.change({ days: 7 });
    browser.backend.breakDown('listHistory', 'network');
    const tab = browser.open();
    await tab.keeping.settled();
    expect(await browser.kept()).toHaveLength(1);
    tab.clock.set(Date.now());
    await vi.waitFor(async () => expect(await browser.kept()).toEqual([]), soon);
  });

  it('X-131, S11: comes with the setting off, too: only the time is asked for, and no text is named', async () => {
    await browser.dictate('old', [10], Date.now() - 9 * day);
    const { id } = await browser.dictate('sent', [10]);
    const mark = { conversationId: id, received: 10, duration: 1_000 };
    await createKeptSounds(browser.drafts).remember('sent', mark);
    browser.change({ days: 7, saves: false });
    const tab = browser.open();
    await tab.keeping.settled();
    expect((await browser.kept()).map(({ documentId }) => documentId)).toEqual(['sent']);
    expect(browser.requests.map(({ method, url }) => [method, new URL(url).search])).toEqual([
      ['GET', '?page=1'],
    ]);
  });

  it('X-131: an open text and one that is not finished keep their sound', async () => {
    await browser.dictate('open', [10], Date.now() - 9 * day);
    await browser.dictate('unfinished', [10], Date.now() - 9 * day);
    const changed: DraftEntry = { kind: 'interim', segmentId: 's', text: 'هنوز' };
    await browser.drafts.open('unfinished').append([changed]);
    const release = lockDraft('open', 'another-page');
    browser.change({ days: 7 });
    const tab = browser.open();
    await tab.keeping.settled();
    expect(await browser.kept()).toHaveLength(2);
    release();
  });

  it('X-131: is not for a text that is opened while the server is asked, because a recording may be growing', async () => {
    await browser.dictate('old', [10], Date.now() - 9 * day);
    const { id } = await browser.dictate('sent', [10]);
    const mark = { conversationId: id, received: 10, duration: 1_000 };
    await createKeptSounds(browser.drafts).remember('sent', mark);
    browser.change({ days: 7 });
    browser.backend.answerSlowly('listHistory', 300);
    const tab = browser.open();
    await vi.waitFor(() => expect(browser.requests.length).toBeGreaterThan(0), soon);
    const release = lockDraft('old', 'another-page');
    await tab.keeping.settled();
    expect((await browser.kept()).map(({ documentId }) => documentId)).toContain('old');
    release();
  });

  it('X-131: is tried again at the next look, where the first one failed', async () => {
    await browser.dictate('old', [10], Date.now() - 9 * day);
    browser.change({ days: 7 });
    const query = vi.spyOn(navigator.locks, 'query').mockRejectedValueOnce(new Error('no answer'));
    const tab = browser.open();
    await vi.waitFor(() => expect(query).toHaveBeenCalled(), soon);
    await tab.keeping.settled();
    tab.keeping.look();
    await vi.waitFor(async () => expect(await browser.kept()).toEqual([]), soon);
  });

  it('X-153: is with the deletion of the conversation for ever, here and on another device', async () => {
    const { id } = await browser.dictate('here', [10]);
    const other = await browser.dictate('there', [10]);
    const tab = browser.open();
    await tab.keeping.bind('here', id);
    await tab.keeping.bind('there', other.id);
    await vi.waitFor(
      async () => expect((await browser.kept()).every((sound) => sound.isSent)).toBe(true),
      soon,
    );
    await tab.keeping.forget([id]);
    expect((await browser.kept()).map(({ documentId }) => documentId)).toEqual(['there']);
    browser.backend.deleteHistory(browser.account, { ids: [other.id] });
    browser.backend.deleteHistoryForever(browser.account, { ids: [other.id] });
    tab.close();
    browser.open();
    await vi.waitFor(async () => expect(await browser.kept()).toEqual([]), soon);
  });

  it('X-153: a server that lists nothing takes no sound away that it does not have', async () => {
    await browser.dictate('one', [10]);
    browser.backend.breakDown('uploadHistoryAudio', 'network');
    const tab = browser.open();
    await tab.keeping.bind('one', 'missing-at-the-server');
    tab.close();
    await browser.open().keeping.settled();
    expect(await browser.kept()).toHaveLength(1);
  });

  it('S03: on a full device the oldest sound that the server has makes room, never one that is not sent', async () => {
    await browser.dictate('unsent', [10], Date.now() - 3 * day);
    const { id } = await browser.dictate('sent', [10], Date.now() - 2 * day);
    browser.backend.breakDown('uploadHistoryAudio', 'network');
    const tab = browser.open();
    await tab.keeping.settled();
    await createKeptSounds(browser.drafts).remember('sent', {
      conversationId: id,
      received: 10,
      duration: 1_000,
    });
    let fails = 1;
    const drafts = browser.drafts;
    const full = {
      ...drafts,
      open: (documentId: string) => ({
        ...drafts.open(documentId),
        append: (entries: readonly unknown[]) => {
          fails -= 1;
          return fails >= 0
            ? Promise.reject(new DraftStorageError('full'))
            : drafts.open(documentId).append(entries);
        },
      }),
    };
    const saveQueue = createSaveQueue(browser.ownerId);
    const roomy = withRoom({ drafts: full, saveQueue }, tab.keeping.freeRoom);
    await roomy.drafts.open('new').append(['words']);
    expect((await browser.kept()).map(({ documentId }) => documentId)).toEqual(['unsent']);
    expect(tab.ports.soundFacts.read().freed).toBe(1);
    fails = 1;
    await expect(roomy.drafts.open('new').append(['more'])).rejects.toMatchObject({
      reason: 'full',
    });
    expect(await browser.kept()).toHaveLength(1);
  });
});

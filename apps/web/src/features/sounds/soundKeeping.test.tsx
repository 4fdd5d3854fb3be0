import { createSaveQueue, DraftStorageError } from '@nevisa/drafts';
import type { WholeConversation } from '@nevisa/api/types';
import { type Backend, createBackend } from '@nevisa/mocks/backend';
import type { DraftEntry } from '@nevisa/transcript';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockDraft } from '../dictation/workspace/draftLock.ts';
import { openDeviceStorage } from '../dictation/workspace/deviceStorage.ts';
import { openDeviceSound } from '../history/editing/playback/deviceSound.ts';
import { createKeptSounds } from './keptSounds.ts';
import { withRoom } from './roomForDrafts.ts';
import { SoundBrowser } from './testing/soundTab.ts';

const soon = { interval: 20 };

let backend: Backend;
let browser: SoundBrowser;
beforeEach(() => {
  backend = createBackend();
  backend.fillHistory('sara', []);
  browser = new SoundBrowser(backend);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await browser.end();
});

const account = () => backend.account('sara');

/** A saved text with recordings of so many bytes; resolves to its conversation. */
async function dictate(documentId: string, sizes: readonly number[], at = Date.now()) {
  const draft = browser.drafts.open(documentId);
  const now = vi.spyOn(Date, 'now').mockReturnValue(at);
  for (const [place, size] of sizes.entries()) {
    await draft.appendAudio({
      recordingId: `r${place}`,
      index: 0,
      bytes: new Uint8Array(size).fill(place + 1).buffer,
      mimeType: 'audio/webm;codecs=opus',
      duration: 1_000,
    });
  }
  await draft.append([{ kind: 'queued', pieceId: 'p' } satisfies DraftEntry]);
  now.mockRestore();
  const made = backend.createHistory(account(), {
    client_id: documentId,
    title: documentId,
    text: 'متن',
    segments: [],
    duration: 1_000,
    source: 'LIVE',
    created_at: '2026-11-21T10:30:00Z',
  });
  return made as WholeConversation;
}

const find = (documentId: string) =>
  account().conversations.find(({ client_id: id }) => id === documentId);
const isSent = () => find('one')?.has_audio === true;
const sizeAtServer = () => {
  const conversation = find('one');
  return conversation && backend.getUploadedSound(conversation)?.size;
};
const kept = () => createKeptSounds(browser.drafts).list();
const day = 86_400_000;

describe('the sounds of a device', () => {
  it('X-153: are sent in parts behind their text, stay on the device, and are not sent again', async () => {
    const { id } = await dictate('one', [1_500_000, 40]);
    const tab = browser.open();
    await tab.keeping.bind('one', id);
    await vi.waitFor(() => expect(isSent()).toBe(true), soon);
    expect(sizeAtServer()).toBe(1_500_040);
    expect(browser.uploads()).toHaveLength(3);
    await vi.waitFor(async () => expect((await kept())[0]?.isSent).toBe(true), soon);
    tab.close();

    const next = browser.open();
    await next.keeping.settled();
    expect(await browser.offsets()).toEqual([0, 1_048_576, 1_500_000]);
    expect(next.ports.sounds.isSet(browser.ownerId)).toBe(true);
    const sound = await openDeviceSound(next.keeping.kept, { id, client_id: 'one' });
    expect(sound?.stretches().map(({ start, duration }) => [start, duration])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    // Also where the conversation has another id for its document.
    expect(await openDeviceSound(next.keeping.kept, { id, client_id: null })).not.toBeNull();
    sound?.close();
  });

  it('X-153: a closed tab costs one part that is sent again at most, and the server has each byte once', async () => {
    const { id } = await dictate('one', [2_500_000]);
    browser.losesAnswers = true;
    const first = browser.open();
    await first.keeping.bind('one', id);
    await vi.waitFor(() => expect(browser.uploads()).toHaveLength(1), soon);
    first.close();
    browser.losesAnswers = false;
    browser.open();
    await vi.waitFor(() => expect(isSent()).toBe(true), soon);
    expect(sizeAtServer()).toBe(2_500_000);
    expect(await browser.offsets()).toEqual([0, 0, 1_048_576, 2_097_152]);
  });

  it('X-153: one tab sends, and the next one goes on when it is closed', async () => {
    backend.breakDown('uploadHistoryAudio', { status: 507, body: {} });
    const { id } = await dictate('one', [10]);
    const first = browser.open();
    const second = browser.open();
    await first.keeping.bind('one', id);
    await vi.waitFor(() => expect(browser.uploads()).toHaveLength(1), soon);
    await second.keeping.settled();
    expect(browser.uploads()).toHaveLength(1);
    await vi.waitFor(
      () =>
        expect(second.ports.soundFacts.read().statuses.get(String(id))).toEqual({
          kind: 'waiting',
          why: 'full',
        }),
      soon,
    );
    backend.repair();
    first.close();
    await vi.waitFor(() => expect(isSent()).toBe(true), soon);
  });

  it('X-153, S11: with the setting off nothing leaves the device; turned on, what belongs to saved texts does', async () => {
    const { id } = await dictate('one', [10]);
    browser.change({ saves: false });
    const tab = browser.open();
    await tab.keeping.bind('one', id);
    await tab.keeping.settled();
    expect(browser.requests).toEqual([]);
    browser.change({ saves: true });
    await vi.waitFor(() => expect(isSent()).toBe(true), soon);
  });

  it('X-153: a sign-out ends the sending', async () => {
    const { id } = await dictate('one', [10]);
    backend.answerSlowly('uploadHistoryAudio', 60_000);
    const tab = browser.open();
    await tab.keeping.bind('one', id);
    await vi.waitFor(() => expect(browser.uploads()).toHaveLength(1), soon);
    browser.change({ isIn: false });
    expect(browser.uploads()[0]?.signal.aborted).toBe(true);
    expect(tab.ports.soundFacts.read().statuses.size).toBe(0);
  });

  it('X-153: what the server refuses is said, stays on the device, and is tried again when asked', async () => {
    const { id } = await dictate('one', [10]);
    backend.breakDown('uploadHistoryAudio', { status: 415, body: { detail: 'نه' } });
    const tab = browser.open();
    await tab.keeping.bind('one', id);
    const status = () => tab.ports.soundFacts.read().statuses.get(String(id));
    await vi.waitFor(() => expect(status()).toEqual({ kind: 'refused', why: 'format' }), soon);
    expect(await openDeviceStorage(browser.ownerId, null).hasUnsentSound()).toBe(true);
    expect(await kept()).toHaveLength(1);
    backend.repair();
    await tab.keeping.retry(id);
    await vi.waitFor(() => expect(isSent()).toBe(true), soon);
    await vi.waitFor(() => expect(status()).toBeUndefined(), soon);
    await vi.waitFor(
      async () =>
        expect(await openDeviceStorage(browser.ownerId, null).hasUnsentSound()).toBe(false),
      soon,
    );
  });

  it('X-153: what the server has refused is tried again from a tab that does not send', async () => {
    const { id } = await dictate('one', [10]);
    backend.breakDown('uploadHistoryAudio', { status: 415, body: { detail: 'نه' } });
    const first = browser.open();
    const second = browser.open();
    await first.keeping.bind('one', id);
    const status = () => second.ports.soundFacts.read().statuses.get(String(id));
    await vi.waitFor(() => expect(status()).toEqual({ kind: 'refused', why: 'format' }), soon);
    backend.repair();
    await second.keeping.retry(id);
    await vi.waitFor(() => expect(isSent()).toBe(true), soon);
    await vi.waitFor(() => expect(status()).toBeUndefined(), soon);
  });

  it('X-153: a later recording of the same text is sent behind the first', async () => {
    const { id } = await dictate('one', [10]);
    const tab = browser.open();
    await tab.keeping.bind('one', id);
    await vi.waitFor(async () => expect((await kept())[0]?.isSent).toBe(true), soon);
    await browser.drafts.open('one').appendAudio({
      recordingId: 'later',
      index: 0,
      bytes: new Uint8Array(7).buffer,
      mimeType: 'audio/webm;codecs=opus',
      duration: 500,
    });
    tab.keeping.look();
    await vi.waitFor(() => expect(sizeAtServer()).toBe(17), soon);
  });
});

describe('the end of a sound on the device', () => {
  it('X-131: is after the chosen days of Tehran, sent or not; the text stays', async () => {
    const { id } = await dictate('old', [10], Date.now() - 9 * day);
    await dictate('new', [10]);
    browser.change({ days: 7 });
    const tab = browser.open();
    await vi.waitFor(
      async () => expect((await kept()).map(({ documentId }) => documentId)).toEqual(['new']),
      soon,
    );
    expect(await browser.drafts.open('old').entries()).not.toEqual([]);
    expect(await openDeviceSound(tab.keeping.kept, { id, client_id: 'old' })).toBeNull();
  });

  it('X-131: an open text and one that is not finished keep their sound', async () => {
    await dictate('open', [10], Date.now() - 9 * day);
    await dictate('unfinished', [10], Date.now() - 9 * day);
    const changed: DraftEntry = { kind: 'interim', segmentId: 's', text: 'هنوز' };
    await browser.drafts.open('unfinished').append([changed]);
    const release = lockDraft('open', 'another-page');
    browser.change({ days: 7 });
    const tab = browser.open();
    await tab.keeping.settled();
    expect(await kept()).toHaveLength(2);
    release();
  });

  it('X-131: is not for a text that is opened while the server is asked, because a recording may be growing', async () => {
    await dictate('old', [10], Date.now() - 9 * day);
    const { id } = await dictate('sent', [10]);
    const mark = { conversationId: id, received: 10, duration: 1_000 };
    await createKeptSounds(browser.drafts).remember('sent', mark);
    browser.change({ days: 7 });
    backend.answerSlowly('listHistory', 300);
    const tab = browser.open();
    await vi.waitFor(() => expect(browser.requests.length).toBeGreaterThan(0), soon);
    const release = lockDraft('old', 'another-page');
    await tab.keeping.settled();
    expect((await kept()).map(({ documentId }) => documentId)).toContain('old');
    release();
  });

  it('X-131: is tried again at the next look, where the first one failed', async () => {
    await dictate('old', [10], Date.now() - 9 * day);
    browser.change({ days: 7 });
    const query = vi.spyOn(navigator.locks, 'query').mockRejectedValueOnce(new Error('no answer'));
    const tab = browser.open();
    await vi.waitFor(() => expect(query).toHaveBeenCalled(), soon);
    await tab.keeping.settled();
    tab.keeping.look();
    await vi.waitFor(async () => expect(await kept()).toEqual([]), soon);
  });

  it('X-153: is with the deletion of the conversation for ever, here and on another device', async () => {
    const { id } = await dictate('here', [10]);
    const other = await dictate('there', [10]);
    const tab = browser.open();
    await tab.keeping.bind('here', id);
    await tab.keeping.bind('there', other.id);
    await vi.waitFor(
      async () => expect((await kept()).every((sound) => sound.isSent)).toBe(true),
      soon,
    );
    await tab.keeping.forget([id]);
    expect((await kept()).map(({ documentId }) => documentId)).toEqual(['there']);
    backend.deleteHistory(account(), { ids: [other.id] });
    backend.deleteHistoryForever(account(), { ids: [other.id] });
    tab.close();
    browser.open();
    await vi.waitFor(async () => expect(await kept()).toEqual([]), soon);
  });

  it('X-153: a server that lists nothing takes no sound away that it does not have', async () => {
    await dictate('one', [10]);
    backend.breakDown('uploadHistoryAudio', 'network');
    const tab = browser.open();
    await tab.keeping.bind('one', 'missing-at-the-server');
    tab.close();
    await browser.open().keeping.settled();
    expect(await kept()).toHaveLength(1);
  });

  it('S03: on a full device the oldest sound that the server has makes room, never one that is not sent', async () => {
    await dictate('unsent', [10], Date.now() - 3 * day);
    const { id } = await dictate('sent', [10], Date.now() - 2 * day);
    backend.breakDown('uploadHistoryAudio', 'network');
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
    expect((await kept()).map(({ documentId }) => documentId)).toEqual(['unsent']);
    expect(tab.ports.soundFacts.read().freed).toBe(1);
    fails = 1;
    await expect(roomy.drafts.open('new').append(['more'])).rejects.toMatchObject({
      reason: 'full',
    });
    expect(await kept()).toHaveLength(1);
  });
});

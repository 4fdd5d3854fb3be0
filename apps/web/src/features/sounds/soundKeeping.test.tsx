import { DraftStorageError } from '@nevisa/drafts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDeviceStorage } from '../dictation/workspace/deviceStorage.ts';
import { openDeviceSound } from '../history/editing/playback/deviceSound.ts';
import type { KeptSounds } from './keptSounds.ts';
import { SoundBrowser } from './testing/soundTab.ts';

const soon = { interval: 20 };

let browser: SoundBrowser;
beforeEach(() => {
  browser = new SoundBrowser();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await browser.end();
});

const find = (documentId: string) =>
  browser.account.conversations.find(({ client_id: id }) => id === documentId);
const isSent = () => find('one')?.has_audio === true;
const sizeAtServer = () => {
  const conversation = find('one');
  return conversation && browser.backend.getUploadedSound(conversation)?.size;
};

describe('the sounds of a device', () => {
  it('X-153: are sent in parts behind their text, stay on the device, and are not sent again', async () => {
    const { id } = await browser.dictate('one', [1_500_000, 40]);
    const tab = browser.open();
    await tab.keeping.bind('one', id);
    await vi.waitFor(() => expect(isSent()).toBe(true), soon);
    expect(sizeAtServer()).toBe(1_500_040);
    expect(browser.uploads()).toHaveLength(3);
    await vi.waitFor(async () => expect((await browser.kept())[0]?.isSent).toBe(true), soon);
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
    const { id } = await browser.dictate('one', [2_500_000]);
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
    browser.backend.breakDown('uploadHistoryAudio', { status: 507, body: {} });
    const { id } = await browser.dictate('one', [10]);
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
    browser.backend.repair();
    first.close();
    await vi.waitFor(() => expect(isSent()).toBe(true), soon);
  });

  it('X-153, S11: with the setting off nothing leaves the device; turned on, what belongs to saved texts does', async () => {
    const { id } = await browser.dictate('one', [10]);
    browser.change({ saves: false });
    const tab = browser.open();
    await tab.keeping.bind('one', id);
    await tab.keeping.settled();
    expect(browser.requests).toEqual([]);
    browser.change({ saves: true });
    await vi.waitFor(() => expect(isSent()).toBe(true), soon);
  });

  it('X-153: a look to which the device gives nothing is repeated after a second', async () => {
    const { id } = await browser.dictate('one', [10]);
    const tab = browser.open();
    await tab.keeping.bind('one', id);
    await vi.waitFor(async () => expect((await browser.kept())[0]?.isSent).toBe(true), soon);
    const next = await browser.dictate('two', [10]);
    await tab.keeping.settled();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const list = vi.spyOn(tab.keeping.kept as KeptSounds, 'list');
    list.mockRejectedValueOnce(new DraftStorageError('forbidden'));
    await tab.keeping.bind('two', next.id);
    await tab.keeping.settled();
    expect(browser.uploads()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => expect(find('two')?.has_audio).toBe(true), soon);
  });

  it('X-153: a sign-out ends the sending', async () => {
    const { id } = await browser.dictate('one', [10]);
    browser.backend.answerSlowly('uploadHistoryAudio', 60_000);
    const tab = browser.open();
    await tab.keeping.bind('one', id);
    await vi.waitFor(() => expect(browser.uploads()).toHaveLength(1), soon);
    browser.change({ isIn: false });
    expect(browser.uploads()[0]?.signal.aborted).toBe(true);
    expect(tab.ports.soundFacts.read().statuses.size).toBe(0);
  });

  it('X-153: what the server refuses is said, stays on the device, and is tried again when asked', async () => {
    const { id } = await browser.dictate('one', [10]);
    browser.backend.breakDown('uploadHistoryAudio', { status: 415, body: { detail: 'نه' } });
    const tab = browser.open();
    await tab.keeping.bind('one', id);
    const status = () => tab.ports.soundFacts.read().statuses.get(String(id));
    await vi.waitFor(() => expect(status()).toEqual({ kind: 'refused', why: 'format' }), soon);
    expect(await openDeviceStorage(browser.ownerId, null).hasUnsentSound()).toBe(true);
    expect(await browser.kept()).toHaveLength(1);
    browser.backend.repair();
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
    const { id } = await browser.dictate('one', [10]);
    browser.backend.breakDown('uploadHistoryAudio', { status: 415, body: { detail: 'نه' } });
    const first = browser.open();
    const second = browser.open();
    await first.keeping.bind('one', id);
    const status = () => second.ports.soundFacts.read().statuses.get(String(id));
    await vi.waitFor(() => expect(status()).toEqual({ kind: 'refused', why: 'format' }), soon);
    browser.backend.repair();
    await second.keeping.retry(id);
    await vi.waitFor(() => expect(isSent()).toBe(true), soon);
    await vi.waitFor(() => expect(status()).toBeUndefined(), soon);
  });

  it('X-153: a later recording of the same text is sent behind the first', async () => {
    const { id } = await browser.dictate('one', [10]);
    const tab = browser.open();
    await tab.keeping.bind('one', id);
    await vi.waitFor(async () => expect((await browser.kept())[0]?.isSent).toBe(true), soon);
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

import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDeviceStorage } from '../../dictation/workspace/deviceStorage.ts';
import { makeSound, prepareUploads, soon, stuck } from './testing/uploadPages.ts';
import { noUploads } from './uploadFacts.ts';

const { server, userId, openPage, startOne } = prepareUploads();

describe('the uploads of a user', () => {
  it('X-180: a file that is no sound is refused, and the others of the drop stay', async () => {
    vi.stubEnv('VITE_LARGEST_UPLOAD', '5000000');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const page = openPage();
    await page.leads();
    page.queue.add([
      { file: new File(['Monday'], 'a.mp3') },
      { file: makeSound(100) },
      { file: makeSound(5_000_001, 'large.flac') },
      { file: new File([], 'b.mp3') },
    ]);
    await vi.waitFor(() => expect(page.tags(1)).toEqual(['ready']), soon);
    await vi.waitFor(() => expect(page.tags(3)).toEqual(['refused']), soon);
    expect(page.views().map(({ fault }) => fault)).toEqual(['notMedia', null, 'tooLarge', 'empty']);
  });

  it('X-188: a part that the server took is shown with the next report of the progress, and not by a rendering of its own', async () => {
    const timer = vi.spyOn(globalThis, 'setInterval').mockReturnValue(1 as never);
    let passFirst = (): void => undefined;
    const first = new Promise<void>((resolve) => {
      passFirst = resolve;
    });
    server().line = ({ offset }) => (offset === 0 ? first : stuck());
    const page = await startOne();
    await vi.waitFor(() => expect(server().open).toBe(1), soon);
    const show = vi.fn<() => void>();
    page.queue.subscribe(show);
    page.views();
    passFirst();
    await vi.waitFor(() => expect(page.views()[0]?.received).toBe(1_048_576), soon);
    expect(show).not.toHaveBeenCalled();
    const tick = timer.mock.calls.find(([, wait]) => wait === 1_000)?.[0];
    tick?.();
    await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(1), soon);
  });

  it('X-190: tell every page how many they are, and hold it back only while bytes move', async () => {
    server().line = stuck;
    const page = await startOne();
    const { uploadFacts, uploads } = page.ports;
    await vi.waitFor(() => expect(page.tags()).toContain('sending'), soon);
    await vi.waitFor(() => expect(uploadFacts.read().isMoving).toBe(true), soon);
    expect(uploadFacts.read()).toMatchObject({
      count: 1,
      percent: 0,
      isMoving: true,
      unsent: 1,
      title: '(۱) ↑ ۰٪',
    });
    page.queue.run({ type: 'askAll', wish: 'all.paused' });
    await vi.waitFor(() => expect(uploadFacts.read().isMoving).toBe(false), soon);
    await page.queue.settled();
    expect(uploads.isSet(userId())).toBe(true);
    expect(await openDeviceStorage(userId(), null).hasUnsentUploads()).toBe(true);
    server().line = () => Promise.resolve();
    page.queue.run({ type: 'askAll', wish: 'all.resumed' });
    await vi.waitFor(() => expect(page.tags()).toEqual(['done']), soon);
    await page.queue.settled();
    const { historyIds, ...facts } = uploadFacts.read();
    expect(historyIds).toHaveLength(1);
    expect([{ ...facts, historyIds: [] }, uploads.isSet(userId())]).toEqual([noUploads, false]);
    expect(await openDeviceStorage(userId(), null).hasUnsentUploads()).toBe(false);
  });

  it('X-199, R-198: the account is read anew after each end, and the credit of it counts', async () => {
    const page = await startOne();
    await vi.waitFor(() => expect(page.tags()).toEqual(['done']), soon);
    await vi.waitFor(() => expect(page.send.mock.calls).toEqual([[{ type: 'profile.changed' }]]));
    const length = vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(60);
    vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function set(
      this: HTMLMediaElement,
    ) {
      this.dispatchEvent(new Event('loadedmetadata'));
    });
    page.queue.add([{ file: makeSound(100) }]);
    await vi.waitFor(() => expect(page.tags(1)).toEqual(['ready']), soon);
    expect(length).toHaveBeenCalled();
    page.changeAccount({ usage_remained: 59_000 });
    await vi.waitFor(() => expect(page.tags(1)).toEqual(['unaffordable']), soon);
  });

  it('X-181: the credit is that of the account: none without one, endless with a package without an end', async () => {
    const { changeAccount, leads, queue } = openPage();
    await leads();
    expect(queue.view().credit).toBe(600_000);
    changeAccount({ is_usage_infinite: true });
    await vi.waitFor(() => expect(queue.view().credit).toBeNull(), soon);
    changeAccount(null);
    await vi.waitFor(() => expect(queue.view().credit).toBe(0), soon);
  });

  it('X-189: one page of a person sends, and another one watches', async () => {
    const page = openPage();
    await page.leads();
    const other = openPage(page.storage);
    await vi.waitFor(() => expect(other.queue.view().mode).toBe('watching'), soon);
  });

  it('X-194: options are remembered for the next page', async () => {
    const page = openPage();
    await page.leads();
    const options = { punctuation: false, numbers: true, speakers: 'automatic' } as const;
    page.queue.run({ type: 'options', options });
    await vi.waitFor(() => expect(page.queue.view().options).toEqual(options), soon);
    page.close();
    expect(openPage(page.storage).queue.view().options).toEqual(options);
  });
});

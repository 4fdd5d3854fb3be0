import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SoundDevice } from '../sound/soundDevice.ts';
import { waitForTabLock } from '../../../shared/tabLock.ts';
import { FileServer } from './testing/fileServer.ts';
import { openUploadPage, plainOptions, StoredQueue } from './testing/uploadPage.ts';

const soon = { timeout: 5_000, interval: 10 };
/** The fake device knows the content of a file by its size. */
const makeFile = (name: string, size = 40 + name.length) =>
  new File([new Uint8Array(size)], name, { lastModified: 1 });

/** A browser of one person, whose tabs share a device and a server. */
function openBrowser(sounds?: SoundDevice) {
  const userId = crypto.randomUUID();
  const server = new FileServer();
  const stored = new StoredQueue();
  const open = () => {
    const holdTab = (onHeld: () => void) => waitForTabLock(`nevisa-upload.${userId}`, onHeld);
    const page = openUploadPage({ userId, server, stored, holdTab, ...(sounds && { sounds }) });
    onTestFinished(() => page.kill());
    const views = () => page.run.view().uploads;
    return {
      ...page,
      mode: () => page.run.view().mode,
      views,
      getTags: (id: string) => views().find((each) => each.id === id)?.tags ?? [],
      add: (id: string, file = makeFile(`${id}.mp3`)) =>
        page.run.run({ type: 'add', uploads: [{ id, file }] }),
      ask: (id: string, type: 'start.requested' | 'pause.requested' | 'cancel.requested') =>
        page.run.run({ type: 'ask', id, wish: { type } }),
    };
  };
  return { server, stored, open };
}

/** Parts that never end. */
const stuck = () => new Promise<void>(() => undefined);

async function openTwo() {
  const browser = openBrowser();
  const first = browser.open();
  await vi.waitFor(() => expect(first.mode()).toBe('leading'), soon);
  const second = browser.open();
  await vi.waitFor(() => expect(second.mode()).toBe('watching'), soon);
  return { ...browser, first, second };
}

describe('two tabs', () => {
  it('X-189, T-61: show one queue, and only the first one sends', async () => {
    const { server, first, second } = await openTwo();
    server.line = stuck;
    first.add('a');
    await vi.waitFor(() => expect(second.getTags('a')).toEqual(['ready']), soon);
    second.ask('a', 'start.requested');
    await vi.waitFor(() => expect(second.getTags('a')).toContain('sending'), soon);
    expect([first.run.uploads().length, second.run.uploads().length]).toEqual([1, 0]);
    second.ask('a', 'pause.requested');
    await vi.waitFor(() => expect(first.getTags('a')).toEqual(['paused']), soon);
  });

  it('X-189: give files and choices to the one that sends', async () => {
    const { server, first, second } = await openTwo();
    second.add('a', makeFile('a.mp3', 3_000_000));
    await vi.waitFor(() => expect(first.getTags('a')).toEqual(['ready']), soon);
    second.run.run({ type: 'options', options: { ...plainOptions, speakers: 4 } });
    await vi.waitFor(() => expect(first.run.view().options.speakers).toBe(4), soon);
    second.run.run({ type: 'askAll', wish: 'all.started' });
    await vi.waitFor(() => expect(second.getTags('a')).toEqual(['done']), soon);
    expect(server.jobs).toBe(1);
    second.run.run({ type: 'remove', id: 'a' });
    await vi.waitFor(() => expect([first.views(), second.views()]).toEqual([[], []]), soon);
  });

  it('X-194: send a started file anew with other options, and forget the upload before', async () => {
    const { server, first, second } = await openTwo();
    server.line = stuck;
    first.add('a');
    await vi.waitFor(() => expect(second.getTags('a')).toEqual(['ready']), soon);
    first.ask('a', 'start.requested');
    await vi.waitFor(() => expect(second.getTags('a')).toContain('sending'), soon);
    server.line = () => Promise.resolve();
    const options = { ...plainOptions, numbers: false };
    second.run.run({ type: 'restart', id: 'a', options });
    const anew = () =>
      first.views().map(({ id, options: { numbers }, tags }) => [id === 'a', numbers, tags[0]]);
    await vi.waitFor(() => expect(anew()).toEqual([[false, false, 'done']]), soon);
    expect([server.jobs, server.repeated]).toEqual([1, 0]);
  });

  it('X-189: the second one takes over within 5 s, with the files that it had given', async () => {
    const { server, stored, first, second } = await openTwo();
    server.line = stuck;
    first.add('theirs');
    second.add('mine');
    second.add('unstarted');
    await vi.waitFor(() => expect(second.views()).toHaveLength(3), soon);
    first.ask('theirs', 'start.requested');
    first.ask('mine', 'start.requested');
    await vi.waitFor(() => expect(stored.read()).toHaveLength(2), soon);
    await vi.waitFor(() => expect(second.getTags('mine')).toContain('sending'), soon);
    server.line = () => Promise.resolve();
    const ended = performance.now();
    first.kill();
    await vi.waitFor(() => expect(second.mode()).toBe('leading'), soon);
    await vi.waitFor(() => expect(second.getTags('mine')).toEqual(['done']), soon);
    expect(performance.now() - ended).toBeLessThan(5_000);
    expect(second.getTags('theirs')).toEqual(['needsFile']);
    await vi.waitFor(() => expect(second.getTags('unstarted')).toEqual(['ready']), soon);
    expect(server.jobs).toBe(1);
  });

  it('X-189: a third one gives its unstarted files to the one that takes over', async () => {
    const { open, first, second } = await openTwo();
    const third = open();
    await vi.waitFor(() => expect(third.mode()).toBe('watching'), soon);
    third.add('a');
    await vi.waitFor(() => expect(third.getTags('a')).toEqual(['ready']), soon);
    first.kill();
    await vi.waitFor(() => expect(second.mode()).toBe('leading'), soon);
    await vi.waitFor(() => expect(second.getTags('a')).toEqual(['ready']), soon);
    await vi.waitFor(() => expect(third.getTags('a')).toEqual(['ready']), soon);
  });

  it('X-189: files that the ended tab had not taken are not lost', async () => {
    const { first, second } = await openTwo();
    first.kill();
    second.add('a');
    await vi.waitFor(() => expect(second.getTags('a')).toEqual(['ready']), soon);
  });
});

describe('a later page', () => {
  const begin = async (handle?: FileSystemFileHandle) => {
    const browser = openBrowser();
    const before = browser.open();
    await vi.waitFor(() => expect(before.mode()).toBe('leading'), soon);
    let parts = 0;
    browser.server.line = () => ((parts += 1) > 1 ? stuck() : Promise.resolve());
    const file = makeFile('a.mp3', 2_000_000);
    before.run.run({ type: 'add', uploads: [{ id: 'a', file, handle }] });
    await vi.waitFor(() => expect(before.getTags('a')).toEqual(['ready']), soon);
    before.ask('a', 'start.requested');
    await vi.waitFor(() => expect(browser.stored.read()[0]?.received).toBe(1_048_576), soon);
    before.kill();
    browser.server.line = () => Promise.resolve();
    const page = browser.open();
    await vi.waitFor(() => expect(page.views()).toHaveLength(1), soon);
    return { ...browser, page, file };
  };

  it('X-186, T-55: asks for the file, takes only the same content, and sends the rest', async () => {
    const { page, server, file } = await begin();
    expect(page.getTags('a')).toEqual(['needsFile']);
    page.run.run({ type: 'choose', id: 'a', file: makeFile('a.mp3', 5) });
    await vi.waitFor(() => expect(page.views()[0]?.isOtherFile).toBe(true), soon);
    page.run.run({ type: 'choose', id: 'a', file });
    await vi.waitFor(() => expect(page.getTags('a')).toEqual(['done']), soon);
    expect([server.repeated, server.jobs]).toEqual([0, 1]);
  });

  const size = 2_000_000;
  /** A handle whose file may be read after a press. */
  const createHandle = (file = makeFile('a.mp3', size)) => {
    const answers = { query: 'prompt', request: 'granted' };
    const handle = {
      getFile: () => Promise.resolve(file),
      queryPermission: () => Promise.resolve(answers.query),
      requestPermission: () => Promise.resolve(answers.request),
    } as unknown as FileSystemFileHandle;
    return { answers, handle };
  };

  it('X-186: continues by one press where the browser has given a handle', async () => {
    const { page, server } = await begin(createHandle().handle);
    expect(page.views()[0]).toMatchObject({ tags: ['needsFile'], isReopenable: true });
    expect(await page.run.reopen('a')).toBe('opened');
    await vi.waitFor(() => expect(page.getTags('a')).toEqual(['done']), soon);
    expect([server.repeated, server.jobs]).toEqual([0, 1]);
  });

  it('X-186: asks for the file after a refusal', async () => {
    const { answers, handle } = createHandle();
    const { page, server, file } = await begin(handle);
    answers.request = 'denied';
    expect(await page.run.reopen('a')).toBe('refused');
    expect(page.views()[0]).toMatchObject({ tags: ['needsFile'], isReopenable: false });
    expect(await page.run.reopen('a')).toBe('lost');
    page.run.run({ type: 'choose', id: 'a', file });
    await vi.waitFor(() => expect(page.getTags('a')).toEqual(['done']), soon);
    expect([server.repeated, server.jobs]).toEqual([0, 1]);
  });

  it('X-187: asks for the file when that of the handle was written since', async () => {
    const written = new File([new Uint8Array(size)], 'a.mp3', { lastModified: 5 });
    const { page } = await begin(createHandle(written).handle);
    expect(await page.run.reopen('a')).toBe('lost');
    expect(page.views()[0]).toMatchObject({ isReopenable: false, hasChanged: true });
  });

  it('X-186: says at once that the handle of a permitted file gives another one', async () => {
    const written = new File([new Uint8Array(size)], 'a.mp3', { lastModified: 5 });
    const { answers, handle } = createHandle(written);
    answers.query = 'granted';
    const { page } = await begin(handle);
    const other = { tags: ['needsFile'], isReopenable: false, hasChanged: true };
    await vi.waitFor(() => expect(page.views()[0]).toMatchObject(other), soon);
  });

  it('X-186: continues without a press where the permission still holds', async () => {
    const { answers, handle } = createHandle();
    answers.query = 'granted';
    const { page } = await begin(handle);
    await vi.waitFor(() => expect(page.getTags('a')).toEqual(['done']), soon);
  });
});

describe('the sound of a video on a later page', () => {
  const video = new File([new Uint8Array(110 * 1_048_576)], 'a.mp4', { lastModified: 1 });
  /** A device that takes the same sound out of every video. */
  function pretendSounds() {
    const stored = new Map<string, File>();
    const extract = vi.fn((id: string) => {
      stored.set(id, makeFile('a.mkv', 2_000_000));
      return Promise.resolve(stored.get(id) ?? null);
    });
    const device: SoundDevice = {
      weigh: () => Promise.resolve(2_000_000),
      count: () => Promise.resolve(1),
      extract,
      open: (id) => Promise.resolve(stored.get(id) ?? null),
      retain: (ids) => {
        [...stored.keys()].filter((id) => !ids.includes(id)).forEach((id) => stored.delete(id));
        return Promise.resolve();
      },
    };
    return { device, extract, stored };
  }

  const begin = async () => {
    const sounds = pretendSounds();
    const browser = openBrowser(sounds.device);
    const before = browser.open();
    await vi.waitFor(() => expect(before.mode()).toBe('leading'), soon);
    let parts = 0;
    browser.server.line = () => ((parts += 1) > 1 ? stuck() : Promise.resolve());
    before.add('a', video);
    await vi.waitFor(() => expect(before.getTags('a')).toEqual(['ready']), soon);
    before.ask('a', 'start.requested');
    await vi.waitFor(() => expect(browser.stored.read()[0]?.received).toBe(1_048_576), soon);
    before.kill();
    browser.server.line = () => Promise.resolve();
    return { ...browser, ...sounds };
  };

  it('X-186, X-195: goes on by itself where the device has it, and is deleted at its end', async () => {
    const { open, server, extract, stored } = await begin();
    const page = open();
    await vi.waitFor(() => expect(page.getTags('a')).toEqual(['done']), soon);
    expect([server.repeated, server.jobs, extract.mock.calls.length]).toEqual([0, 1, 1]);
    await vi.waitFor(() => expect(stored.size).toBe(0), soon);
  });

  it('X-186, X-195: is taken out again where the device has lost it, after the video is chosen', async () => {
    const { open, server, extract, stored } = await begin();
    stored.clear();
    const page = open();
    await vi.waitFor(() => expect(page.getTags('a')).toEqual(['needsFile']), soon);
    page.run.run({ type: 'choose', id: 'a', file: makeFile('b.mp4') });
    await vi.waitFor(() => expect(page.views()[0]?.isOtherFile).toBe(true), soon);
    page.run.run({ type: 'choose', id: 'a', file: video });
    await vi.waitFor(() => expect(page.getTags('a')).toEqual(['done']), soon);
    expect([server.repeated, server.jobs, extract.mock.calls.length]).toEqual([0, 1, 2]);
  });
});

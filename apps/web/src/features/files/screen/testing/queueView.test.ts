import { describe, expect, it, vi } from 'vitest';
import { createCommands, readQueueRows } from './queueView.ts';
import { getUploadState } from '../words/shownUpload.ts';
import { createPretendQueue, type UploadPlan } from './createPretendQueue.ts';

const device = {
  add: () => true,
  choose: () => undefined,
  reopen: async () => 'lost' as const,
  restarted: () => undefined,
};

async function openQueue(plans: Readonly<Record<string, UploadPlan>>) {
  const { queue, device: pretend } = createPretendQueue({ plans, credit: null, kept: [] });
  const store = readQueueRows(queue, pretend.findFacts);
  const names = Object.keys(plans);
  const files = names.map((name) => pretend.add({ name, size: 10, lastModified: 1 }));
  queue.send({ type: 'files.added', files });
  const commands = createCommands(queue, device);
  const waitFor = (...states: readonly string[]) =>
    vi.waitFor(() => expect(store.rows().map(getUploadState)).toEqual(states));
  await waitFor(...names.map(() => 'ready'));
  return { store, commands, waitFor, id: (at: number) => files[at]?.id ?? '' };
}

describe('the rows of a queue', () => {
  it('are the same array until one of them changes', async () => {
    const { store, commands, waitFor, id } = await openQueue({ 'a.mp3': { sendings: ['half'] } });
    const before = store.rows();
    expect(store.rows()).toBe(before);
    const heard = vi.fn();
    store.subscribe(heard);
    commands.start(id(0));
    await waitFor('sending');
    expect(heard).toHaveBeenCalled();
    expect(store.rows()).not.toBe(before);
  });

  it('X-184: are paused and go on, one and all', async () => {
    const half = { sendings: ['half'] } as const;
    const { commands, waitFor, id } = await openQueue({ 'a.mp3': half, 'b.mp3': half });
    commands.startAll();
    await waitFor('sending', 'sending');
    commands.pauseAll();
    await waitFor('paused', 'paused');
    commands.resume(id(1));
    await waitFor('paused', 'sending');
    commands.pause(id(1));
    commands.resumeAll();
    await waitFor('sending', 'sending');
    commands.cancel(id(0));
    await waitFor('canceled', 'sending');
    commands.remove(id(0));
    await waitFor('sending');
  });

  it('X-193, X-194: are repeated and changed by their commands', async () => {
    const plan = { reports: [{ state: 'failed', fault: 'server', billed: 0 }] } as const;
    const { store, commands, waitFor, id } = await openQueue({ 'a.mp3': plan });
    const options = { punctuation: false, numbers: false, speakers: 2 };
    commands.changeOptions(id(0), options);
    expect(store.rows()[0]?.options).toEqual(options);
    commands.start(id(0));
    await waitFor('failed');
    commands.retry(id(0));
    await waitFor('converting');
  });
});

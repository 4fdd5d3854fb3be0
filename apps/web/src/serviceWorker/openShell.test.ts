import { describe, expect, it, vi } from 'vitest';
import { openShell, type ShellParts } from './openShell.ts';

const worker = {} as ServiceWorker;
const none = { waiting: null, installing: null };

function start(change: Partial<ShellParts> = {}) {
  const dropOtherFiles = vi.fn<() => void>();
  const answer = openShell({
    registration: none,
    isOutdated: false,
    fetchPage: () => Promise.resolve(new Response('server')),
    findOwn: () => Promise.resolve(new Response('own')),
    findNewest: () => Promise.resolve(new Response('newest')),
    countOpenPages: () => Promise.resolve(0),
    dropOtherFiles,
    ...change,
  });
  return { dropOtherFiles, text: async () => (await answer).text() };
}

describe('the first page of the app', () => {
  it('X-320: is the stored one, without the server', async () => {
    const { text } = start({ fetchPage: () => Promise.reject(new TypeError('offline')) });
    expect(await text()).toBe('own');
  });

  it('X-320: comes from the server where the browser has deleted it', async () => {
    const { text } = start({ findOwn: () => Promise.resolve(undefined) });
    expect(await text()).toBe('server');
  });

  it('X-325: is that of a waiting version, without the server', async () => {
    const { text, dropOtherFiles } = start({
      registration: { ...none, waiting: worker },
      fetchPage: () => Promise.reject(new TypeError('offline')),
    });
    expect(await text()).toBe('newest');
    expect(dropOtherFiles).not.toHaveBeenCalled();
  });

  it('X-325: comes from the server after a file was gone', async () => {
    expect(await start({ isOutdated: true }).text()).toBe('server');
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
    ['fails', () => Promise.resolve(new Response('', { status: 502 }))],
  ])('X-325: is the stored one after a file was gone and the server %s', async (_, fetchPage) => {
    expect(await start({ isOutdated: true, fetchPage }).text()).toBe('own');
  });

  it('X-324: the files of the version before go with the first start without an open page', async () => {
    const alone = start();
    await alone.text();
    expect(alone.dropOtherFiles).toHaveBeenCalledOnce();
    const beside = start({ countOpenPages: () => Promise.resolve(1) });
    await beside.text();
    expect(beside.dropOtherFiles).not.toHaveBeenCalled();
  });

  it('X-323: the files of a version that is being stored stay', async () => {
    const { text, dropOtherFiles } = start({ registration: { ...none, installing: worker } });
    expect(await text()).toBe('own');
    expect(dropOtherFiles).not.toHaveBeenCalled();
  });
});

import type { UploadTag } from '@nevisa/machines';
import { describe, expect, it, vi } from 'vitest';
import { RememberedFiles } from './rememberedFiles.ts';
import type { UploadCommand } from './uploadChannel.ts';

const file = new File(['abc'], 'a.mp4', { lastModified: 1 });
const handle = {} as FileSystemFileHandle;
const facts = { name: 'a.mp4', size: 3, lastModified: 1 };
const video = { name: 'video.mp4', size: 9, lastModified: 2 };

interface Remembered {
  /** What the handle gives. */
  gives?: File | 'refused' | 'lost';
  /** The page knows the handle before the device is asked. */
  isKnown?: boolean;
  /** The handle has not failed before. */
  isOpen?: boolean;
  /** The sound of a video is sent. */
  isSound?: boolean;
}

/** An upload of an earlier page, whose handle is asked; what is asked and done is listed. */
function start({ gives = file, isKnown = true, isOpen = true, isSound = false }: Remembered) {
  const known = new Set(isKnown ? ['a'] : []);
  const asked: unknown[][] = [];
  const closed: unknown[][] = [];
  const files = {
    get: () => undefined,
    getHandle: (id: string) => (known.has(id) ? handle : undefined),
    load: (ids: readonly string[]) => Promise.resolve(ids.forEach((id) => known.add(id))),
    openSound: () => Promise.resolve(null),
    reopen: (...each: unknown[]) => {
      asked.push(each);
      return Promise.resolve(gives);
    },
    close: (...each: unknown[]) => void closed.push(each),
    isReopenable: () => isOpen,
  };
  const run = vi.fn<(command: UploadCommand) => void>();
  const tags: UploadTag[] = ['needsFile'];
  const upload = { id: 'a', file: facts, source: isSound ? { file: video } : null, tags };
  const parts = { files, uploads: () => [upload], run };
  const remembered = new RememberedFiles(
    parts as unknown as ConstructorParameters<typeof RememberedFiles>[0],
  );
  return { remembered, asked, closed, listCommands: () => run.mock.calls.flat() };
}

const choose = { type: 'choose', id: 'a', file, handle };

describe('a press on an upload of an earlier page', () => {
  it.each([true, false])(
    'X-186: continues it, and the browser may ask: known here %s',
    async (isKnown) => {
      const { remembered, asked, listCommands } = start({ isKnown });
      expect(await remembered.open('a')).toBe('opened');
      expect({ asked, commands: listCommands() }).toEqual({
        asked: [['a', facts, true]],
        commands: [choose],
      });
    },
  );

  it('X-186: asks for the video where its sound is sent', async () => {
    const { remembered, asked } = start({ isSound: true });
    await remembered.open('a');
    expect(asked).toEqual([['a', video, true]]);
  });

  it.each(['refused', 'lost'] as const)(
    'X-186: leads to the choice of the file after it was %s, in each tab',
    async (gives) => {
      const { remembered, closed, listCommands } = start({ gives });
      expect(await remembered.open('a')).toBe(gives);
      expect(closed).toEqual([['a', gives]]);
      expect(listCommands()).toEqual([{ type: 'close', id: 'a', reason: gives }]);
    },
  );

  it('X-186: says no refusal of a handle that has failed before', async () => {
    const { remembered, closed } = start({ gives: 'refused', isOpen: false });
    expect([await remembered.open('a'), closed]).toEqual(['lost', []]);
  });
});

describe('an upload of an earlier page without a press', () => {
  it('X-186: goes on where the permission holds, and the browser asks nothing', async () => {
    const { remembered, asked, listCommands } = start({ isSound: true });
    await remembered.resume();
    expect({ asked, commands: listCommands() }).toEqual({
      asked: [['a', video, false]],
      commands: [choose],
    });
  });

  it('X-186: waits for a press where the browser would ask, and for the file where it is gone', async () => {
    const waiting = start({ gives: 'refused' });
    await waiting.remembered.resume();
    expect(waiting.listCommands()).toEqual([]);
    const gone = start({ gives: 'lost' });
    await gone.remembered.resume();
    expect(gone.listCommands()).toEqual([{ type: 'close', id: 'a', reason: 'lost' }]);
  });
});

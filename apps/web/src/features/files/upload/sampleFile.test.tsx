import { describe, expect, it, vi } from 'vitest';
import { sampleFile } from './sampleFile.ts';

const gigabyte = 1_073_741_824;
const largest = 2 * gigabyte;
const flac = new TextEncoder().encode('fLaC');

/** A file whose bytes are all the same, after its mark; large ones share one block of memory. */
function createFile(size: number, { fill = 0, name = 'a.flac' } = {}): File {
  const block = new Blob([new Uint8Array(Math.min(size, 67_108_864)).fill(fill)]);
  const parts: Blob[] = [];
  for (let rest = size - flac.length; rest > 0; rest -= block.size) {
    parts.push(rest < block.size ? block.slice(0, rest) : block);
  }
  return new File([flac, ...parts], name);
}

describe('the sample of a file', () => {
  it.each([
    ['empty', new File([], 'a.mp3'), 'empty'],
    [
      'a text with the name of a sound',
      new File(['Monday'], 'a.mp3', { type: 'audio/mpeg' }),
      'notMedia',
    ],
    ['one byte too large', createFile(largest + 1), 'tooLarge'],
  ])('X-180: a file that is %s is refused', async (_, file, fault) => {
    expect(await sampleFile(file, largest)).toEqual({ ok: false, fault });
  });

  it('X-180: a folder, which cannot be read, is refused', async () => {
    const folder = new File(['x'], 'folder');
    vi.spyOn(folder, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new DOMException('folder', 'NotFoundError')),
    } as Partial<Blob> as Blob);
    expect(await sampleFile(folder, largest)).toEqual({ ok: false, fault: 'unreadable' });
  });

  it('X-180: a sound without an extension is known by its bytes', async () => {
    const outcome = await sampleFile(createFile(100, { name: 'recording' }), largest);
    expect(outcome).toMatchObject({ ok: true, kind: 'audio' });
  });

  it('X-182: the hash is that of the content and not of the name', async () => {
    const size = 3_000_000;
    const [one, renamed, other, longer] = await Promise.all(
      [
        createFile(size),
        createFile(size, { name: 'b.mp3' }),
        createFile(size, { fill: 1 }),
        createFile(size + 1),
      ].map((file) => sampleFile(file, largest)),
    );
    expect(one).toEqual(renamed);
    expect(one).toMatchObject({ hash: expect.stringMatching(/^[\da-f]{64}$/u) as string });
    expect(one).not.toEqual(other);
    expect(one).not.toEqual(longer);
  });

  it('X-182: the hash knows the first and the last MB', async () => {
    const whole = new Uint8Array(4_000_000);
    whole.set(flac);
    const hashWith = async (at: number) => {
      const changed = whole.slice();
      changed[at] = 1;
      return sampleFile(new File([changed], 'a.flac'), largest);
    };
    const plain = await sampleFile(new File([whole], 'a.flac'), largest);
    expect(await hashWith(1_048_575)).not.toEqual(plain);
    expect(await hashWith(4_000_000 - 1_048_576)).not.toEqual(plain);
    expect(await hashWith(3_999_999)).not.toEqual(plain);
    expect(await hashWith(2_000_000)).toEqual(plain);
  });

  it('X-181: at most 64 kB and the two ends of 2 GB are read', async () => {
    const file = createFile(largest);
    const slice = vi.spyOn(file, 'slice');
    await sampleFile(file, largest);
    const read = slice.mock.calls.map(([from = 0, to = 0]) => to - from);
    expect(read.toSorted((one, other) => one - other)).toEqual([65_536, 1_048_576, 1_048_576]);
  });
});

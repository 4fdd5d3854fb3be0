import type { StoredRecording } from '@nevisa/drafts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDeviceSound, openDeviceSound } from './deviceSound.ts';
import { downloadSound } from './downloadSound.ts';

afterEach(() => vi.restoreAllMocks());

const recording = (recordingId: string, duration: number, bytes = 'x'): StoredRecording => ({
  recordingId,
  duration,
  blob: new Blob([bytes], { type: 'audio/webm;codecs=opus' }),
});

const two = () => createDeviceSound([recording('a', 2_000), recording('b', 1_500)]);

describe('the sound of this device', () => {
  it('X-153: the sound is found by its conversation; a conversation without a recording has none', async () => {
    const asked: unknown[] = [];
    const open = (found: readonly StoredRecording[] | null) =>
      openDeviceSound(
        {
          find: (...given) => {
            asked.push(given);
            return Promise.resolve(found);
          },
        },
        { id: 77, client_id: 'document' },
      );
    expect((await open([recording('a', 2_000)]))?.duration).toBe(2);
    expect(asked).toEqual([[77, 'document']]);
    expect(await open(null)).toBeNull();
    expect(await open([])).toBeNull();
    expect(await open([recording('a', 0)])).toBeNull();
    expect(await open([recording('a', 2_000, '')])).toBeNull();
  });

  it('X-154: has the measured lengths of its recordings as one timeline', () => {
    const sound = two();
    expect(sound.duration).toBe(3.5);
    expect(sound.stretches().map(({ start, duration }) => [start, duration])).toEqual([
      [0, 2],
      [2, 1.5],
    ]);
    expect(sound.locate(2.5)).toEqual({ stretch: 1, offset: 0.5 });
    sound.close();
  });

  it('X-154: a recording that does not decode is marked and skipped, once', () => {
    const sound = two();
    let changes = 0;
    const stop = sound.subscribe(() => {
      changes += 1;
    });
    const before = sound.stretches();
    sound.markFailed(0);
    sound.markFailed(0);
    expect([changes, sound.stretches() === before]).toEqual([1, false]);
    expect(sound.stretches().map(({ failed }) => failed)).toEqual([true, false]);
    expect(sound.locate(1)).toEqual({ stretch: 1, offset: 0 });
    expect(sound.hasFailed()).toBe(false);
    sound.markFailed(1);
    expect([sound.hasFailed(), sound.locate(1)]).toEqual([true, null]);
    stop();
  });

  it('X-154: makes an address when it is asked for, one for each recording, and takes all back', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const ended = vi.spyOn(URL, 'revokeObjectURL');
    const addresses: string[] = [];
    for (let opening = 0; opening < 50; opening += 1) {
      const sound = two();
      expect(made).toHaveBeenCalledTimes(opening);
      const [first] = sound.stretches();
      const address = first?.url() ?? '';
      sound.markFailed(1);
      expect(sound.stretches()[0]?.url()).toBe(address);
      expect(await (await fetch(address)).text()).toBe('x');
      addresses.push(address);
      sound.close();
      sound.close();
    }
    expect(ended.mock.calls.map(([address]) => address)).toEqual(addresses);
    await expect(fetch(addresses[0] ?? '')).rejects.toThrow();
    const closed = two();
    closed.close();
    expect(() => closed.stretches()[0]?.url()).toThrow(/closed/);
  });

  it('X-153: is downloaded as it is, one file for each recording, under the name of the text', () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const sound = two();
    expect(downloadSound(sound, 'گزارش/۱۴۰۵', 'متن')).toBe(2);
    expect(names).toEqual(['گزارش ۱۴۰۵.webm', 'گزارش ۱۴۰۵ (۲).webm']);
    sound.close();
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { createSoundDevice } from './soundDevice.ts';
import { makeVideo, recordVideo } from './testing/makeVideo.ts';
import { writeVideoSound } from './videoSound.ts';

const owner = crypto.randomUUID();
const device = createSoundDevice(owner);
const { signal } = new AbortController();
const makeFile = (video: Blob) => new File([video], 'a.mp4');

afterEach(() => device.retain([]));

async function readBytes(blob: Blob | null) {
  return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
}

describe('the Worker of the sounds of videos', () => {
  it('X-195: weighs the sound, takes it out into the private files percent by percent, and a later page has it', async () => {
    const video = makeFile(await makeVideo({ seconds: 60 }));
    const weight = Number(await device.weigh(video, signal));
    const shares: number[] = [];
    const onProgress = (share: number) => shares.push(share);
    const sound = await device.extract('one', video, { signal, onProgress });
    expect(shares).toEqual([...new Set(shares)].toSorted((a, b) => a - b));
    expect(shares.length).toBeGreaterThan(90);
    expect([shares[0], shares.at(-1)]).toEqual([0, expect.closeTo(1, 1)]);
    expect(Math.abs(weight / (sound?.size ?? 0) - 1)).toBeLessThan(0.1);
    const pieces: [number, Uint8Array][] = [];
    await writeVideoSound(video, (data, at) => void pieces.push([at, data]));
    const whole = new Uint8Array(sound?.size ?? 0);
    pieces.forEach(([at, data]) => whole.set(data, at));
    expect(await readBytes(sound)).toEqual(whole);
    const later = await createSoundDevice(owner).open('one');
    expect(await readBytes(later)).toEqual(await readBytes(sound));
    expect(await createSoundDevice('another').open('one')).toBeNull();
  });

  it('X-195: gives the same samples as the video, which the browser can play', async () => {
    const video = await recordVideo();
    const sound = await device.extract('tone', video, { signal });
    const context = new OfflineAudioContext(1, 48_000, 48_000);
    const readSamples = async (file: Blob | null) =>
      (await context.decodeAudioData((await readBytes(file)).buffer)).getChannelData(0);
    const samples = await readSamples(sound);
    expect(samples).toEqual(await readSamples(video));
    expect(Math.max(...samples)).toBeGreaterThan(0.3);
  });

  it('X-195: gives nothing of what is no video, and can be stopped', async () => {
    expect(await device.extract('one', new File(['x'], 'a.mp4'), { signal })).toBeNull();
    const stop = new AbortController();
    const video = makeFile(await makeVideo({ seconds: 60 }));
    const stopped = device.extract('two', video, { signal: stop.signal });
    stop.abort();
    await expect(stopped).rejects.toThrow();
    // The Worker that was stopped may still hold the file.
    expect((await device.extract('two', video, { signal }))?.size).toBeGreaterThan(500_000);
  });

  it('X-195: deletes the sounds of uploads that have ended', async () => {
    const video = makeFile(await makeVideo());
    await device.extract('one', video, { signal });
    await device.extract('two', video, { signal });
    await device.retain(['two']);
    expect(await device.open('one')).toBeNull();
    expect(await device.open('two')).not.toBeNull();
  });
});

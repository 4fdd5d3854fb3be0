import {
  AdtsOutputFormat,
  ALL_FORMATS,
  BlobSource,
  EncodedPacketSink,
  Input,
  MkvOutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { makeVideo, replaceSign, type VideoPlan } from './testing/makeVideo.ts';
import { countSounds, weighVideoSound, writeVideoSound } from './videoSound.ts';

/** The sound of a video, and the largest part in which it was written. */
async function extract(video: Blob) {
  let bytes = new Uint8Array(0);
  let largest = 0;
  await writeVideoSound(video, (data, position) => {
    largest = Math.max(largest, data.byteLength);
    const whole = new Uint8Array(Math.max(bytes.byteLength, position + data.byteLength));
    whole.set(bytes);
    whole.set(data, position);
    bytes = whole;
  });
  return { sound: new Blob([bytes]), largest };
}

async function readSound(file: Blob) {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(file) });
  const track = await input.getPrimaryAudioTrack();
  if (track === null) {
    throw new Error('The file has no sound.');
  }
  const packets: { at: number; data: Uint8Array }[] = [];
  for await (const { timestamp, data } of new EncodedPacketSink(track).packets()) {
    packets.push({ at: Math.round(timestamp * 1_000), data });
  }
  return {
    packets,
    codec: await track.getCodec(),
    config: await track.getDecoderConfig(),
    pictures: (await input.getVideoTracks()).length,
  };
}

const bytesIn = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

describe('the sound of a video', () => {
  it.each<[string, VideoPlan]>([
    ['mp4', {}],
    ['mkv', { format: new MkvOutputFormat() }],
    ['webm', { format: new WebMOutputFormat(), sound: 'opus' }],
  ])('X-195: of a %s is taken out packet by packet, without the pictures', async (_, plan) => {
    const video = await makeVideo(plan);
    const { sound } = await extract(video);
    const before = await readSound(video);
    const after = await readSound(sound);
    expect(after.packets).toEqual(before.packets);
    expect(after.packets).toHaveLength(100);
    expect(after.codec).toBe(plan.sound ?? 'aac');
    expect(after.config?.sampleRate).toBe(48_000);
    expect(after.pictures).toBe(0);
    expect(sound.size).toBeLessThan(video.size / 4);
  });

  it('X-186, X-195: is the same every time, so that its upload goes on on another day', async () => {
    const video = await makeVideo();
    const [first, second] = [await extract(video), await extract(video)];
    expect(await bytesIn(second.sound)).toEqual(await bytesIn(first.sound));
  });

  it('X-195: is written a MB at a time, also when it is long', async () => {
    const { sound, largest } = await extract(await makeVideo({ seconds: 400 }));
    expect(sound.size).toBeGreaterThan(3 * 1_048_576);
    expect(largest).toBeLessThanOrEqual(1_048_576);
  });

  it.each<[string, VideoPlan]>([
    ['mp4', { seconds: 60 }],
    ['mkv', { seconds: 60, format: new MkvOutputFormat() }],
  ])('X-195: of a %s is weighed within a tenth', async (_, plan) => {
    const video = await makeVideo(plan);
    const weight = await weighVideoSound(video);
    const { sound } = await extract(video);
    expect(Math.abs(Number(weight) / sound.size - 1)).toBeLessThan(0.1);
  });

  it('X-195: the weight is none for a file without pictures, and unextractable for a file without a readable sound', async () => {
    expect(await weighVideoSound(await makeVideo({ hasPicture: false }))).toBe('none');
    expect(await weighVideoSound(await makeVideo({ sound: null }))).toBe('unextractable');
    expect(await weighVideoSound(new Blob(['no video']))).toBe('unextractable');
    const adts = await makeVideo({ hasPicture: false, format: new AdtsOutputFormat() });
    expect(await weighVideoSound(adts)).toBe('unextractable');
    await expect(extract(await makeVideo({ sound: null }))).rejects.toThrow(/no sound/);
  });

  it.each<[string, VideoPlan, string, string]>([
    ['mp4', {}, 'mp4a', 'ac-9'],
    ['mkv', { format: new MkvOutputFormat() }, 'A_AAC', 'A_AC9'],
  ])('X-181: is counted in a %s, also when its codec is unknown', async (_, plan, sign, other) => {
    expect(await countSounds(await makeVideo(plan))).toBe(1);
    expect(await countSounds(await replaceSign(await makeVideo(plan), sign, other))).toBe(1);
    expect(await countSounds(await makeVideo({ ...plan, sound: null }))).toBe(0);
  });

  it('X-181: countSounds answers null for a file that is no video', async () => {
    expect(await countSounds(new Blob(['no video']))).toBeNull();
  });
});

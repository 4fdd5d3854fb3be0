import {
  AdtsOutputFormat,
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MkvOutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { weighVideoSound, writeVideoSound } from './videoSound.ts';

/** AAC, 48,000 Hz, stereo. */
const aac = {
  codec: 'mp4a.40.2',
  sampleRate: 48_000,
  numberOfChannels: 2,
  description: new Uint8Array([0x11, 0x90]),
};
const opus = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 2 };
const vp9 = { codec: 'vp09.00.10.08', codedWidth: 64, codedHeight: 64 };

interface VideoPlan {
  format?: OutputFormat;
  sound?: 'aac' | 'opus' | null;
  hasPicture?: boolean;
  seconds?: number;
}

const packetLength = 0.02;
const soundBytes = 200;
/** Packets that differ, without a decoder that would read them. */
const bytesOf = (seed: number, size: number) =>
  Uint8Array.from({ length: size }, (_, at) => (seed * 31 + at * 7) % 256);

/** A video of 50 packets of sound and ten pictures in a second. */
async function makeVideo({
  format = new Mp4OutputFormat(),
  sound = 'aac',
  hasPicture = true,
  seconds = 2,
}: VideoPlan = {}): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const picture = new EncodedVideoPacketSource('vp9');
  const audio = new EncodedAudioPacketSource(sound ?? 'aac');
  if (hasPicture) {
    output.addVideoTrack(picture);
  }
  if (sound !== null) {
    output.addAudioTrack(audio);
  }
  await output.start();
  for (let at = 0; at < seconds * 50; at += 1) {
    const timestamp = at * packetLength;
    if (hasPicture && at % 5 === 0) {
      const packet = new EncodedPacket(bytesOf(at, 8_000), 'key', timestamp, 0.1);
      await picture.add(packet, { decoderConfig: vp9 });
    }
    if (sound !== null) {
      const packet = new EncodedPacket(bytesOf(at, soundBytes), 'key', timestamp, packetLength);
      await audio.add(packet, { decoderConfig: sound === 'opus' ? opus : aac });
    }
  }
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer(0)]);
}

/** The sound of a video, and the largest piece in which it was written. */
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

  it('X-195: is written in pieces of a MB, whatever its length', async () => {
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

  it('X-195: is none in a file without pictures, and cannot be taken out of what is no video', async () => {
    expect(await weighVideoSound(await makeVideo({ hasPicture: false }))).toBe('none');
    expect(await weighVideoSound(await makeVideo({ sound: null }))).toBe('unextractable');
    expect(await weighVideoSound(new Blob(['no video']))).toBe('unextractable');
    const adts = await makeVideo({ hasPicture: false, format: new AdtsOutputFormat() });
    expect(await weighVideoSound(adts)).toBe('unextractable');
    await expect(extract(await makeVideo({ sound: null }))).rejects.toThrow(/no sound/);
  });
});

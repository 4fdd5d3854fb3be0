import {
  AudioBufferSource,
  BufferTarget,
  CanvasSource,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  type Target,
  WebMOutputFormat,
} from 'mediabunny';

/** AAC, 48,000 Hz, stereo. */
const aac = {
  codec: 'mp4a.40.2',
  sampleRate: 48_000,
  numberOfChannels: 2,
  description: new Uint8Array([0x11, 0x90]),
};
const opus = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 2 };
const vp9 = { codec: 'vp09.00.10.08', codedWidth: 64, codedHeight: 64 };

export interface VideoPlan {
  format?: OutputFormat;
  sound?: 'aac' | 'opus' | null;
  hasPicture?: boolean;
  seconds?: number;
  /** @default 10 */
  picturesInSecond?: 10 | 25;
  /** The size of each picture in bytes. @default 8000 */
  pictureBytes?: number;
}

const packetsInSecond = 50;
const packetLength = 1 / packetsInSecond;
const soundBytes = 200;
/** More than the largest picture of a plan has. */
const pattern = Uint8Array.from({ length: 65_536 }, (_, at) => (at * 7) % 256);
/** Packets that differ, without a decoder that would read them. */
const makeBytes = (seed: number, size: number) =>
  pattern.slice((seed * 31) % 256, ((seed * 31) % 256) + size);

/** A video of 50 packets of sound and ten pictures in a second. */
export async function makeVideo(plan: VideoPlan = {}): Promise<Blob> {
  const target = new BufferTarget();
  await writeVideo(target, plan);
  return new Blob([target.buffer ?? new ArrayBuffer(0)]);
}

/** Writes the video of `makeVideo` packet by packet, e.g. into a file, when it is larger than the memory. */
export async function writeVideo(
  target: Target,
  {
    format = new Mp4OutputFormat(),
    sound = 'aac',
    hasPicture = true,
    seconds = 2,
    picturesInSecond = 10,
    pictureBytes = 8_000,
  }: VideoPlan,
): Promise<void> {
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
  const pause = packetsInSecond / picturesInSecond;
  for (let at = 0; at < seconds * packetsInSecond; at += 1) {
    const timestamp = at * packetLength;
    if (hasPicture && at % pause === 0) {
      const bytes = makeBytes(at, pictureBytes);
      const packet = new EncodedPacket(bytes, 'key', timestamp, 1 / picturesInSecond);
      await picture.add(packet, { decoderConfig: vp9 });
    }
    if (sound !== null) {
      const packet = new EncodedPacket(makeBytes(at, soundBytes), 'key', timestamp, packetLength);
      await audio.add(packet, { decoderConfig: sound === 'opus' ? opus : aac });
    }
  }
  await output.finalize();
}

/** A copy of a file in which a sign is replaced by another one of the same length. */
export async function replaceSign(file: Blob, sign: string, other: string): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sought = new TextEncoder().encode(sign);
  for (let at = 0; at + sought.length <= bytes.length; at += 1) {
    if (sought.every((byte, place) => bytes[at + place] === byte)) {
      bytes.set(new TextEncoder().encode(other), at);
    }
  }
  return new File([bytes], 'a.webm');
}

/** A video of a second that a browser can play: a tone of 440 Hz, unless it is silent, and a square that grows. */
export async function recordVideo(hasTone = true): Promise<File> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const canvas = new OffscreenCanvas(64, 64);
  const picture = new CanvasSource(canvas, { codec: 'vp8', bitrate: 200_000 });
  const sound = new AudioBufferSource({ codec: 'opus', bitrate: 64_000 });
  output.addVideoTrack(picture);
  if (hasTone) {
    output.addAudioTrack(sound);
  }
  await output.start();
  for (let at = 0; at < 10; at += 1) {
    canvas.getContext('2d')?.fillRect(0, 0, at * 6, at * 6);
    await picture.add(at / 10, 0.1);
  }
  if (hasTone) {
    await sound.add(makeTone());
  }
  await output.finalize();
  return new File([target.buffer ?? new ArrayBuffer(0)], 'tone.webm');
}

/** A second of 440 Hz. */
function makeTone(): AudioBuffer {
  const tone = new AudioBuffer({ length: 48_000, sampleRate: 48_000, numberOfChannels: 1 });
  const samples = tone.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = 0.5 * Math.sin((2 * Math.PI * 440 * at) / 48_000);
  }
  return tone;
}

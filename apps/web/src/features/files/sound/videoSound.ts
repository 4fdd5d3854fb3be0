import {
  BlobSource,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MkvOutputFormat,
  MP4,
  Output,
  QTFF,
  StreamTarget,
  type StreamTargetChunk,
  WEBM,
} from 'mediabunny';
import type { SoundWeight } from '@nevisa/machines';

/** How many packets of a sound are weighed: some twenty seconds. */
const weighedPackets = 1_000;
/** How many bytes are written at once. */
const chunkSize = 1_048_576;

/** Takes bytes of a file at a place, in bytes. */
export type WriteBytes = (data: Uint8Array<ArrayBuffer>, position: number) => void;

/** About how many bytes the sound of a video has; only its head and a few packets are read. */
export function weighVideoSound(video: Blob): Promise<SoundWeight> {
  return withInput(video, async (input) => {
    if ((await input.getPrimaryVideoTrack()) === null) {
      return 'none';
    }
    const track = await input.getPrimaryAudioTrack();
    if (track === null || !(await isCopied(track))) {
      return 'unextractable';
    }
    const { averageBitrate } = await track.computePacketStats(weighedPackets);
    const seconds = (await track.getDurationFromMetadata()) ?? (await track.computeDuration());
    const size = Math.round((averageBitrate * seconds) / 8);
    return size > 0 && size < video.size ? size : 'unextractable';
  }).catch(() => 'unextractable');
}

/**
 * How many sounds a video has, those of an unknown codec included; null where its container
 * cannot be read. Only its head is read.
 */
export function countSounds(video: Blob): Promise<number | null> {
  return withInput(video, async (input) => (await input.getAudioTracks()).length).catch(() => null);
}

/**
 * Writes the sound of a video as a Matroska file, packet by packet and without a new encoding.
 * Nothing of the file depends on the time or on chance, so that the same video gives the same
 * bytes on another day.
 *
 * @param report called with how much is written, from 0 to 1; not for a video that does not say its length
 * @throws Error when the sound cannot be taken out
 */
export function writeVideoSound(
  video: Blob,
  write: WriteBytes,
  report: (share: number) => void = () => undefined,
): Promise<void> {
  return withInput(video, async (input) => {
    const track = await input.getPrimaryAudioTrack();
    const codec = await track?.getCodec();
    const decoderConfig = await track?.getDecoderConfig();
    if (!track || !codec || !decoderConfig) {
      throw new Error('The video has no sound of a known codec.');
    }
    const writable = new WritableStream<StreamTargetChunk>({
      write: ({ data, position }) => write(data, position),
    });
    const output = new Output({
      format: new MkvOutputFormat(),
      target: new StreamTarget(writable, { chunked: true, chunkSize }),
    });
    const source = new EncodedAudioPacketSource(codec);
    output.addAudioTrack(source);
    await output.start();
    // The first samples of some encoders lie before the begin.
    const shift = Math.max(0, -(await track.getFirstTimestamp()));
    const end = await track.getDurationFromMetadata();
    const packets = new EncodedPacketSink(track).packets();
    for (let next = await packets.next(); next.done !== true; next = await packets.next()) {
      const timestamp = next.value.timestamp + shift;
      await source.add(shift === 0 ? next.value : next.value.clone({ timestamp }), {
        decoderConfig,
      });
      if (end !== null && end > 0) {
        report(Math.min(1, Math.max(0, next.value.timestamp / end)));
      }
    }
    await output.finalize();
  });
}

async function isCopied(track: InputAudioTrack): Promise<boolean> {
  const codec = await track.getCodec();
  return (
    codec !== null &&
    new MkvOutputFormat().getSupportedAudioCodecs().includes(codec) &&
    (await track.getDecoderConfig()) !== null
  );
}

async function withInput<Result>(
  video: Blob,
  work: (input: Input) => Promise<Result>,
): Promise<Result> {
  const input = new Input({
    formats: [MP4, QTFF, MATROSKA, WEBM],
    source: new BlobSource(video),
  });
  try {
    return await work(input);
  } finally {
    input.dispose();
  }
}

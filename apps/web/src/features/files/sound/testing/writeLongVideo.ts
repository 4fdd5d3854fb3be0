import { FilePathTarget, MkvOutputFormat, Mp4OutputFormat } from 'mediabunny';
import { writeVideo } from './makeVideo.ts';

/** A recorded lesson: 90 minutes, 25 pictures of 10 kB a second, 1.3 GB with 52 MB of sound. */
const lesson = { seconds: 5_400, picturesInSecond: 25, pictureBytes: 10_000 } as const;

/** Writes a long video into a file of the disk, packet by packet; only in Node. */
export function writeLongVideo(path: string, kind: 'mp4' | 'mkv'): Promise<void> {
  const format = kind === 'mp4' ? new Mp4OutputFormat({ fastStart: false }) : new MkvOutputFormat();
  return writeVideo(new FilePathTarget(path), { ...lesson, format });
}

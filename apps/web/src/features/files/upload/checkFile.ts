import type { FileFacts, SampleOutcome } from '@nevisa/machines';
import { fromPromise } from 'xstate';
import type { SoundDevice } from '../sound/soundDevice.ts';
import { hasSound, measureLength } from './mediaFacts.ts';
import { sampleFile } from './sampleFile.ts';
import { createTurns } from './turns.ts';
import type { UploadFiles } from './uploadFiles.ts';

/** How many files are read, or opened as sounds, at a time: a person may drop fifty. */
const places = 3;

/** The longest wait for the count of the sounds of a video, in ms; then it is sent, and the server decides. */
const longestCount = 10_000;

/**
 * The ports of `uploadMachine` that read a file before it is sent.
 *
 * @param largest in bytes
 */
export function createChecks(
  files: Pick<UploadFiles, 'get'>,
  sounds: Pick<SoundDevice, 'count'>,
  largest: number,
) {
  const turns = createTurns(places);

  /** A browser takes a sound that it cannot play, e.g. AC-3, for none: only a video without any is silent. */
  async function isSilent(video: File, signal: AbortSignal): Promise<boolean> {
    if ((await hasSound(video, signal)) !== false) {
      return false;
    }
    const ending = AbortSignal.any([signal, AbortSignal.timeout(longestCount)]);
    return (await sounds.count(video, ending).catch(() => null)) === 0;
  }

  async function read(id: string, signal: AbortSignal): Promise<SampleOutcome> {
    const file = files.get(id);
    if (file === undefined) {
      return { ok: false, fault: 'unreadable' };
    }
    const sample = await sampleFile(file, largest);
    if (!sample.ok) {
      return sample;
    }
    return sample.kind === 'video' && (await isSilent(file, signal))
      ? { ok: false, fault: 'noSound' }
      : { ok: true, hash: sample.hash };
  }

  return {
    readSample: fromPromise<SampleOutcome, { id: string; file: FileFacts }>(
      ({ input: { id }, signal }) => turns.run(() => read(id, signal)),
    ),
    measureLength: fromPromise<number | null, { id: string }>(({ input: { id }, signal }) => {
      const file = files.get(id);
      return file === undefined
        ? Promise.resolve(null)
        : turns.run(() => measureLength(file, signal));
    }),
  };
}

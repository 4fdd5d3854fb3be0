import type { FileFacts, SampleOutcome } from '@nevisa/machines';
import { fromPromise } from 'xstate';
import { hasSound, measureLength } from './mediaFacts.ts';
import { sampleFile } from './sampleFile.ts';
import { createTurns } from './turns.ts';
import type { UploadFiles } from './uploadFiles.ts';

/** How many files are read, or opened as sounds, at a time: a person may drop fifty. */
const places = 3;

/**
 * The ports of `uploadMachine` that read a file before it is sent.
 *
 * @param largest in bytes
 */
export function createChecks(files: Pick<UploadFiles, 'get'>, largest: number) {
  const turns = createTurns(places);

  async function read(id: string, signal: AbortSignal): Promise<SampleOutcome> {
    const file = files.get(id);
    if (file === undefined) {
      return { ok: false, fault: 'unreadable' };
    }
    const sample = await sampleFile(file, largest);
    if (!sample.ok) {
      return sample;
    }
    const isSilent = sample.kind === 'video' && (await hasSound(file, signal)) === false;
    return isSilent ? { ok: false, fault: 'noSound' } : { ok: true, hash: sample.hash };
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

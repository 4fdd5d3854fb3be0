import type { Contract, PayloadOf } from '@nevisa/api';
import type { Backend } from '../backend.ts';
import { makeTone } from './audio.ts';
import { makeWave } from './wave.ts';

/** A hash as a device computes it; the server only compares it. */
export const sampleHash = 'a1'.repeat(32);

/** Half a second of speech as one part. */
const spoken = makeWave(makeTone(0.5));

/** The only part of a file that the mock server converts. */
export const onlyPart: PayloadOf<Contract['sendFilePart']> = {
  client_id: 'file-1',
  file: spoken,
  offset: 0,
  is_last: true,
  size: spoken.size,
  name: 'گفتگو.wav',
  sample_hash: sampleHash,
  use_punctuations: true,
  use_text_to_number: true,
  diarization: 'off',
};

/** Converts a file of Sara, so that the payloads name a task. */
export async function sendKnownFile(backend: Backend): Promise<void> {
  const { signal } = new AbortController();
  const part = { ...onlyPart, client_id: 'file-0' };
  await backend.sendFilePart(backend.account('sara'), part, { signal });
}

export const fileWelcome = {
  sendFilePart: ['X-183', onlyPart],
  retrieveReceivedFile: ['X-183', { client_id: 'file-0' }],
  findKnownFile: ['X-182', { size: spoken.size, sample_hash: sampleHash }],
  retrieveFileProgress: ['X-191', { task_id: 'task-1' }],
  terminateFileTask: ['X-191', { client_id: 'file-0', task_id: null }],
} satisfies { [Name in keyof Contract]?: [row: string, payload: PayloadOf<Contract[Name]>] };

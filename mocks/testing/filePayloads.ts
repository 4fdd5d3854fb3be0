import type { Contract, PayloadOf } from '@nevisa/api';
import { makeWave } from './wave.ts';

/** A hash as a device computes it; the server only compares it. */
export const sampleHash = 'a1'.repeat(32);

/** Two seconds of speech as one part. */
const spoken = makeWave([{ speech: 2 }]);

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

/** A file that is being converted before the calls are made. */
export const knownTask = 'task-1';

export const fileWelcome = {
  sendFilePart: ['X-183', onlyPart],
  retrieveReceivedFile: ['X-183', { client_id: 'file-0' }],
  findKnownFile: ['X-182', { size: spoken.size, sample_hash: sampleHash }],
  retrieveFileProgress: ['X-191', { task_id: knownTask }],
  terminateFileTask: ['X-191', { client_id: 'file-0', task_id: null }],
} satisfies { [Name in keyof Contract]?: [row: string, payload: PayloadOf<Contract[Name]>] };

import { createPartClient, createClient, type Client, type ClientOf } from '@nevisa/api';
import { fileCalls } from '@nevisa/api/files';
import type { FilePart } from '@nevisa/api/types';
import { afterEach, beforeEach } from 'vitest';
import { accounts, type AccountName } from '../fixtures/accounts.ts';
import { type NodeMocks, startNode } from '../node.ts';
import { jobTimes } from '../rules/historyJobs.ts';
import { makeSilence, makeThreeBursts } from './audio.ts';
import { sampleHash } from './filePayloads.ts';
import { makeWave } from './wave.ts';

export let mocks: NodeMocks;
export let files: ClientOf<typeof fileCalls>;
export let client: Client;

/** Starts a new mock server for each test of a file. Sara has no conversations. */
export function serveFiles(): void {
  beforeEach(() => {
    mocks = startNode();
    const options = { host: 'https://api.nevisa.test', readToken: () => accounts.sara.token };
    files = createPartClient(fileCalls, options);
    client = createClient(options);
    mocks.backend.fillHistory('sara', []);
  });
  afterEach(() => mocks.close());
}

/** The file calls of another account. */
export function createFileClient(name: AccountName): ClientOf<typeof fileCalls> {
  return createPartClient(fileCalls, {
    host: 'https://api.nevisa.test',
    readToken: () => accounts[name].token,
  });
}

/** Three sentences, and a file without speech. */
export const spoken = makeWave(makeThreeBursts());
export const silent = makeWave(makeSilence(3));

interface Sending extends Partial<Omit<FilePart, 'file'>> {
  readonly whole?: Blob;
  /** The bytes of the part. @default all from `offset` on */
  readonly bytes?: number;
}

/** Sends a part of a file; without anything else, the whole file at once. */
export function send({ whole = spoken, offset = 0, bytes, ...more }: Sending = {}) {
  const end = Math.min(offset + (bytes ?? whole.size), whole.size);
  return files.sendFilePart({
    client_id: 'file-1',
    file: whole.slice(offset, end),
    offset,
    is_last: end === whole.size,
    size: whole.size,
    name: 'گفتگو.wav',
    sample_hash: sampleHash,
    use_punctuations: true,
    use_text_to_number: true,
    diarization: 'off',
    ...more,
  });
}

/** Lets the conversion of the file end. */
export function finish(): void {
  mocks.backend.clock.advance(jobTimes.waiting);
  mocks.backend.settleJobs(mocks.backend.account('sara'));
  mocks.backend.clock.advance(jobTimes.working);
}

/** How far the task of the first file is. */
export async function readProgress(task_id = 'task-1') {
  const outcome = await files.retrieveFileProgress({ task_id });
  return outcome.ok ? outcome.answer : outcome.failure;
}

/** The credit of Sara, in ms. */
export function readCredit(): number {
  return mocks.backend.account('sara').nevisa_service_account.usage_remained;
}

import { type Client, type Contract, createClient, type PayloadOf } from '@nevisa/api';
import type { ConversationSegment, HistoryPatch, SegmentChange } from '@nevisa/api/types';
import { afterEach, beforeEach } from 'vitest';
import { accounts } from '../fixtures/accounts.ts';
import { type NodeMocks, startNode } from '../node.ts';
import { savedId } from './savedIds.ts';

/** A segment with a second of sound from `start` on. */
export function makeTimedSegment(
  segment_id: string,
  text: string,
  start: number,
  words: string[] = [],
) {
  return {
    segment_id,
    text,
    start,
    end: start + 1,
    words: words.map((word) => ({ word, start, end: start + 0.5, conf: 0.9 })),
    speaker: null,
    is_edited: false,
  };
}

/** A segment without sound. */
export const makeTypedSegment = (segment_id: string, text: string): ConversationSegment => ({
  ...makeTimedSegment(segment_id, text, 0),
  start: null,
  end: null,
});

export const set = (segment: ConversationSegment): SegmentChange => ({
  op: 'set',
  segment_id: segment.segment_id,
  segment,
});

export const insert = (segment: ConversationSegment, after: string | null): SegmentChange => ({
  op: 'insert',
  segment_id: segment.segment_id,
  after,
  segment,
});

/** Two dictated sentences and a typed word. */
const saved: PayloadOf<Contract['createHistory']> = {
  client_id: 'document',
  title: 'عنوان',
  text: 'یک دو.\nسه چهار. پنج',
  segments: [
    makeTimedSegment('a', 'یک دو.', 0, ['یک', 'دو']),
    makeTimedSegment('b', 'سه چهار.', 2, ['سه', 'چهار']),
  ],
  duration: 5_000,
  source: 'LIVE',
  created_at: '2026-11-21T10:30:00Z',
};

export let mocks: NodeMocks;
/** The calls of Sara, whose only conversation is `saved`. */
export let client: Client;

/** Starts a new mock server for each test of a file. */
export function serveSavedConversation(): void {
  beforeEach(() => {
    mocks = startNode();
    client = createClient({
      host: 'https://api.nevisa.test',
      readToken: () => accounts.sara.token,
    });
    mocks.backend.fillHistory('sara', []);
    mocks.backend.createHistory(mocks.backend.account('sara'), saved);
  });
  afterEach(() => mocks.close());
}

let patchCount = 0;

/** Sends changes of `saved`, each call with an id of its own. */
export function patch(revision: number, more: Partial<HistoryPatch>) {
  patchCount += 1;
  const client_id = `p${patchCount}`;
  return client.patchHistory({ id: savedId, revision, client_id, changes: [], ...more });
}

/** `saved` as the server has it now. */
export async function readStored() {
  const outcome = await client.retrieveHistory({ id: savedId });
  if (!outcome.ok) {
    throw new Error('The conversation is gone.');
  }
  return outcome.answer;
}

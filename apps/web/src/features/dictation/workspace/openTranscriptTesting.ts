import type { DictationContext, DraftEvent, TextEvent } from '@nevisa/machines';
import {
  type DraftContent,
  readDraft,
  restoreTranscript,
  type Segment,
  TranscriptFormatter,
} from '@nevisa/transcript';
import { defaultWriting, type WritingSettings } from '@nevisa/writing';
import { expect, vi } from 'vitest';
import { createMemoryDrafts } from '../../../testing/memoryDrafts.ts';
import { gatherFor } from './draftWriter.ts';
import { OpenTranscript } from './openTranscript.ts';
import type { OpenTranscriptParts } from './openTranscriptParts.ts';

/** A recognised segment of one second. */
export function makeSegment(id: string, text: string): Segment {
  return { id, text, start: 0, end: 1, words: [], confirmed: true };
}

/** A clock whose short timers run when the test calls `nextTurn`. */
function createTurns() {
  let now = 0;
  let step = 0;
  let due: (() => void)[] = [];
  let writes: (() => void)[] = [];
  const clock = {
    now: () => (now += step),
    setTimeout: (callback: () => void, delay: number) => {
      (delay < gatherFor ? due : writes).push(callback);
      return callback;
    },
    clearTimeout: (timer: unknown) => {
      due = due.filter((callback) => callback !== timer);
      writes = writes.filter((callback) => callback !== timer);
    },
  };
  const nextTurn = () => due.splice(0).forEach((callback) => callback());
  const write = () => writes.splice(0).forEach((callback) => callback());
  /** Lets so many ms pass at each look at the clock. */
  const slowDown = (ms: number) => {
    step = ms;
  };
  return { clock, nextTurn, write, slowDown };
}

async function waitUntilStored(
  document: OpenTranscript,
  draft: OpenTranscriptParts['draft'],
): Promise<void> {
  await vi.waitFor(async () => {
    const { segments } = readDraft(await draft.entries());
    expect(segments).toHaveLength(document.segments().length);
  });
}

/** Opens a transcript whose drafts are in memory; `parts` replace those of the test. */
export async function open(
  content: DraftContent = readDraft([]),
  drafts = createMemoryDrafts(),
  parts: Partial<OpenTranscriptParts> = {},
) {
  const reported: boolean[] = [];
  const reports: (DraftEvent | TextEvent)['type'][] = [];
  const draft = drafts.open('document');
  let settings = defaultWriting;
  const { clock, nextTurn, write, slowDown } = createTurns();
  const document = new OpenTranscript({
    documentId: 'document',
    draft,
    content,
    settings: () => settings,
    onCommandsApplied: () => undefined,
    runCommand: () => undefined,
    clock,
    onInserted: () => reported.push(document.isWaiting),
    report: ({ type }) => reports.push(type),
    ...parts,
  });
  return {
    document,
    drafts,
    reports,
    /** Whether segments still waited, for each report that some were inserted. */
    reported,
    choose: (change: Partial<WritingSettings>) => {
      settings = { ...settings, ...change };
      document.reformat();
    },
    edit: () => document.createDocument({ restoreTranscript, TranscriptFormatter }),
    follow: (
      segments: readonly Segment[],
      rest: Partial<Pick<DictationContext, 'partial' | 'elapsed' | 'complete'>> = {},
      how: Parameters<OpenTranscript['follow']>[1] = { atEnd: false, recording: false },
    ) => {
      segments.forEach((segment) => document.receive(segment));
      document.follow({ partial: null, elapsed: 0, complete: true, ...rest }, how);
      nextTurn();
    },
    nextTurn,
    slowDown,
    kept: async () => {
      await document.flush();
      return readDraft(await draft.entries());
    },
    /** As the next visit finds it after a page that ended between two turns. */
    async afterCrash() {
      write();
      await waitUntilStored(document, draft);
      return open(readDraft(await draft.entries()), drafts);
    },
    /** As the next visit finds it. */
    async again() {
      await document.close();
      return open(readDraft(await draft.entries()), drafts);
    },
  };
}

import type { Conversation } from '@nevisa/api/types';
import type { JobState } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import { addJobs, isSameRows } from './jobRows.ts';

const ready = { id: 1, status: 'SUCCESS', progress: null } as Conversation;
const running = { id: 2, status: 'PROCESSING', progress: 40, title: 'جلسه' } as Conversation;
const rows = [ready, running];

const makeJobs = (progress: number | null) =>
  new Map<string, JobState>([['2', { id: 2, status: 'PROCESSING', progress }]]);

describe('the rows with their jobs', () => {
  it('X-129: the rows stay the same objects when a job reports the state that its row has', () => {
    const shown = addJobs(rows, makeJobs(40));
    expect(shown?.map((row, at) => row === rows[at])).toEqual([true, true]);
    expect(isSameRows(rows, shown)).toBe(true);
    expect(addJobs(rows, new Map())).toBe(rows);
  });

  it('X-129: have the progress of a job that is further than its row', () => {
    const shown = addJobs(rows, makeJobs(60));
    expect(shown).toEqual([ready, { ...running, progress: 60 }]);
    expect(isSameRows(rows, shown)).toBe(false);
  });

  it('X-129: are none before the list is loaded', () => {
    expect(addJobs(null, makeJobs(60))).toBeNull();
    expect(isSameRows(null, rows)).toBe(false);
    expect(isSameRows(null, null)).toBe(true);
    expect(isSameRows(rows, [ready])).toBe(false);
    expect(isSameRows([ready], rows)).toBe(false);
  });
});

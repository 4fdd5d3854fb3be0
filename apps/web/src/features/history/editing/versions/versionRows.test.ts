import type { ConversationVersion } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { editingText } from '../../../../shared/text/editingText.ts';
import { toVersionRows } from './versionRows.ts';

const makeVersion = (
  id: string,
  kind: ConversationVersion['kind'],
  words: number,
): ConversationVersion => ({
  id,
  revision: 1,
  created_at: '2026-11-21T10:35:09Z',
  kind,
  title: 'عنوان',
  word_count: words,
  words_changed: 0,
});
const mine = {
  title: 'عنوان',
  speakers: [],
  segments: [
    {
      segment_id: 'a',
      text: 'یک دو سه',
      start: null,
      end: null,
      words: [],
      speaker: null,
      is_edited: true,
    },
  ],
};

describe('the rows of the versions', () => {
  it('X-161: begin with the newest, and the raw text is the last one', () => {
    const versions = [makeVersion('2', 'editing', 12), makeVersion('raw', 'raw', 8)];
    const { versions: rows, raw } = toVersionRows(versions, [], 10, null);
    expect(rows.map(({ id, kind, words }) => [id, kind, words])).toEqual([
      ['2', 'هنگام ویرایش', 2],
    ]);
    expect([raw.id, raw.kind, raw.words]).toEqual(['raw', 'متن خام موتور', -2]);
    expect(raw.time).toBe('۳۰ آبان ۱۴۰۵، ساعت ۱۴:۰۵');
  });

  it('X-161: have the raw text also before the server has sent it', () => {
    const { versions, raw } = toVersionRows([], [], 10, '2026-11-21T10:35:09Z');
    expect(versions).toEqual([]);
    expect(raw).toEqual({ id: 'raw', time: '۳۰ آبان ۱۴۰۵، ساعت ۱۴:۰۵', kind: 'متن خام موتور' });
  });

  it('X-161: say that they are versions where their time is unknown', () => {
    const { versions, raw } = toVersionRows([], [{ because: 'late', text: mine }], 1, null);
    expect([versions[0]?.time, raw.time]).toEqual([
      editingText.versionTime,
      editingText.versionTime,
    ]);
  });

  it('X-161: have the time at which this device kept a text, where it is known', () => {
    const at = Date.parse('2026-11-21T10:35:09Z');
    const { versions } = toVersionRows([], [{ because: 'conflict', text: mine, at }], 1, null);
    expect(versions[0]?.time).toBe('۳۰ آبان ۱۴۰۵، ساعت ۱۴:۰۵');
  });

  it('X-159, X-161: have the texts that only this device keeps, each with its reason and its words', () => {
    const kept = [
      { because: 'late', text: mine },
      { because: 'conflict', text: mine },
    ] as const;
    const { versions } = toVersionRows([makeVersion('7', null, 3)], kept, 1, null);
    expect(versions.map(({ kind, words }) => [kind, words])).toEqual([
      ['متن پنجرهٔ دیگر، روی این دستگاه', 2],
      ['نسخهٔ من هنگام یکی شدن، روی این دستگاه', 2],
      ['نسخهٔ قبلی', 2],
    ]);
    expect(new Set(versions.map(({ id }) => id)).size).toBe(3);
  });
});

import type { Client } from '@nevisa/api';
import { describe, expect, it, vi } from 'vitest';
import { duplicateText } from './historyCalls.ts';

const whole = {
  id: 7,
  client_id: 'old',
  title: 'جلسه',
  text: 'سلام',
  segments: [{ segment_id: '1', text: 'سلام', speaker: 'a' }],
  speakers: [{ id: 'a', name: 'سارا' }],
  duration: 900,
  has_audio: true,
};
const options = {
  clientId: 'new',
  nameCopy: (title: string) => `${title} ۲`,
  now: Date.parse('2026-11-21T10:00:00Z'),
};

describe('a copy of a text', () => {
  it('X-133: is a new conversation with an id of its own, with text, speakers and segments', async () => {
    const createHistory = vi.fn((_: unknown) => Promise.resolve({ ok: true, answer: {} }));
    const retrieveHistory = vi.fn(() => Promise.resolve({ ok: true, answer: whole }));
    const client = { createHistory, retrieveHistory } as unknown as Client;
    await duplicateText(client, 7, options);
    expect(retrieveHistory).toHaveBeenCalledWith({ id: 7, words: 1 });
    const { text, segments, speakers, duration } = whole;
    expect(createHistory.mock.calls).toEqual([
      [
        {
          client_id: 'new',
          title: 'جلسه ۲',
          text,
          segments,
          speakers,
          duration,
          source: 'LIVE',
          created_at: '2026-11-21T10:00:00.000Z',
        },
      ],
    ]);
  });

  it('X-133: a text that does not come makes no copy', async () => {
    const createHistory = vi.fn();
    const failed = { ok: false, failure: { kind: 'network' } };
    const client = { createHistory, retrieveHistory: () => Promise.resolve(failed) };
    expect(await duplicateText(client as unknown as Client, 7, options)).toEqual(failed);
    expect(createHistory).not.toHaveBeenCalled();
  });
});

import type { Failure } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { type PlaybackSnapshot, toView } from './playbackView.ts';

const snapshot = (
  tags: readonly string[],
  failure: Failure | null = null,
  isWanted = true,
): PlaybackSnapshot => ({
  hasTag: (tag) => tags.includes(tag),
  context: { failure, isWanted, link: null },
});
const refused = (status: number): Failure => ({
  kind: 'refused',
  status,
  code: null,
  texts: [],
  retryAfter: null,
});

describe('what the player shows', () => {
  it.each([
    [['idle'], 'idle'],
    [['linking', 'sounding'], 'linking'],
    [['loading', 'sounding'], 'loading'],
    [['paused'], 'paused'],
    [['playing', 'sounding'], 'playing'],
    [['looping', 'playing', 'sounding'], 'playing'],
    [['sounding', 'waiting'], 'waiting'],
    [['sounding', 'typing'], 'playing'],
  ])('X-153: %j is shown as %s, without a sentence', (tags, state) => {
    expect(toView(snapshot(tags), true)).toEqual({ state, message: null });
  });

  it('X-153: a sound that is on its way and no longer wanted is a pause', () => {
    expect(toView(snapshot(['linking', 'sounding'], null, false), true).state).toBe('paused');
  });

  it.each([
    [['expired'], null, true, 'صدای این نوشته دیگر موجود نیست.'],
    [['no-audio'], null, true, 'برای این متن صدایی نیست.'],
    [['failed'], null, true, 'صدا پخش نشد. متن شما در دسترس است.'],
    [['failed'], { kind: 'network' } as const, true, /اینترنت/],
    [['failed'], null, false, /اینترنت/],
    [['failed'], refused(403), true, /./],
    [['failed'], refused(500), true, /./],
  ])('X-153: %j with %j says what happened', (tags, failure, isOnline, sentence) => {
    expect(toView(snapshot(tags, failure), isOnline).message).toMatch(sentence);
  });

  it('X-155, T-37: says that the times of an MP3 are approximate', () => {
    const link = { url: '', expiresAt: null, size: null, duration: null };
    const of = (mimeType: string) => {
      const { context, ...rest } = snapshot(['paused']);
      return toView({ ...rest, context: { ...context, link: { ...link, mimeType } } }, true)
        .message;
    };
    expect([of('audio/mpeg'), of('audio/ogg')]).toEqual(['زمان‌های این صدا تقریبی است.', null]);
  });
});

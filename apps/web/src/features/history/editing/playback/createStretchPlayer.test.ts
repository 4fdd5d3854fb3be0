import type { SoundEvent, SoundLink } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import { createStretchPlayer } from './createStretchPlayer.ts';
import { createStretchTimeline } from './stretchTimeline.ts';
import type { Timeline } from './timeline.ts';

/** A player over an element that a test drives by hand. */
function startPlayer(...durations: number[]) {
  const failed = new Set<number>();
  const reports: SoundEvent['type'][] = [];
  const calls: unknown[] = [];
  let at = 0;
  let tell: (event: SoundEvent) => void = () => undefined;
  const element: Timeline = {
    unlock: () => calls.push('unlock'),
    load: ({ url }: SoundLink) => {
      at = 0;
      calls.push(['load', url]);
    },
    play: () => calls.push('play'),
    pause: () => calls.push('pause'),
    seek: (seconds) => {
      at = seconds;
      calls.push(['seek', seconds]);
    },
    setRate: (rate) => calls.push(['rate', rate]),
    place: () => at,
    duration: () => null,
    dispose: () => calls.push('dispose'),
  };
  const timeline = createStretchTimeline(durations, (stretch) => failed.has(stretch));
  const player = createStretchPlayer(
    {
      ...timeline,
      stretches: () =>
        durations.map((duration, stretch) => ({
          start: timeline.getStart(stretch),
          duration,
          mimeType: 'audio/webm',
          failed: failed.has(stretch),
          url: () => `blob:${stretch}`,
          blob: new Blob(['x']),
        })),
      markFailed: (stretch) => failed.add(stretch),
    },
    ({ type }) => reports.push(type),
    (hear) => {
      tell = hear;
      return element;
    },
  );
  const link = { url: '', expiresAt: null, mimeType: '', size: null, duration: 0 };
  return {
    player,
    reports,
    failed,
    load: () => player.load(link),
    hear: (type: SoundEvent['type']) => tell({ type }),
    /** Moves the element, as playing does. */
    pass: (seconds: number) => {
      at += seconds;
    },
    takeCalls: () => calls.splice(0),
  };
}

describe('the player of the recordings of a device', () => {
  it('X-154: plays several recordings as one sound, and ends after the last', () => {
    const { player, reports, load, hear, pass, takeCalls } = startPlayer(10, 5);
    load();
    hear('audio.ready');
    player.play();
    expect(takeCalls()).toEqual([['load', 'blob:0'], ['rate', 1], ['seek', 0], 'play']);
    pass(9);
    expect(player.place()).toBe(9);

    hear('audio.ended');
    hear('audio.ready');
    expect(takeCalls()).toEqual([['load', 'blob:1'], ['rate', 1], ['seek', 0], 'play']);
    pass(2);
    expect(player.place()).toBe(12);
    expect(player.duration()).toBe(15);

    hear('audio.ended');
    expect(reports).toEqual(['audio.ready', 'audio.ended']);
  });

  it('X-154: goes to a place in another recording with the same speed, and rests there when it is paused', () => {
    const { player, load, hear, takeCalls } = startPlayer(10, 5);
    player.seek(12);
    load();
    expect(takeCalls()).toEqual([
      ['load', 'blob:1'],
      ['rate', 1],
      ['seek', 2],
    ]);
    hear('audio.ready');
    player.setRate(1.5);
    takeCalls();
    player.seek(4);
    hear('audio.ready');
    expect(takeCalls()).toEqual([
      ['load', 'blob:0'],
      ['rate', 1.5],
      ['seek', 4],
    ]);
    player.seek(6);
    expect(takeCalls()).toEqual([['seek', 6]]);
    player.seek(11);
    hear('audio.ready');
    takeCalls();
    player.seek(14);
    expect(takeCalls()).toEqual([['seek', 4]]);
  });

  it('X-154: a place in another recording rests too after the device itself has paused, and plays on after it has played', () => {
    const { player, load, hear, takeCalls } = startPlayer(10, 5);
    load();
    hear('audio.ready');
    player.play();
    hear('audio.playing');
    hear('audio.paused');
    takeCalls();
    player.seek(12);
    hear('audio.ready');
    expect(takeCalls()).not.toContain('play');
    hear('audio.playing');
    player.seek(2);
    hear('audio.ready');
    expect(takeCalls().at(-1)).toBe('play');
  });

  it('X-154: plays from the begin of the first recording after the end of the last', () => {
    const { player, load, hear, takeCalls } = startPlayer(10, 5);
    player.seek(12);
    load();
    hear('audio.ready');
    player.play();
    hear('audio.ended');
    takeCalls();
    player.play();
    hear('audio.ready');
    expect(takeCalls()).toContainEqual(['load', 'blob:0']);
    expect(player.place()).toBe(0);
  });

  it('X-154: goes to the end of the last recording for a place behind it', () => {
    const { player, load, hear, takeCalls } = startPlayer(10, 5);
    load();
    hear('audio.ready');
    takeCalls();
    player.seek(99);
    expect(takeCalls()).toEqual([
      ['load', 'blob:1'],
      ['rate', 1],
      ['seek', 5],
    ]);
    player.seek(-1);
    expect(player.place()).toBe(0);
    const early = startPlayer(10, 5).player;
    early.seek(99);
    expect(early.place()).toBe(15);
  });

  it('X-154: rests at a place that is chosen after the end', () => {
    const { player, load, hear, takeCalls } = startPlayer(10, 5);
    player.seek(12);
    load();
    hear('audio.ready');
    player.play();
    hear('audio.ended');
    takeCalls();
    player.seek(2);
    hear('audio.ready');
    expect(takeCalls()).not.toContain('play');
  });

  it('X-154: leaves out a recording that does not decode, and fails when none is left', () => {
    const { player, reports, failed, load, hear, takeCalls } = startPlayer(10, 5, 5);
    load();
    hear('audio.ready');
    player.play();
    hear('audio.ended');
    takeCalls();
    hear('audio.failed');
    expect([...failed]).toEqual([1]);
    expect(takeCalls()).toEqual([
      ['load', 'blob:2'],
      ['rate', 1],
      ['seek', 0],
    ]);
    hear('audio.ready');
    expect(takeCalls()).toEqual(['play']);
    hear('audio.failed');
    expect(reports).toEqual(['audio.ready', 'audio.failed']);
    expect(player.place()).toBe(15);
  });

  it('X-153: reports what the element reports, but the change of recordings', () => {
    const { reports, load, hear } = startPlayer(10, 5);
    load();
    for (const type of ['audio.ready', 'audio.playing', 'audio.ended', 'audio.ready'] as const) {
      hear(type);
    }
    hear('audio.waiting');
    hear('audio.paused');
    expect(reports).toEqual(['audio.ready', 'audio.playing', 'audio.waiting', 'audio.paused']);
  });
});

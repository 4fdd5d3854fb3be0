import { describe, expect, it } from 'vitest';
import { makeRefusal } from '../testing/fixtures.ts';
import { linkAt, linkLife, startBroken, startPlayback } from './playbackTesting.ts';

const old = linkLife * 0.8;

describe('playbackMachine', () => {
  it('X-153: asks for the address when play is first pressed, and once', async () => {
    const { link, tags, taken, send, hear, now } = startPlayback();
    send({ type: 'seek.requested', seconds: 42 });
    expect({ asked: link.calls.length, tags: tags(), taken: taken() }).toEqual({
      asked: 0,
      tags: ['idle'],
      taken: ['rate', 'part', 'seek'],
    });
    send({ type: 'play.requested' });
    send({ type: 'play.requested' });
    expect({ asked: link.calls.length, tags: tags(), taken: taken() }).toEqual({
      asked: 1,
      tags: ['linking', 'sounding'],
      taken: ['unlock'],
    });
    await link.last().answer(linkAt(now()));
    expect({ tags: tags(), taken: taken() }).toEqual({
      tags: ['loading', 'sounding'],
      taken: ['load'],
    });
    hear('ready');
    expect({ tags: tags(), taken: taken() }).toEqual({
      tags: ['playing', 'sounding'],
      taken: ['play'],
    });
    send({ type: 'pause.requested' });
    send({ type: 'play.requested' });
    expect(link.calls).toHaveLength(1);
  });

  it('X-153: a pause before the sound is there stays a pause', async () => {
    const { link, tags, taken, send, hear, now } = startPlayback();
    send({ type: 'play.requested' });
    send({ type: 'pause.requested' });
    await link.last().answer(linkAt(now()));
    hear('ready');
    expect({ tags: tags(), taken: taken() }).toEqual({
      tags: ['paused'],
      taken: ['rate', 'unlock', 'pause', 'load', 'part'],
    });
  });

  it('X-153: a pause while a failed sound gets a new address pauses the element, which would play on', async () => {
    const { link, taken, send, hear, now, play } = startPlayback();
    await play();
    hear('failed');
    taken();
    send({ type: 'pause.requested' });
    await link.last().answer(linkAt(now()));
    send({ type: 'pause.requested' });
    expect(taken()).toEqual(['pause', 'load', 'pause']);
  });

  it('X-153: renews the address at 80 % of its life while the sound plays on, and moves nothing', async () => {
    const { link, tags, taken, pass, play, hear, now, send } = startPlayback();
    await play();
    taken();
    pass(old - 1);
    expect(link.calls).toHaveLength(1);
    pass(1);
    expect({ asked: link.calls.length, tags: tags(), taken: taken() }).toEqual({
      asked: 2,
      tags: ['playing', 'sounding'],
      taken: [],
    });
    await link.last().answer(linkAt(now()));
    hear('ready');
    expect({ tags: tags(), taken: taken() }).toEqual({
      tags: ['playing', 'sounding'],
      taken: ['load', 'play'],
    });
    send({ type: 'pause.requested' });
    pass(old * 10);
    expect(link.calls).toHaveLength(2);
  });

  it('X-153: a failed renewal lets the sound play on, and is repeated later', async () => {
    const { link, tags, pass, play } = startPlayback();
    await play();
    pass(old);
    await link.last().answer(makeRefusal(500));
    expect(tags()).toEqual(['playing', 'sounding']);
    expect(link.calls).toHaveLength(2);
    pass(10_000);
    expect(link.calls).toHaveLength(3);
  });

  it('X-153, T-39: play after a pause of an hour asks for a new address first', async () => {
    const { link, tags, taken, pass, play, hear, send, now } = startPlayback();
    await play();
    send({ type: 'pause.requested' });
    taken();
    pass(3_600_000);
    send({ type: 'play.requested' });
    expect({ asked: link.calls.length, tags: tags() }).toEqual({
      asked: 2,
      tags: ['linking', 'sounding'],
    });
    await link.last().answer(linkAt(now()));
    hear('ready');
    expect(taken()).toEqual(['unlock', 'load', 'play']);
  });

  it('X-153: a sound that fails gets one new address; the second failure is said', async () => {
    const { link, tags, context, play, hear, now, taken } = startPlayback();
    await play();
    taken();
    hear('failed');
    expect({ asked: link.calls.length, tags: tags() }).toEqual({
      asked: 2,
      tags: ['linking', 'sounding'],
    });
    await link.last().answer(linkAt(now()));
    hear('ready', 'playing');
    expect(taken()).toEqual(['load', 'play']);
    hear('failed');
    expect({ asked: link.calls.length, tags: tags(), failure: context().failure }).toEqual({
      asked: 2,
      tags: ['failed'],
      failure: null,
    });
  });

  it('X-153: a failure after ten seconds of sound is a new one', async () => {
    const { link, tags, play, hear, pass, now } = startPlayback();
    await play();
    hear('failed');
    await link.last().answer(linkAt(now()));
    hear('ready', 'playing');
    pass(10_000);
    hear('failed');
    expect({ asked: link.calls.length, tags: tags() }).toEqual({
      asked: 3,
      tags: ['linking', 'sounding'],
    });
  });

  it.each([
    [410, ['expired']],
    [404, ['no-audio']],
    [403, ['failed']],
    [500, ['failed']],
  ])('X-153: an address that is refused with %i leads to %j', async (status, expected) => {
    const { link, tags, send } = startPlayback();
    send({ type: 'play.requested' });
    await link.last().answer(makeRefusal(status));
    expect(tags()).toEqual(expected);
    send({ type: 'play.requested' });
    expect(link.calls).toHaveLength(expected[0] === 'failed' ? 2 : 1);
  });

  it('X-153: the sound that is gone during the play is said', async () => {
    const { link, tags, play, hear, taken } = startPlayback();
    await play();
    hear('failed');
    await link.last().answer(makeRefusal(410));
    expect(tags()).toEqual(['expired']);
    expect(taken().at(-1)).toBe('pause');
  });

  it('X-153, T-42: what the browser refuses without a press waits for the next press', async () => {
    const { tags, link, play, report, send, taken } = startPlayback();
    await play();
    report({ type: 'audio.refused' });
    taken();
    expect(tags()).toEqual(['paused']);
    send({ type: 'play.requested' });
    expect({ taken: taken(), asked: link.calls.length }).toEqual({ taken: ['play'], asked: 1 });
  });

  it('X-153: waits while the next second is not there, and goes on by itself', async () => {
    const { tags, play, hear } = startPlayback();
    await play();
    hear('waiting');
    expect(tags()).toEqual(['sounding', 'waiting']);
    hear('playing');
    expect(tags()).toEqual(['playing', 'sounding']);
    hear('paused');
    expect(tags()).toEqual(['paused']);
    hear('playing');
    expect(tags()).toEqual(['playing', 'sounding']);
    hear('ended');
    expect(tags()).toEqual(['paused']);
  });

  it.each([
    [1.24, 1.2],
    [0.5, 0.5],
    [3, 3],
    [0, 1],
    [99, 1],
    [Number.NaN, 1],
  ])('X-149: the speed %d is played as %d', (speed, played) => {
    const { context, send, commands } = startPlayback({ rate: speed });
    expect(context().rate).toBe(played);
    expect(commands).toEqual([{ type: 'rate', rate: played }]);
    send({ type: 'rate.chosen', rate: speed });
    expect(commands).toHaveLength(2);
  });

  it('X-151: a loop whose end is the end of the sound begins anew', async () => {
    const { tags, taken, send, hear, commands, play } = startPlayback();
    await play();
    send({ type: 'loop.chosen', span: { start: 4, end: 9 } });
    taken();
    hear('ended');
    expect(commands).toEqual([{ type: 'seek', seconds: 4 }, { type: 'play' }]);
    hear('playing');
    expect(tags()).toEqual(['looping', 'playing', 'sounding']);
  });

  it('X-151: a loop goes on until it is taken away or left', async () => {
    const { tags, context, play, send } = startPlayback();
    await play();
    send({ type: 'loop.chosen', span: { start: 4, end: 9 } });
    expect(tags()).toEqual(['looping', 'playing', 'sounding']);
    send({ type: 'seek.requested', seconds: 5 });
    send({ type: 'pause.requested' });
    expect(context().part).toEqual({ start: 4, end: 9, isLooping: true });
    send({ type: 'play.requested' });
    send({ type: 'seek.requested', seconds: 9 });
    expect({ tags: tags(), part: context().part }).toEqual({
      tags: ['playing', 'sounding'],
      part: null,
    });
    send({ type: 'loop.chosen', span: { start: 9, end: 9 } });
    expect(context().part).toBeNull();
  });

  it('X-151: a part is played once, from its begin', async () => {
    const { tags, context, play, send, commands, report } = startPlayback();
    await play();
    commands.length = 0;
    send({ type: 'part.requested', start: 4, end: 9 });
    expect(commands).toEqual([
      { type: 'part', part: { start: 4, end: 9, isLooping: false } },
      { type: 'seek', seconds: 4 },
    ]);
    report({ type: 'audio.partEnded' });
    expect({ tags: tags(), part: context().part }).toEqual({ tags: ['paused'], part: null });
  });

  it('X-147: the sound rests while a person types, and goes on a second earlier', async () => {
    const { tags, play, send, pass, commands } = startPlayback();
    await play();
    commands.length = 0;
    send({ type: 'text.typed' });
    pass(1_400);
    send({ type: 'text.typed' });
    pass(1_400);
    expect(tags()).toEqual(['sounding', 'typing']);
    pass(100);
    expect(tags()).toEqual(['playing', 'sounding']);
    expect(commands.slice(-2)).toEqual([{ type: 'step', seconds: -1 }, { type: 'play' }]);
    send({ type: 'text.typed' });
    send({ type: 'pause.requested' });
    pass(9_000);
    expect(tags()).toEqual(['paused']);
  });

  it('X-131: a text without a sound takes no command, until it has one', () => {
    const { tags, taken, link, send } = startPlayback({ hasSound: false });
    const everything = ['play.requested', 'pause.requested'] as const;
    everything.forEach((type) => send({ type }));
    send({ type: 'seek.requested', seconds: 3 });
    expect({ tags: tags(), taken: taken(), asked: link.calls.length }).toEqual({
      tags: ['no-audio'],
      taken: ['rate'],
      asked: 0,
    });
    send({ type: 'sound.changed', hasSound: true });
    send({ type: 'play.requested' });
    expect(link.calls).toHaveLength(1);
  });

  it('X-153, T-32: a hidden page is followed no more; a shown one renews an old address', async () => {
    const { taken, play, send, link } = startPlayback();
    await play();
    taken();
    send({ type: 'page.hidden' });
    send({ type: 'page.shown' });
    expect(taken()).toEqual(['follow', 'follow']);
    expect(link.calls).toHaveLength(1);
  });

  it('X-153: ports that break are a failure that is said', async () => {
    const { tags, link, send } = startPlayback();
    send({ type: 'play.requested' });
    await link.last().reject('broken');
    expect(tags()).toEqual(['failed']);
    expect(startBroken().tags()).toEqual(['failed']);
  });
});

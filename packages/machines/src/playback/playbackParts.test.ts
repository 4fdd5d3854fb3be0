import { expect, it } from 'vitest';
import { makeRefusal } from '../testing/fixtures.ts';
import { stepSpeed } from './playbackParts.ts';
import { linkLife, startPlayback } from './playbackTesting.ts';
import type { LinkOutcome } from './playbackTypes.ts';

const day = 86_400_000;

function linkUntil(expiresAt: number): LinkOutcome {
  return {
    ok: true,
    answer: { url: 'sound', expiresAt, mimeType: '', size: null, duration: null },
  };
}

it('X-149: each step of the speed is a whole tenth, and none leaves 0.5 to 3', () => {
  expect([0.7, 1.1, 2.9, 3].map((speed) => stepSpeed(speed, 1))).toEqual([0.8, 1.2, 3, 3]);
  expect([3, 1.2, 0.6, 0.5].map((speed) => stepSpeed(speed, -1))).toEqual([2.9, 1.1, 0.5, 0.5]);
});

it('X-153: an address that seems too old when it comes, because the clock is wrong, is not renewed again and again', async () => {
  const { link, tags, send, hear, pass, now } = startPlayback();
  send({ type: 'play.requested' });
  await link.last().answer(linkUntil(now() - 1));
  hear('ready', 'playing');
  pass(linkLife);
  expect({ asked: link.calls.length, tags: tags() }).toEqual({
    asked: 1,
    tags: ['playing', 'sounding'],
  });
});

it('X-153: an address with a life of two months is renewed after a day, because a timer of a browser ends at 24 days', async () => {
  const { link, send, hear, pass, now } = startPlayback();
  send({ type: 'play.requested' });
  await link.last().answer(linkUntil(now() + 60 * day));
  hear('ready', 'playing');
  pass(day - 1);
  expect(link.calls).toHaveLength(1);
  pass(1);
  expect(link.calls).toHaveLength(2);
});

it('X-153: failed renewals are repeated 10 s apart at the soonest', async () => {
  const { link, pass, play } = startPlayback();
  await play();
  pass(linkLife * 0.8);
  for (const asked of [2, 3, 4]) {
    expect(link.calls).toHaveLength(asked);
    await link.last().answer(makeRefusal(500));
    pass(9_999);
    expect(link.calls).toHaveLength(asked);
    pass(1);
  }
});

it('X-153: a shown page renews an old address at once, because the timer of a hidden one comes late', async () => {
  let time = 0;
  const { link, play, send, tags } = startPlayback({ now: () => time });
  await play();
  send({ type: 'page.hidden' });
  time = linkLife;
  send({ type: 'page.shown' });
  expect({ asked: link.calls.length, tags: tags() }).toEqual({
    asked: 2,
    tags: ['playing', 'sounding'],
  });
});

it('X-153: the failure of an expired address does not count as one of the sound, also soon after a renewal', async () => {
  const { link, play, send, hear, pass, now, tags } = startPlayback();
  await play();
  hear('failed');
  await link.last().answer(linkUntil(now() + linkLife));
  hear('ready', 'playing');
  send({ type: 'pause.requested' });
  pass(linkLife);
  hear('failed');
  expect({ asked: link.calls.length, tags: tags() }).toEqual({
    asked: 3,
    tags: ['linking', 'sounding'],
  });
});

it('X-153: a sound that failed and is played again has a renewal again', async () => {
  const { link, play, send, hear, now, tags } = startPlayback();
  await play();
  hear('failed');
  await link.last().answer(linkUntil(now() + linkLife));
  hear('failed');
  expect(tags()).toEqual(['failed']);
  send({ type: 'play.requested' });
  await link.last().answer(linkUntil(now() + linkLife));
  hear('failed');
  expect({ asked: link.calls.length, tags: tags() }).toEqual({
    asked: 4,
    tags: ['linking', 'sounding'],
  });
});

it('X-151: a loop before the beginning of the sound is ignored', async () => {
  const { context, play, send } = startPlayback();
  await play();
  send({ type: 'loop.chosen', span: { start: -1, end: 4 } });
  expect(context().part).toBeNull();
});

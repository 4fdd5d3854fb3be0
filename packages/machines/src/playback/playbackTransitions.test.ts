import { describe, expect, it } from 'vitest';
import { makeRefusal } from '../testing/fixtures.ts';
import { generatePaths } from '../testing/generatePaths.ts';
import { makeAnswered, makeBroken, takeStep, makeWaited } from '../testing/takeStep.ts';
import { createTransitionLog } from '../testing/createTransitionLog.ts';
import { playbackMachine } from './playbackMachine.ts';
import { linkAt, linkLife, startBroken, startPlayback } from './playbackTesting.ts';
import type { PlaybackEvent } from './playbackTypes.ts';

/** What a person, the page and the sound do. */
const events: readonly PlaybackEvent[] = [
  { type: 'play.requested' },
  { type: 'pause.requested' },
  { type: 'text.typed' },
  { type: 'sound.changed', hasSound: false },
  { type: 'sound.changed', hasSound: true },
  { type: 'audio.ready' },
  { type: 'audio.playing' },
  { type: 'audio.waiting' },
  { type: 'audio.paused' },
  { type: 'audio.ended' },
  { type: 'audio.refused' },
  { type: 'audio.failed' },
  { type: 'audio.partEnded' },
];

describe('every transition of playbackMachine', () => {
  it('reaches the expected state on every generated path and takes every transition', async () => {
    const log = createTransitionLog();
    const [linking, renewing] = ['linking', 'playback.sounding.renewing'] as const;
    const link = linkAt(0);
    const paths = generatePaths(playbackMachine, {
      input: { hasSound: true, rate: 1, now: () => 0 },
      events: [
        ...[linking, renewing].flatMap((state) => [makeAnswered(state, link), makeBroken(state)]),
        ...[410, 404, 500].map((status) => makeAnswered(linking, makeRefusal(status))),
        ...[410, 500].map((status) => makeAnswered(renewing, makeRefusal(status))),
        makeWaited('linkAge', 'sounding'),
        makeWaited('steady', 'playback.sounding.playing'),
        makeWaited('typingRest', 'typing'),
        ...events,
      ],
    });
    for (const { events: steps, lands } of paths) {
      const run = startPlayback({ inspect: log.inspect, now: () => 0 });
      for (const event of steps) {
        await takeStep(event, {
          actor: run.actor,
          ports: { [linking]: run.link, [renewing]: run.link },
        });
      }
      expect(run.actor.getSnapshot().value).toEqual(lands);
      run.actor.stop();
    }
    await takeTimedSteps(log.inspect);
    expect(log.missing(playbackMachine)).toEqual([]);
  });
});

/** The transitions that depend on the clock, or change nothing but the context. */
async function takeTimedSteps(
  inspect: ReturnType<typeof createTransitionLog>['inspect'],
): Promise<void> {
  let time = 0;
  const run = startPlayback({ inspect, now: () => time });
  run.send({ type: 'page.hidden' });
  run.send({ type: 'page.shown' });
  run.send({ type: 'rate.chosen', rate: 2 });
  run.send({ type: 'step.requested', seconds: 5 });
  run.send({ type: 'part.requested', start: 1, end: 2 });
  run.send({ type: 'play.requested' });
  await run.link.last().answer(linkAt(0));
  run.hear('ready', 'playing');
  run.send({ type: 'loop.chosen', span: { start: 1, end: 3 } });
  run.hear('ended', 'playing');
  run.send({ type: 'seek.requested', seconds: 5 });
  run.send({ type: 'page.shown' });
  time = linkLife * 0.8;
  run.send({ type: 'page.shown' });
  await run.link.last().answer(makeRefusal(500));
  run.send({ type: 'pause.requested' });
  time = linkLife;
  run.send({ type: 'play.requested' });
  await run.link.last().answer(makeRefusal(410));
  const none = startPlayback({ inspect, hasSound: false });
  for (const { send } of [run, none]) {
    send({ type: 'seek.requested', seconds: 5 });
    send({ type: 'step.requested', seconds: 5 });
    send({ type: 'part.requested', start: 1, end: 2 });
    send({ type: 'loop.chosen', span: null });
  }
  startBroken(inspect);
}

import { fuzzRuns } from '@nevisa/testing';
import { describe, expect, it } from 'vitest';
import {
  beginSending,
  endSending,
  type Measured,
  measureFrom,
  noteSent,
  readProgress,
} from './uploadProgress.ts';

/** Sends at a speed in bytes a second, with a report each 100 ms. */
function sendAt(measured: Measured, speed: number, from: number, to: number): Measured {
  let next = measured;
  for (let at = from + 100; at <= to; at += 100) {
    next = noteSent(next, measured.position + (speed * (at - from)) / 1_000, at);
  }
  return next;
}

describe('the progress of a file', () => {
  it('X-188: has a speed after a second and a time after three', () => {
    let measured = beginSending(measureFrom(1_000_000, 0), 0, 0);
    measured = sendAt(measured, 20_000, 0, 900);
    expect(readProgress(measured, 900)).toMatchObject({
      sent: 18_000,
      speed: null,
      timeLeft: null,
    });
    measured = sendAt(measured, 20_000, 900, 2_900);
    expect(readProgress(measured, 2_900)).toMatchObject({ speed: 20_000, timeLeft: null });
    measured = sendAt(measured, 20_000, 2_900, 5_000);
    expect(readProgress(measured, 5_000)).toEqual({
      sent: 100_000,
      percent: 10,
      speed: 20_000,
      timeLeft: 45_000,
    });
  });

  it('X-188: the speed is that of the last ten seconds', () => {
    let measured = sendAt(beginSending(measureFrom(10_000_000, 0), 0, 0), 50_000, 0, 20_000);
    measured = sendAt(measured, 10_000, 20_000, 30_000);
    expect(readProgress(measured, 30_000).speed).toBeCloseTo(10_000, -3);
    expect(readProgress(measured, 35_000).speed).toBeCloseTo(5_000, -3);
  });

  it('X-188: an upload without progress for ten seconds has the speed zero and no remaining time', () => {
    const measured = sendAt(beginSending(measureFrom(1_000_000, 0), 0, 0), 10_000, 0, 5_000);
    expect(readProgress(measured, 15_100)).toMatchObject({ speed: 0, timeLeft: null });
    const begun = beginSending(measureFrom(1_000_000, 0), 0, 0);
    expect(readProgress(begun, 9_900).speed).toBeNull();
    expect(readProgress(begun, 10_000).speed).toBe(0);
    expect(readProgress(endSending(measured, 50_000), 15_100).speed).toBeNull();
  });

  it('X-188: bytes that the server had before are not counted as speed', () => {
    const begun = beginSending(measureFrom(1_000_000, 500_000), 500_000, 0);
    expect(readProgress(begun, 2_000)).toEqual({
      sent: 500_000,
      percent: 50,
      speed: null,
      timeLeft: null,
    });
  });

  it('X-188: a part that is sent again does not move the bar and counts as speed', () => {
    let measured = sendAt(beginSending(measureFrom(100_000, 0), 0, 0), 10_000, 0, 4_000);
    measured = endSending(measured, 10_000);
    expect(readProgress(measured, 4_100)).toMatchObject({ sent: 40_000, speed: null });
    measured = sendAt(beginSending(measured, 10_000, 5_000), 10_000, 5_000, 7_000);
    expect(readProgress(measured, 7_000)).toMatchObject({ sent: 40_000, speed: 10_000 });
  });

  it('X-188: the time left is that of the bytes that are sent again, too', () => {
    let measured = sendAt(beginSending(measureFrom(100_000, 0), 0, 0), 10_000, 0, 4_000);
    measured = beginSending(endSending(measured, 10_000), 10_000, 5_000);
    measured = sendAt(measured, 5_000, 5_000, 8_000);
    expect(readProgress(measured, 8_000)).toMatchObject({ sent: 40_000, timeLeft: 15_000 });
  });

  it('X-188: a sender that begins a part again is not slower by the bytes that it had sent', () => {
    let measured = sendAt(beginSending(measureFrom(100_000, 0), 0, 0), 10_000, 0, 4_000);
    measured = noteSent(measured, 10_000, 4_000);
    measured = sendAt(measured, 10_000, 4_000, 6_000);
    expect(readProgress(measured, 6_000)).toMatchObject({ sent: 40_000, speed: 10_000 });
  });

  it('X-188: the whole is said only when all is sent, and a file without bytes is no NaN', () => {
    const almost = measureFrom(1_000, 999);
    expect(readProgress(almost, 0).percent).toBe(99);
    expect(readProgress(measureFrom(0, 0), 0).percent).toBe(0);
  });

  it('X-188: any history of reports never falls, never exceeds 100 and is never NaN', () => {
    for (let run = 0; run < fuzzRuns(300); run += 1) {
      const size = Math.floor(Math.random() * 1_000);
      let measured = measureFrom(size, Math.random() * size);
      let at = 0;
      let before = readProgress(measured, at);
      for (let step = 0; step < 40; step += 1) {
        at += Math.random() * 2_000;
        const place = [Number.NaN, -5, size + 50, Math.random() * size][step % 4] ?? 0;
        const change = [beginSending, noteSent, endSending][Math.floor(Math.random() * 3)];
        measured = change?.(measured, place, at) ?? measured;
        const now = readProgress(measured, at);
        const figures = [now.sent, now.percent, now.speed ?? 0, now.timeLeft ?? 0];
        expect(figures.every((figure) => Number.isFinite(figure) && figure >= 0)).toBe(true);
        expect(now.percent).toBeLessThanOrEqual(100);
        expect(now.sent).toBeGreaterThanOrEqual(before.sent);
        expect(now.percent).toBeGreaterThanOrEqual(before.percent);
        before = now;
      }
    }
  });
});

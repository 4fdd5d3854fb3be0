import { describe, expect, it } from 'vitest';
import { someAnswers, startAnalytics } from './analyticsTesting.ts';
import { analyticsParts } from './analyticsTypes.ts';

const hour = 3_600_000;
const repeatWait = 5 * 60_000;

async function opened() {
  const analytics = startAnalytics();
  analytics.send({ type: 'period.chosen', period: 'days30' });
  await analytics.answerAll();
  return analytics;
}

describe('the parts of analytics', () => {
  it('X-250: nothing is asked before a period is chosen, then every part apart', () => {
    const analytics = startAnalytics();
    expect(analytics.asked()).toEqual([]);
    analytics.send({ type: 'comparison.chosen', comparison: 'year' });
    expect(analytics.asked()).toEqual([]);
    analytics.send({ type: 'period.chosen', period: 'days7' });
    expect(analytics.asked()).toEqual([...analyticsParts]);
    expect(analytics.waiting()[0]?.input.question).toEqual({
      period: 'days7',
      comparison: 'year',
      day: '2026-11-21',
    });
  });

  it('X-250: one that fails leaves the rest, and is asked for again alone', async () => {
    const analytics = startAnalytics();
    analytics.send({ type: 'period.chosen', period: 'days30' });
    await analytics.answerAll(['revenue']);
    expect(analytics.tags()).toEqual(['revenue.failed']);
    expect(analytics.context().readings.figures.answer).toBe(someAnswers.figures);
    expect(analytics.context().readings.revenue.failure).toEqual({ kind: 'server', status: 500 });
    analytics.send({ type: 'part.requested', part: 'revenue' });
    expect(analytics.asked()).toEqual(['revenue']);
    await analytics.answerAll();
    expect(analytics.tags()).toEqual([]);
    expect(analytics.context().readings.revenue.failure).toBeNull();
  });

  it('X-250: a failure stays while the part is asked for again, and not for another question', async () => {
    const analytics = startAnalytics();
    const readFailure = () => analytics.context().readings.revenue.failure?.kind ?? null;
    analytics.send({ type: 'period.chosen', period: 'days30' });
    await analytics.answerAll(['revenue']);
    analytics.send({ type: 'part.requested', part: 'revenue' });
    expect(readFailure()).toBe('server');
    analytics.send({ type: 'period.chosen', period: 'days7' });
    expect(readFailure()).toBeNull();
  });

  it('X-250: a failed reading leaves the shown figures and their time', async () => {
    const analytics = await opened();
    const { readAt } = analytics.context().readings.minutes;
    analytics.pass(hour);
    analytics.send({ type: 'refresh.requested' });
    expect(analytics.tags()).toEqual(analyticsParts.map((part) => `${part}.reading`).sort());
    await analytics.answerAll(['minutes']);
    expect(analytics.tags()).toEqual(['minutes.stale']);
    expect(analytics.context().readings.minutes).toMatchObject({
      answer: someAnswers.minutes,
      readAt,
      failure: { kind: 'server' },
    });
    analytics.send({ type: 'part.requested', part: 'minutes' });
    expect(analytics.tags()).toEqual(['minutes.reading']);
  });

  it('X-240: another period keeps the older figures with their question until it is answered', async () => {
    const analytics = await opened();
    analytics.send({ type: 'period.chosen', period: 'year' });
    expect(analytics.asked()).toEqual([...analyticsParts]);
    const { readings, question } = analytics.context();
    expect(question.period).toBe('year');
    expect(readings.figures.question?.period).toBe('days30');
    await analytics.answerAll(['figures']);
    expect(analytics.context().readings.figures.answer).toBeNull();
    expect(analytics.context().readings.minutes.question?.period).toBe('year');
  });

  it('X-240: another comparison asks only for the parts that compare', async () => {
    const analytics = await opened();
    analytics.send({ type: 'comparison.chosen', comparison: null });
    expect(analytics.asked()).toEqual(['figures', 'minutes', 'revenue', 'signups']);
    expect(analytics.waiting()[0]?.input.question.comparison).toBeNull();
  });

  it('X-240: an answer to an older period is not shown', async () => {
    const analytics = startAnalytics();
    analytics.send({ type: 'period.chosen', period: 'days7' });
    const [older] = analytics.calls;
    analytics.send({ type: 'period.chosen', period: 'days90' });
    expect(older?.inFlight).toBe(false);
    await older?.answer({ ok: true, answer: someAnswers.figures });
    expect(analytics.context().readings.figures.answer).toBeNull();
    await analytics.answerAll();
    expect(analytics.context().readings.figures.question?.period).toBe('days90');
  });

  it('a port that rejects counts as a missing network', async () => {
    const analytics = startAnalytics();
    analytics.send({ type: 'period.chosen', period: 'days7' });
    await analytics.waiting()[0]?.reject(new Error('broken'));
    expect(analytics.context().readings.figures.failure).toEqual({ kind: 'network' });
    expect(analytics.tags()).toContain('figures.failed');
  });
});

describe('Tehran midnight', () => {
  it('T-84, X-244: passes while the page is open, and the parts are asked for the new day', async () => {
    const analytics = await opened();
    analytics.pass(9 * hour + 54 * 60_000);
    expect(analytics.asked()).toEqual([]);
    analytics.pass(2 * 60_000);
    expect(analytics.asked()).toEqual([...analyticsParts]);
    expect(analytics.context().question.day).toBe('2026-11-22');
    await analytics.answerAll(['codes']);
    expect(analytics.context().readings.codes).toMatchObject({
      answer: someAnswers.codes,
      question: { day: '2026-11-21' },
    });
    analytics.pass(24 * hour);
    expect(analytics.context().question.day).toBe('2026-11-23');
  });

  it('T-84: is noticed when a device that slept shows the page again', async () => {
    const analytics = await opened();
    analytics.time.setWall(20 * hour);
    analytics.send({ type: 'page.shown' });
    expect(analytics.context().question.day).toBe('2026-11-22');
    expect(analytics.asked()).toHaveLength(analyticsParts.length);
  });

  it('T-84: an answer that corrects the clock to another day is asked for again', async () => {
    const analytics = startAnalytics();
    analytics.send({ type: 'period.chosen', period: 'days7' });
    analytics.time.setWall(-24 * hour);
    await analytics.waiting()[0]?.answer({ ok: true, answer: someAnswers.figures });
    expect(analytics.context().question.day).toBe('2026-11-20');
    expect(analytics.asked()).toHaveLength(analyticsParts.length);
  });

  it('T-84: before a period is chosen only the day changes', () => {
    const analytics = startAnalytics();
    analytics.pass(10 * hour);
    expect(analytics.context().question.day).toBe('2026-11-22');
    expect(analytics.asked()).toEqual([]);
  });
});

describe('figures that are read again by themselves', () => {
  it('X-250: nothing is read again until it is switched on', async () => {
    const analytics = await opened();
    analytics.pass(hour);
    expect(analytics.asked()).toEqual([]);
  });

  it('X-250: are read each five minutes', async () => {
    const analytics = await opened();
    analytics.send({ type: 'repeating.switched', on: true });
    expect(analytics.tags()).toEqual(['repeating']);
    analytics.pass(repeatWait - 1);
    expect(analytics.asked()).toEqual([]);
    for (let time = 0; time < 3; time += 1) {
      analytics.pass(1);
      expect(analytics.asked()).toEqual([...analyticsParts]);
      await analytics.answerAll();
      analytics.pass(repeatWait - 1);
      expect(analytics.asked()).toEqual([]);
    }
    analytics.send({ type: 'repeating.switched', on: false });
    analytics.pass(hour);
    expect(analytics.asked()).toEqual([]);
  });

  it('X-250: are not read while the page is hidden, and at once when it is shown late', async () => {
    const analytics = await opened();
    analytics.send({ type: 'repeating.switched', on: true });
    analytics.send({ type: 'page.hidden' });
    analytics.pass(hour);
    expect(analytics.asked()).toEqual([]);
    analytics.send({ type: 'page.shown' });
    analytics.pass(0);
    expect(analytics.asked()).toEqual([...analyticsParts]);
  });

  it('X-250: a page that is shown early waits for the rest of the five minutes', async () => {
    const analytics = await opened();
    analytics.send({ type: 'repeating.switched', on: true });
    analytics.send({ type: 'page.hidden' });
    analytics.pass(repeatWait / 2);
    analytics.send({ type: 'page.shown' });
    analytics.pass(repeatWait / 2 - 1);
    expect(analytics.asked()).toEqual([]);
    analytics.pass(1);
    expect(analytics.asked()).toEqual([...analyticsParts]);
  });

  it('X-250: failures do not make them read faster', async () => {
    const analytics = await opened();
    analytics.send({ type: 'repeating.switched', on: true });
    analytics.pass(repeatWait);
    await analytics.answerAll([...analyticsParts]);
    analytics.pass(repeatWait - 1);
    expect(analytics.asked()).toEqual([]);
    analytics.pass(1);
    expect(analytics.asked()).toEqual([...analyticsParts]);
  });
});

import { describe, expect, it } from 'vitest';
import { generatePaths } from '../testing/generatePaths.ts';
import { type Inspect, startMachine } from '../testing/startMachine.ts';
import { takeStep } from '../testing/takeStep.ts';
import { createTransitionLog } from '../testing/createTransitionLog.ts';
import {
  countReview,
  type ReviewEmitted,
  type ReviewEvent,
  reviewMachine,
  type ReviewWord,
} from './reviewMachine.ts';

const list = (...keys: string[]): ReviewWord[] =>
  keys.map((key) => ({ key: key.replace('!', ''), isCorrected: key.endsWith('!') }));

function start(inspect?: Inspect) {
  const machine = startMachine(reviewMachine, { input: { threshold: 60 }, inspect });
  const emitted: ReviewEmitted[] = [];
  machine.actor.on('*', (event) => {
    emitted.push(event);
  });
  const { send, context } = machine;
  return {
    ...machine,
    emitted,
    count: () => countReview(context()),
    next: (from = 0) => {
      send({ type: 'next.requested', from });
      return context().current;
    },
    previous: (from = 0) => {
      send({ type: 'previous.requested', from });
      return context().current;
    },
    accept: () => {
      send({ type: 'word.accepted' });
      return context().current;
    },
  };
}

function startWalking(...keys: string[]) {
  const review = start();
  review.send({ type: 'words.listed', words: list(...keys) });
  review.send({ type: 'review.opened' });
  return review;
}

describe('reviewMachine', () => {
  it('X-142: walks from word to word and around both ends', () => {
    const { next, previous, count, emitted } = startWalking('a', 'b', 'c');
    expect(count()).toEqual({ at: 0, total: 3, reviewed: 0 });
    expect([next(), next(), next(), next()]).toEqual(['a', 'b', 'c', 'a']);
    expect([previous(), previous()]).toEqual(['c', 'b']);
    expect(count()).toEqual({ at: 2, total: 3, reviewed: 0 });
    expect(emitted.at(-1)).toEqual({ type: 'word.reached', key: 'b' });
  });

  it('X-142: begins at the caret, in both directions', () => {
    expect(startWalking('a', 'b', 'c').next(1)).toBe('b');
    expect(startWalking('a', 'b', 'c').next(3)).toBe('a');
    expect(startWalking('a', 'b', 'c').previous(1)).toBe('a');
    expect(startWalking('a', 'b', 'c').previous(0)).toBe('c');
  });

  it('X-142: goes on from the place to which the person went', () => {
    const { next, send, count } = startWalking('a', 'b', 'c');
    next();
    send({ type: 'word.left' });
    expect(count().at).toBe(0);
    expect(next(2)).toBe('c');
  });

  it('X-142: an accepted word is reviewed and kept, and the walk goes on', () => {
    const { next, accept, count, emitted, context } = startWalking('a', 'b', 'c');
    next();
    expect(accept()).toBe('b');
    expect(count()).toEqual({ at: 2, total: 3, reviewed: 1 });
    expect(emitted.slice(-2)).toEqual([
      { type: 'accepted.changed', keys: ['a'] },
      { type: 'word.reached', key: 'b' },
    ]);
    next();
    expect([next(), accept(), accept()]).toEqual(['b', 'c', null]);
    expect(count()).toEqual({ at: 0, total: 3, reviewed: 3 });
    expect([next(), context().current]).toEqual([null, null]);
  });

  it('X-142: a corrected word is reviewed, and the walk passes it', () => {
    const { next, send, count } = startWalking('a', 'b', 'c');
    next();
    send({ type: 'words.listed', words: list('a!', 'b!', 'c') });
    expect(count()).toEqual({ at: 1, total: 3, reviewed: 2 });
    expect(next()).toBe('c');
    send({ type: 'words.listed', words: list('a', 'b!', 'c') });
    expect(next()).toBe('a');
  });

  it('X-142: the counter follows the threshold, and reviewed words stay reviewed', () => {
    const { next, accept, send, count, context, emitted } = startWalking('a', 'b', 'c');
    next();
    accept();
    send({ type: 'threshold.chosen', threshold: 40 });
    expect([context().threshold, emitted.at(-1)]).toEqual([40, { type: 'threshold.changed' }]);
    send({ type: 'words.listed', words: list('c') });
    expect(count()).toEqual({ at: 0, total: 1, reviewed: 0 });
    send({ type: 'words.listed', words: list('a', 'b', 'c', 'd') });
    expect(count()).toEqual({ at: 0, total: 4, reviewed: 1 });
  });

  it('X-142: words that were accepted before the earlier ones were read stay reviewed', () => {
    const { next, accept, send, count } = startWalking('a', 'b', 'c');
    next();
    accept();
    send({ type: 'accepted.loaded', keys: ['b'] });
    expect(count().reviewed).toBe(2);
  });

  it('X-142: words that were accepted at an earlier visit are reviewed', () => {
    const { next, send, count } = startWalking('a', 'b');
    send({ type: 'accepted.loaded', keys: ['a', 'long gone'] });
    expect([count().reviewed, next()]).toEqual([1, 'b']);
  });

  it('X-142: a closed review has no word and keeps what was accepted', () => {
    const { next, accept, send, context, count, tags } = startWalking('a', 'b');
    next();
    accept();
    send({ type: 'review.closed' });
    expect([tags(), context().current, next()]).toEqual([[], null, null]);
    expect(count()).toEqual({ at: 0, total: 2, reviewed: 1 });
  });

  it('X-142: without a word nothing happens', () => {
    const { next, previous, accept, emitted } = startWalking();
    expect([next(), previous(), accept()]).toEqual([null, null, null]);
    expect(emitted).toEqual([]);
  });
});

const events: readonly ReviewEvent[] = [
  { type: 'review.opened' },
  { type: 'review.closed' },
  { type: 'words.listed', words: list('a', 'b!') },
  { type: 'accepted.loaded', keys: ['a'] },
  { type: 'next.requested', from: 0 },
  { type: 'previous.requested', from: 0 },
  { type: 'word.left' },
  { type: 'word.accepted' },
  { type: 'threshold.chosen', threshold: 40 },
];

describe('every transition of reviewMachine', () => {
  it('reaches the expected state on every generated path and takes every transition', async () => {
    const log = createTransitionLog();
    for (const { events: path, lands } of generatePaths(reviewMachine, {
      input: { threshold: 60 },
      events,
    })) {
      const { actor } = start(log.inspect);
      for (const event of path) {
        await takeStep(event, { actor, ports: {} });
      }
      expect(actor.getSnapshot().value).toEqual(lands);
    }
    expect(log.missing(reviewMachine)).toEqual([]);
  });
});

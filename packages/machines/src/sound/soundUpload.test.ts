import type { Failure } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { idleUpload, largestPart, reduceSoundUpload } from './soundUpload.ts';
import type {
  SoundToSend,
  SoundUploadEffect,
  SoundUploadEvent,
  SoundUploadState,
} from './soundUploadTypes.ts';

const mb = 1_048_576;

const sound = (documentId: string, ...ends: number[]): SoundToSend => ({
  documentId,
  conversationId: `of ${documentId}`,
  ends,
  received: 0,
});

/** Applies events one after the other. */
function run(...events: SoundUploadEvent[]) {
  let state: SoundUploadState = idleUpload;
  const effects: SoundUploadEffect[] = [];
  for (const event of events) {
    const [next, more] = reduceSoundUpload(state, event);
    state = next;
    effects.push(...more);
  }
  return { state, effects, last: effects.at(-1) };
}

const found = (...sounds: SoundToSend[]): SoundUploadEvent => ({ type: 'sounds.found', sounds });
const allowed: SoundUploadEvent = { type: 'sending.allowed', allowed: true };
const owns: SoundUploadEvent = { type: 'tab.changed', isOwner: true };
const answered = (call: number, received: number): SoundUploadEvent => ({
  type: 'part.answered',
  call,
  received,
});
const failed = (call: number, failure: Failure): SoundUploadEvent => ({
  type: 'part.failed',
  call,
  failure,
  random: 0.5,
});
const refusal = (status: number, more: Partial<Extract<Failure, { kind: 'refused' }>> = {}) =>
  ({ kind: 'refused', status, texts: [], code: null, retryAfter: null, ...more }) as const;

const begin = [allowed, owns];

const sentParts = (effects: readonly SoundUploadEffect[]) =>
  effects.flatMap((effect) =>
    effect.do === 'send' ? [[effect.offset, effect.end, effect.recording, effect.isLast]] : [],
  );

describe('the sending of sounds', () => {
  it('X-153: sends parts of 1 MB, each of one recording, and ends with the last', () => {
    const { effects, state } = run(
      ...begin,
      found(sound('a', mb + 10, mb + 30)),
      answered(1, mb),
      answered(2, mb + 10),
      answered(3, mb + 30),
    );
    expect(sentParts(effects)).toEqual([
      [0, mb, 0, false],
      [mb, mb + 10, 0, false],
      [mb + 10, mb + 30, 1, true],
    ]);
    expect(effects.at(-1)).toEqual({
      do: 'remember',
      documentId: 'a',
      conversationId: 'of a',
      received: mb + 30,
      isSent: true,
    });
    expect(state).toMatchObject({ queue: [], sending: null });
    expect(largestPart).toBe(mb);
  });

  it.each([
    ['the person keeps sounds on the device', [owns]],
    ['another tab sends', [allowed]],
  ])('S11, X-153: sends nothing while %s', (_, events) => {
    expect(run(...events, found(sound('a', 5))).effects).toEqual([]);
  });

  it.each([
    { type: 'sending.allowed', allowed: false },
    { type: 'tab.changed', isOwner: false },
    found(),
  ] satisfies SoundUploadEvent[])(
    'S11, X-153, T-60: %j ends the call under way, and its late answer changes nothing',
    (event) => {
      const { effects, state } = run(...begin, found(sound('a', 5)), event);
      expect(effects.at(-1)).toEqual({ do: 'abort' });
      expect(state.sending).toBeNull();
      // The answer of the ended call is late, and changes nothing.
      expect(reduceSoundUpload(state, answered(1, 5))).toEqual([state, []]);
      expect(reduceSoundUpload(state, failed(1, { kind: 'aborted' }))).toEqual([state, []]);
    },
  );

  it('X-153, T-60: a late answer of an ended call is not taken for that of the next one', () => {
    const { state } = run(
      ...begin,
      found(sound('a', 5)),
      { type: 'sending.allowed', allowed: false },
      allowed,
    );
    expect(state.sending?.call).toBe(2);
    expect(reduceSoundUpload(state, answered(1, 5))).toEqual([state, []]);
    expect(reduceSoundUpload(state, failed(1, { kind: 'network' }))).toEqual([state, []]);
  });

  it('X-153: goes on where the server is, after a lost answer and in the middle of a part', () => {
    const { effects } = run(
      ...begin,
      found(sound('a', 3 * mb)),
      failed(1, { kind: 'network' }),
      { type: 'wait.ended' },
      answered(2, mb),
      failed(3, { kind: 'network' }),
      { type: 'wait.ended' },
      answered(4, mb + 5),
    );
    expect(sentParts(effects).map(([offset]) => offset)).toEqual([0, 0, mb, mb, mb + 5]);
  });

  it('X-153: reads what the server has from a 409 as well', () => {
    const { last } = run(
      ...begin,
      found(sound('a', 3 * mb)),
      failed(1, refusal(409, { details: { received: mb } })),
    );
    expect(last).toMatchObject({ do: 'send', offset: mb });
  });

  it('T-62: begins again where the server has lost what it had, and knows it', () => {
    const { state, last } = run(
      ...begin,
      found({ ...sound('a', 3 * mb), received: 2 * mb }),
      answered(1, 0),
      { type: 'wait.ended' },
    );
    expect(last).toMatchObject({ do: 'send', offset: 0 });
    expect(state.queue[0]).toMatchObject({ isRepeated: true });
  });

  it('T-62: does not ask a server without end that never has a byte', () => {
    const { effects } = run(...begin, found(sound('a', 5)), answered(1, 0));
    expect(effects.at(-1)).toEqual({ do: 'wait', ms: 500 });
  });

  it.each([
    ['a lost connection', { kind: 'network' }, 500, 'offline'],
    ['a broken server', { kind: 'server', status: 500 }, 500, 'server'],
    ['an answer that says nothing', { kind: 'schema', issue: '' }, 500, 'server'],
    ['a busy server', refusal(429, { retryAfter: 7_000 }), 7_000, 'server'],
    ['a slow server', refusal(408), 500, 'server'],
    ['a server without room', { kind: 'server', status: 507 }, 600_000, 'full'],
    ['a server without room that says so', refusal(507), 600_000, 'full'],
  ] satisfies [string, Failure, number, string][])(
    'X-153: waits after %s, and tries again',
    (_, failure, ms, pause) => {
      const { state, effects } = run(...begin, found(sound('a', 5)), failed(1, failure));
      expect(effects.at(-1)).toEqual({ do: 'wait', ms });
      expect(state).toMatchObject({ pause, sending: null });
      expect(reduceSoundUpload(state, { type: 'wait.ended' })[1]).toMatchObject([{ do: 'send' }]);
    },
  );

  it('X-153: the network that comes back ends a wait for it, and not the one for room', () => {
    const offline = run(...begin, found(sound('a', 5)), failed(1, { kind: 'network' }));
    expect(reduceSoundUpload(offline.state, { type: 'network.returned' })[1]).toMatchObject([
      { do: 'stopWaiting' },
      { do: 'send' },
    ]);
    const full = run(...begin, found(sound('a', 5)), failed(1, refusal(507)));
    expect(reduceSoundUpload(full.state, { type: 'network.returned' })[1]).toEqual([]);
  });

  it('X-153: each failure in a row waits longer, and an answer ends the row', () => {
    let { state } = run(...begin, found(sound('a', 3 * mb)));
    const waits: unknown[] = [];
    for (let call = 1; call <= 7; call += 1) {
      const [waiting, effects] = reduceSoundUpload(state, failed(call, { kind: 'network' }));
      waits.push(...effects);
      [state] = reduceSoundUpload(waiting, { type: 'wait.ended' });
    }
    expect(waits.map((effect) => (effect as { ms: number }).ms)).toEqual([
      500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000,
    ]);
    [state] = reduceSoundUpload(state, answered(8, mb));
    expect(reduceSoundUpload(state, failed(9, { kind: 'network' }))[1]).toEqual([
      { do: 'wait', ms: 500 },
    ]);
  });

  it('X-153: makes parts smaller that are too large, down to 64 KiB', () => {
    let { state } = run(...begin, found(sound('a', 3 * mb), sound('b', 7)));
    const sizes: number[] = [];
    for (let call = 1; call <= 5; call += 1) {
      const { sending } = state;
      sizes.push((sending?.end ?? 0) - (sending?.offset ?? 0));
      [state] = reduceSoundUpload(state, failed(call, refusal(413)));
    }
    expect(sizes).toEqual([mb, mb / 2, mb / 4, mb / 8, mb / 16]);
    expect(state.queue[0]).toMatchObject({ documentId: 'a', refusal: 'tooLarge' });
    expect(state.sending).toMatchObject({ documentId: 'b' });
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [415, 'format'],
    [400, 'refused'],
    [409, 'refused'],
    [403, 'refused'],
  ])(
    'X-153: a %i sets this sound aside as %s, sends the next one, and deletes nothing',
    (status, why) => {
      const { state, effects } = run(
        ...begin,
        found(sound('a', 5), sound('b', 7)),
        failed(1, refusal(status)),
      );
      expect(state.queue[0]).toMatchObject({ documentId: 'a', refusal: why });
      expect(effects.at(-1)).toMatchObject({ do: 'send', documentId: 'b' });
      const [retried] = reduceSoundUpload(state, { type: 'sound.retried', documentId: 'a' });
      expect(retried.queue[0]).toMatchObject({ refusal: null });
    },
  );

  it('X-153: a server that has more than this device is not written over', () => {
    const { state } = run(...begin, found(sound('a', 5)), answered(1, 9));
    expect(state.queue[0]).toMatchObject({ refusal: 'differs' });
  });

  it.each([
    ['the end of the session', refusal(401)],
    ['a server that stores nothing', refusal(403, { code: 'saving_off' })],
  ])('R-193, S11: after %s nothing is sent until it is allowed again', (_, failure) => {
    const { state, effects } = run(...begin, found(sound('a', 5)), failed(1, failure));
    expect(effects.filter((each) => each.do === 'wait')).toEqual([]);
    expect(reduceSoundUpload(state, { type: 'network.returned' })[1]).toEqual([]);
    expect(reduceSoundUpload(state, { type: 'wait.ended' })[1]).toEqual([]);
    const [stopped] = reduceSoundUpload(state, { type: 'sending.allowed', allowed: false });
    expect(reduceSoundUpload(stopped, allowed)[1]).toMatchObject([{ do: 'send' }]);
  });

  it('X-153: a sound over which the server breaks does not hold up the others', () => {
    const { effects } = run(
      ...begin,
      found(sound('a', 5), sound('b', 7)),
      failed(1, { kind: 'server', status: 500 }),
      { type: 'wait.ended' },
    );
    expect(effects.at(-1)).toMatchObject({ do: 'send', documentId: 'b' });
  });

  it('X-153: a later recording is sent behind the first, also when the first was set aside', () => {
    const { last } = run(
      ...begin,
      found(sound('a', 5)),
      failed(1, refusal(415)),
      found(sound('a', 5, 9)),
    );
    expect(last).toMatchObject({ do: 'send', documentId: 'a', offset: 0, end: 5, isLast: false });
  });

  it('X-153: what the device finds again does not take back what the server has said', () => {
    const { last } = run(
      ...begin,
      found(sound('a', 3 * mb)),
      answered(1, mb),
      failed(2, { kind: 'network' }),
      found(sound('a', 3 * mb)),
      { type: 'wait.ended' },
    );
    expect(last).toMatchObject({ do: 'send', offset: mb });
  });
});

import { describe, expect, it } from 'vitest';
import { endWell, final, lost, partial, ready, startLive } from './dictationTesting.ts';

describe('what is heard', () => {
  it('X-3: a partial replaces the one before, and empty text clears it', async () => {
    const { hear, context } = await startLive();
    hear(partial('a', 'سلام'));
    hear(partial('a', 'سلام دنیا'));
    expect(context().partial).toEqual({ segmentId: 'a', text: 'سلام دنیا' });
    hear(partial('a', ''));
    expect({ partial: context().partial, segments: context().segments }).toEqual({
      partial: null,
      segments: [],
    });
  });

  it('a final takes the place of its partial, with its words', async () => {
    const { hear, context } = await startLive();
    const words = [{ text: 'سلام', start: 0.5, end: 1.5, confidence: 0.9 }];
    hear(partial('a', 'سلام'));
    hear({ type: 'engine.final', segmentId: 'a', text: 'سلام.', start: 0.5, end: 1.5, words });
    expect(context().partial).toBeNull();
    expect(context().segments).toEqual([
      { id: 'a', text: 'سلام.', start: 0.5, end: 1.5, words, confirmed: true },
    ]);
  });

  it('a final leaves the partial of another segment open', async () => {
    const { hear, context, texts } = await startLive();
    hear(partial('b', 'دو'));
    hear(final('a', 'یک'));
    expect({ texts: texts(), partial: context().partial }).toEqual({
      texts: ['یک'],
      partial: { segmentId: 'b', text: 'دو' },
    });
  });

  it('X-34: a final counts once and never changes', async () => {
    const { hear, texts } = await startLive();
    hear(final('a', 'یک'));
    hear(final('b', 'دو'));
    hear(final('a', 'چیز دیگر'));
    expect(texts()).toEqual(['یک', 'دو']);
  });

  it('D06: a late partial of a finished segment is ignored', async () => {
    const { hear, context, texts } = await startLive();
    hear(final('a', 'یک'));
    hear(partial('a', 'یک و'));
    hear(partial('a', ''));
    expect({ texts: texts(), partial: context().partial }).toEqual({
      texts: ['یک'],
      partial: null,
    });
  });

  it('D06: a partial of the next segment keeps the open one until its final comes', async () => {
    const { hear, context, texts } = await startLive();
    hear(partial('a', 'یک'));
    hear(partial('b', ''));
    expect(context().partial).toEqual({ segmentId: 'a', text: 'یک' });
    hear(partial('b', 'دو'));
    expect({ texts: texts(), text: context().partial?.text }).toEqual({
      texts: ['یک…'],
      text: 'دو',
    });
    hear(final('b', 'دو'));
    hear(final('a', 'یک!'));
    expect(texts()).toEqual(['یک!', 'دو']);
  });

  it('X-24: audio sent again is guessed anew without shortening what was kept', async () => {
    const { hear, texts, context } = await startLive();
    hear(partial('a', 'یک دو'));
    hear(partial('b', 'سه'));
    hear(lost);
    hear(ready);
    hear(partial('a', 'یک'));
    expect(texts()).toEqual(['یک دو…']);
    hear(partial('a', 'یک دم'));
    expect(texts()).toEqual(['یک دم…']);
    hear(partial('a', 'یک دو سه'));
    expect({ texts: texts(), text: context().partial?.text }).toEqual({
      texts: ['یک دو سه…'],
      text: 'سه',
    });
  });

  it('X-24: a later final takes the place of what was kept of it', async () => {
    const { hear, texts, send, context } = await startLive();
    hear(partial('a', 'یک دو'));
    hear(partial('b', 'سه'));
    hear(final('b', 'سه چهار'));
    hear(final('a', 'یک دو سه', 1, 2));
    expect(texts()).toEqual(['یک دو سه', 'سه چهار']);
    send('dictation.stopped');
    hear({ type: 'engine.stopped', complete: true });
    expect(context().complete).toBe(true);
  });

  it('nothing counts any more once the stretch is over', async () => {
    const dictation = await startLive();
    dictation.hear(final('a', 'یک'));
    endWell(dictation);
    dictation.hear(final('b', 'دو'));
    expect({ texts: dictation.texts(), partial: dictation.context().partial }).toEqual({
      texts: ['یک'],
      partial: null,
    });
  });
});

describe('what the engine says of itself', () => {
  it('credit is a fact with its time', async () => {
    const { hear, context, clock } = await startLive();
    clock.increment(10_000);
    hear({ type: 'engine.usage', usageRemained: 59_000 });
    hear({ type: 'engine.warning', code: 'usage_low', remaining: 59_000 });
    expect(context()).toMatchObject({
      usage: { remained: 59_000, at: 10_000 },
      warning: { code: 'usage_low', remaining: 59_000 },
    });
    hear({ type: 'engine.ready', usageRemained: null });
    expect(context().usage).toBeNull();
  });

  it.each([
    ['low_audio', null],
    ['clipping', null],
    ['usage_low', 'usage_low'],
    ['session_limit', 'session_limit'],
  ] as const)('X-23: after the sentence, a warning of %s is %s', async (code, after) => {
    const { hear, context } = await startLive();
    hear({ type: 'engine.warning', code, remaining: null });
    expect(context().warning?.code).toBe(code);
    hear(final('a', 'یک'));
    expect(context().warning?.code ?? null).toBe(after);
  });

  it('the level of the voice passes through and leaves no trace', async () => {
    const { hear, context, levels } = await startLive();
    const before = context();
    hear({ type: 'engine.level', level: -20 });
    hear({ type: 'engine.level', level: -30 });
    expect(levels).toEqual([-20, -30]);
    expect(context()).toEqual(before);
  });
});

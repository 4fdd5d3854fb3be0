import { describe, expect, it } from 'vitest';
import {
  endWell,
  makeFinal,
  lost,
  makePartial,
  ready,
  startAgain,
  startLive,
} from './dictationTesting.ts';

describe('the text of a dictation', () => {
  it('X-3: replaces interim text by newer interim text and clears it when that is empty', async () => {
    const { hear, context } = await startLive();
    hear(makePartial('a', 'سلام'));
    hear(makePartial('a', 'سلام دنیا'));
    expect(context().partial).toEqual({ segmentId: 'a', text: 'سلام دنیا' });
    hear(makePartial('a', ''));
    expect({ partial: context().partial, segments: context().segments }).toEqual({
      partial: null,
      segments: [],
    });
  });

  it('X-3: replaces interim text by its final text and its words', async () => {
    const { hear, context } = await startLive();
    const words = [{ text: 'سلام', start: 0.5, end: 1.5, confidence: 0.9 }];
    hear(makePartial('a', 'سلام'));
    hear({ type: 'engine.final', segmentId: 'a', text: 'سلام.', start: 0.5, end: 1.5, words });
    expect(context().partial).toBeNull();
    expect(context().segments).toEqual([
      { id: 'a', text: 'سلام.', start: 0.5, end: 1.5, words, confirmed: true },
    ]);
  });

  it('X-3: preserves the interim text of another segment after a final text', async () => {
    const { hear, context, texts } = await startLive();
    hear(makePartial('b', 'دو'));
    hear(makeFinal('a', 'یک'));
    expect({ texts: texts(), partial: context().partial }).toEqual({
      texts: ['یک'],
      partial: { segmentId: 'b', text: 'دو' },
    });
  });

  it('D06: final texts that arrive in reverse take their places in the sound', async () => {
    const { hear, context, texts } = await startLive();
    hear(makeFinal('c', 'سه', 6));
    hear(makeFinal('a', 'یک', 0));
    hear(makeFinal('b', 'دو', 3));
    expect(texts()).toEqual(['یک', 'دو', 'سه']);
    expect(context().segments.map(({ start }) => start)).toEqual([0, 3, 6]);
  });

  it('D06: a second recording of a document follows the first for any times', async () => {
    const dictation = await startLive();
    dictation.hear(makeFinal('a', 'یک', 50));
    endWell(dictation);
    await startAgain(dictation);
    dictation.hear(makeFinal('c', 'سه', 6));
    dictation.hear(makeFinal('b', 'دو', 3));
    expect(dictation.texts()).toEqual(['یک', 'دو', 'سه']);
  });

  it('X-34: inserts a final text once and never changes it', async () => {
    const { hear, texts } = await startLive();
    hear(makeFinal('a', 'یک'));
    hear(makeFinal('b', 'دو'));
    hear(makeFinal('a', 'چیز دیگر'));
    expect(texts()).toEqual(['یک', 'دو']);
  });

  it('X-3, D06: ignores late interim text of a finished segment', async () => {
    const { hear, context, texts } = await startLive();
    hear(makeFinal('a', 'یک'));
    hear(makePartial('a', 'یک و'));
    hear(makePartial('a', ''));
    expect({ texts: texts(), partial: context().partial }).toEqual({
      texts: ['یک'],
      partial: null,
    });
  });

  it('X-3, D06: preserves interim text after interim text of the next segment until its own final text', async () => {
    const { hear, context, texts } = await startLive();
    hear(makePartial('a', 'یک'));
    hear(makePartial('b', ''));
    expect(context().partial).toEqual({ segmentId: 'a', text: 'یک' });
    hear(makePartial('b', 'دو'));
    expect({ texts: texts(), text: context().partial?.text }).toEqual({
      texts: ['یک…'],
      text: 'دو',
    });
    hear(makeFinal('b', 'دو'));
    hear(makeFinal('a', 'یک!'));
    expect(texts()).toEqual(['یک!', 'دو']);
  });

  it('X-3, X-24: updates preserved interim text after audio is sent again and never shortens it', async () => {
    const { hear, texts, context } = await startLive();
    hear(makePartial('a', 'یک دو'));
    hear(makePartial('b', 'سه'));
    hear(lost);
    hear(ready);
    hear(makePartial('a', 'یک'));
    expect(texts()).toEqual(['یک دو…']);
    hear(makePartial('a', 'یک دم'));
    expect(texts()).toEqual(['یک دم…']);
    hear(makePartial('a', 'یک دو سه'));
    expect({ texts: texts(), text: context().partial?.text }).toEqual({
      texts: ['یک دو سه…'],
      text: 'سه',
    });
  });

  it('X-24: replaces preserved interim text by its later final text', async () => {
    const { hear, texts, send, context } = await startLive();
    hear(makePartial('a', 'یک دو'));
    hear(makePartial('b', 'سه'));
    hear(makeFinal('b', 'سه چهار'));
    hear(makeFinal('a', 'یک دو سه', 1, 2));
    expect(texts()).toEqual(['یک دو سه', 'سه چهار']);
    send('dictation.stopped');
    hear({ type: 'engine.stopped', complete: true });
    expect(context().complete).toBe(true);
  });

  it('ignores text after the end of the recording', async () => {
    const dictation = await startLive();
    dictation.hear(makeFinal('a', 'یک'));
    endWell(dictation);
    dictation.hear(makeFinal('b', 'دو'));
    expect({ texts: dictation.texts(), partial: dictation.context().partial }).toEqual({
      texts: ['یک'],
      partial: null,
    });
  });
});

describe('the reports of the engine', () => {
  it('X-30: stores the remaining credit with its time', async () => {
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
  ] as const)('X-23: changes the warning %s to %s after the sentence', async (code, after) => {
    const { hear, context } = await startLive();
    hear({ type: 'engine.warning', code, remaining: null });
    expect(context().warning?.code).toBe(code);
    hear(makeFinal('a', 'یک'));
    expect(context().warning?.code ?? null).toBe(after);
  });

  it('forwards the level and does not store it', async () => {
    const { hear, context, levels } = await startLive();
    const before = context();
    hear({ type: 'engine.level', level: -20 });
    hear({ type: 'engine.level', level: -30 });
    expect(levels).toEqual([-20, -30]);
    expect(context()).toEqual(before);
  });
});

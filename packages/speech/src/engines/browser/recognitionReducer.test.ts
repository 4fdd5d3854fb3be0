import { expect, it } from 'vitest';
import {
  initialRecognition,
  reduceRecognition,
  type RecognitionState,
} from './recognitionReducer.ts';

const facts = { now: 0, isAndroid: false, recordingId: 'recording' };

it('X-26: ends incomplete, with its last words, when the browser has not ended five seconds after `stop`', () => {
  const { results } = initialRecognition;
  const running: RecognitionState = {
    ...initialRecognition,
    name: 'running',
    results: { ...results, open: { index: 0, text: 'سلام' } },
  };
  const [stopping, asked] = reduceRecognition(running, { type: 'stop' }, facts);
  expect(asked).toEqual([
    { type: 'recognition.stop' },
    { type: 'timer.set', delay: 5_000, event: 'end.missed' },
  ]);
  const [ended, effects] = reduceRecognition(stopping, { type: 'end.missed' }, facts);
  expect(
    effects.flatMap((effect) => (effect.type === 'report' ? [effect.event] : [])),
  ).toMatchObject([
    { type: 'engine.final', text: 'سلام' },
    { type: 'engine.flushed' },
    { type: 'engine.stopped', complete: false },
  ]);
  expect(effects).toContainEqual({ type: 'release' });
  expect(reduceRecognition(ended, { type: 'ended' }, facts)[1]).toEqual([]);
});

import { expect, it } from 'vitest';
import { makeFinal, makePartial, ready, startLive } from './dictationTesting.ts';

it('X-26, X-29: asks for the end of the last sentence when the page that took the recording over has ended', async () => {
  const dictation = await startLive();
  dictation.hear(makePartial('a', 'یک'));
  dictation.tellTab('tab.stolen');
  dictation.clock.increment(500);
  expect(dictation.tags()).toEqual(['uploading-rest']);
  dictation.hear(ready);
  dictation.hear(makeFinal('a', 'یک و دو'));
  dictation.hear({ type: 'engine.flushed' });
  dictation.hear({ type: 'engine.stopped', complete: true });
  expect(dictation.texts()).toEqual(['یک و دو']);
  expect(dictation.context()).toMatchObject({ unsent: 0, complete: true });
});

it.each(['a refused microphone', 'a stop'])(
  'X-26: asks for the end of the last sentence when %s follows the change of the microphone',
  async (end) => {
    const dictation = await startLive();
    dictation.hear(makePartial('a', 'یک'));
    dictation.actor.send({ type: 'microphone.chosen', id: 'headset' });
    if (end === 'a stop') {
      dictation.send('dictation.stopped');
    } else {
      await dictation.open.last().answer({ ok: false, reason: 'busy' });
    }
    dictation.clock.increment(500);
    expect(dictation.tags()).toEqual(['uploading-rest']);
  },
);

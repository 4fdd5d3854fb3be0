import { expect, it } from 'vitest';
import { idleNotice, idleStop, silenceHint } from './dictationSetup.ts';
import { makeFinal, makePartial, startLive } from './dictationTesting.ts';

it.each([
  ['interim', (at: number) => makePartial('a', `یک ${at}`)],
  ['final', (at: number) => makeFinal(`${at}`, 'یک', at)],
])(
  'X-23, X-36: does not call it silence while %s words come, although no level is heard',
  async (_, say) => {
    const { tags, clock, hear, texts, context } = await startLive();
    const says = () => tags().filter((tag) => !['live', 'recording'].includes(tag));
    hear({ type: 'engine.sound', sound: 'nothing' });
    clock.increment(silenceHint);
    expect(says()).toEqual(['silent']);
    for (let at = 0; at < 100; at += 1) {
      hear(say(at));
      expect(says()).toEqual(['hearing']);
      clock.increment(silenceHint - 1);
    }
    expect(texts().length > 0 || context().partial?.text === 'یک 99').toBe(true);
    hear(makePartial('b', ''));
    [silenceHint, idleStop - idleNotice - silenceHint, idleNotice].forEach((wait) =>
      clock.increment(wait),
    );
    expect(says()).toEqual(['finalizing']);
  },
);

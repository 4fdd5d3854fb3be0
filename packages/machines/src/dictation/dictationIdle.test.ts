import { expect, it } from 'vitest';
import { idleStop } from './dictationSetup.ts';
import { lost, startLive } from './dictationTesting.ts';

type Started = Awaited<ReturnType<typeof startLive>>;

it.each<[string, (dictation: Started) => void]>([
  ['silence', () => undefined],
  ['a muted microphone', ({ tellMicrophone }) => tellMicrophone('microphone.muted')],
  ['the sleep of the device', ({ hear }) => hear({ type: 'engine.suspended' })],
])(
  'X-25, X-36: a recording without a connection ends after %s without a wait for the service',
  async (_, begin) => {
    const dictation = await startLive();
    const { hear, clock, tags, context } = dictation;
    hear(lost);
    begin(dictation);
    for (let waited = 0; waited < 2 * idleStop; waited += 1_000) {
      clock.increment(1_000);
    }
    expect({ tags: tags(), hasRest: context().unsent > 0 }).toEqual({
      tags: ['idled'],
      hasRest: true,
    });
  },
);

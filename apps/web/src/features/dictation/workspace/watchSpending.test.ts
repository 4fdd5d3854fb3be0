import type { EngineRefusal } from '@nevisa/speech/types';
import { describe, expect, it } from 'vitest';
import { watchSpending } from './watchSpending.ts';

interface Rest {
  unsent?: number;
  engineRefusal?: EngineRefusal | null;
}

function startWatch() {
  let tell: (state: object) => void = () => undefined;
  let count = 0;
  watchSpending(
    {
      subscribe: (listener: typeof tell) => {
        tell = listener;
        return { unsubscribe: () => undefined };
      },
    } as never,
    () => {
      count += 1;
    },
  );
  const show = (tag: string, isResting: boolean, rest: Rest) =>
    tell({
      hasTag: (other: string) => other === tag,
      matches: () => isResting,
      context: { unsent: 0, engineRefusal: null, ...rest },
    });
  return {
    count: () => count,
    run: (tag: string, rest: Rest = {}) => show(tag, false, rest),
    rest: (tag: string, rest: Rest = {}) => show(tag, true, rest),
  };
}

describe('the end of what uses credit', () => {
  it.each([
    ['the person', 'stopped', {}],
    ['a silence', 'idled', {}],
    ['the loss of the microphone', 'microphone-lost', {}],
    [
      'a used up credit',
      'engine-refused',
      { unsent: 40, engineRefusal: { kind: 'no-credit' as const } },
    ],
  ] as const)('R-198: a recording that %s ends is reported once', (_, tag, rest) => {
    const watch = startWatch();
    watch.run('recording');
    watch.run('finalizing');
    expect(watch.count()).toBe(0);
    watch.rest(tag, rest);
    watch.rest(tag, rest);
    expect(watch.count()).toBe(1);
  });

  it('R-198: a rest that is sent later is reported when it has left', () => {
    const watch = startWatch();
    watch.run('recording');
    watch.rest('microphone-lost', { unsent: 40 });
    expect(watch.count()).toBe(0);
    watch.run('uploading-rest', { unsent: 40 });
    watch.rest('microphone-lost');
    expect(watch.count()).toBe(1);
  });

  it('a start that reaches no recording is not reported', () => {
    const watch = startWatch();
    watch.run('asking');
    watch.rest('microphone-refused');
    expect(watch.count()).toBe(0);
  });
});

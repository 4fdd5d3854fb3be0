import { expect, it } from 'vitest';
import { ready, startLive } from './dictationTesting.ts';

it('X-26: an incomplete end without unsent audio can be tried again, a complete one cannot', async () => {
  const tagsByEnd: (readonly string[])[] = [];
  for (const complete of [false, true]) {
    const { hear, send, tags } = await startLive();
    send('dictation.stopped');
    hear({ type: 'engine.flushed' });
    hear({ type: 'engine.stopped', complete });
    send('dictation.retried');
    hear(ready);
    tagsByEnd.push(tags());
  }
  expect(tagsByEnd).toEqual([['uploading-rest'], ['stopped']]);
});

import { describe, expect, it } from 'vitest';
import { ready, startAgain, startDictation } from './dictationTesting.ts';

describe('the bill of a dictation', () => {
  const reason = { kind: 'failed', failure: { kind: 'server', status: 500 } } as const;

  it('X-7: begins when the service is ready for audio; another dictation that cannot begin is not on it', async () => {
    const dictation = startDictation();
    dictation.send('dictation.started');
    await dictation.allow();
    dictation.hear({ type: 'engine.refused', reason });
    expect(dictation.context().wasBilled).toBe(false);
    await startAgain(dictation);
    dictation.hear({ type: 'engine.refused', reason });
    expect(dictation.context().wasBilled).toBe(true);
    dictation.send('dictation.started');
    await dictation.allow();
    dictation.hear({ type: 'engine.refused', reason });
    expect(dictation.context().wasBilled).toBe(false);
  });

  it('X-7: has the sound of an earlier recording once the service is ready for it', () => {
    const { actor, clock, hear, context } = startDictation();
    const document = { documentId: 'found', segments: [], elapsed: 0, unsent: 1, complete: false };
    actor.send({ type: 'document.restored', document });
    clock.increment(500);
    hear(ready);
    hear({ type: 'engine.refused', reason });
    expect(context().wasBilled).toBe(true);
  });
});

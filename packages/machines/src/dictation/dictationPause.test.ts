import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  endWell,
  makeFinal,
  startAgain,
  startDictation,
  startHearing,
} from './dictationTesting.ts';
import { idleStop } from './dictationSetup.ts';

describe('a pause of the recording', () => {
  it('sends nothing to an archive that has failed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const dictation = startDictation({ broken: ['recordArchive'] });
    await startAgain(dictation);
    dictation.send('dictation.paused');
    dictation.send('dictation.resumed');
    expect(dictation.log).toContain('recording.paused');
    expect(warn).not.toHaveBeenCalled();
  });

  it('requests the final text, pauses engine and archive, and returns to the same state', async () => {
    const { send, tags, log, sounds } = await startHearing();
    send('dictation.paused');
    send('dictation.paused');
    expect(tags()).toEqual(['live', 'paused', 'recording']);
    sounds('voice');
    send('dictation.resumed');
    send('dictation.resumed');
    expect(tags()).toEqual(['hearing', 'live', 'recording']);
    expect(log).toEqual([
      'listen',
      'archive recording.paused',
      'recording.finalized',
      'recording.paused',
      'archive recording.resumed',
      'recording.resumed',
    ]);
  });

  it('stops the time and does not end the recording after silence', async () => {
    const { send, clock, context, tags } = await startHearing();
    clock.increment(2_000);
    send('dictation.paused');
    clock.increment(idleStop * 2);
    expect(tags()).toContain('paused');
    expect(context()).toMatchObject({ elapsed: 2_000, liveSince: null });
    send('dictation.resumed');
    clock.increment(1_000);
    send('dictation.stopped');
    expect(context().elapsed).toBe(3_000);
  });

  it('can end in a stop', async () => {
    const dictation = await startHearing();
    dictation.send('dictation.paused');
    dictation.hear(makeFinal('a', 'یک'));
    endWell(dictation);
    expect({ tags: dictation.tags(), texts: dictation.texts() }).toEqual({
      tags: ['stopped'],
      texts: ['یک'],
    });
  });

  it('X-24: stays paused while reconnecting', async () => {
    const { send, hear, tags } = await startHearing();
    send('dictation.paused');
    hear({ type: 'engine.lost', retryAfter: null });
    expect(tags()).toEqual(['paused', 'reconnecting', 'recording']);
  });
});

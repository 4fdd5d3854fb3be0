import { describe, expect, it } from 'vitest';
import { addedText } from '../../../../shared/text/addedText.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import { describeActivity } from './describeActivity.ts';

const service = { choice: { engine: 'service' } } as const;
const browser = { choice: { engine: 'browser' } } as const;
const atRest = { heard: null, ...service } as const;

describe('the activity in the recording bar', () => {
  it.each([
    ['idle', 'ready', liveText.idle],
    ['stopped', 'ready', liveText.stopped],
    ['idle', 'loading', addedText.preparing],
    ['idle', 'outdated', addedText.notReady],
    ['idle', 'offline', addedText.notReady],
    ['microphone-refused', 'ready', addedText.notReady],
    ['engine-refused', 'ready', addedText.notReady],
    ['busy', 'ready', addedText.notReady],
  ] as const)('in phase %s with the engine %s is described', (phase, engine, words) => {
    expect(describeActivity({ phase, engine, ...atRest })).toBe(words);
  });

  it('describes the sound of the microphone during a recording', () => {
    const live = { phase: 'live', engine: 'ready', ...service } as const;
    expect(describeActivity({ ...live, heard: 'hearing' })).toBe(liveText.listening);
    expect(describeActivity({ ...live, heard: 'paused' })).toBe(liveText.paused);
    expect(describeActivity({ ...live, heard: 'silent' })).toBe(liveText.silence);
  });

  it('without a network is recording for the service, and connecting for the engine of the browser', () => {
    const offline = { phase: 'offline', heard: 'hearing', engine: 'ready' } as const;
    expect(describeActivity({ ...offline, ...service })).toBe(liveText.listening);
    expect(describeActivity({ ...offline, ...browser })).toBe(liveText.connecting);
  });
});

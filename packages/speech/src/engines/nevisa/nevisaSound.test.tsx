import { afterEach, describe, expect, it, vi } from 'vitest';
import { openMicrophone } from '../../capture/openMicrophone.ts';
import {
  closeRooms,
  waitForEvents,
  listLevels,
  listStates,
  listTypes,
  createPlayingMicrophone,
  record,
} from '../../testing/nevisaRecording.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await closeRooms();
});

describe('the sound of createNevisaEngine', () => {
  it('reports the level of a silent microphone as silence', async () => {
    const { events, recording } = record({ microphone: createPlayingMicrophone(null) });
    await waitForEvents(events, 'engine.level', 5);
    recording.close();

    expect(listLevels(events).every((level) => level === -100)).toBe(true);
  });

  it('X-28: says after three seconds that the browser does not run the audio context', async () => {
    vi.spyOn(AudioContext.prototype, 'state', 'get').mockReturnValue('suspended');
    const resumed = vi.spyOn(AudioContext.prototype, 'resume').mockRejectedValue(new Error());
    vi.spyOn(AudioNode.prototype, 'connect').mockImplementation(
      (target) => target as unknown as undefined & AudioNode,
    );
    const microphone = createPlayingMicrophone(null);
    const { events, recording } = record({ microphone });
    await waitForEvents(events, 'engine.suspended');
    recording.close();

    expect(listTypes(events)).toEqual(['engine.ready', 'engine.suspended']);
    // Once at the start, and then each second.
    expect(resumed.mock.calls.length).toBeGreaterThanOrEqual(4);
  });

  it('X-28: rebuilds a silent audio graph once, then reports a deaf microphone', async () => {
    const microphone = createPlayingMicrophone(null);
    const contexts = vi.spyOn(globalThis, 'AudioContext');
    const connected = vi
      .spyOn(AudioNode.prototype, 'connect')
      .mockImplementation((target) => target as unknown as undefined & AudioNode);
    const { events } = record({ microphone });
    await waitForEvents(events, 'engine.deaf');

    expect(connected).toHaveBeenCalled();
    expect(contexts.mock.instances).toHaveLength(2);
    await vi.waitFor(() => expect(listStates(contexts)).toEqual(['closed', 'closed']));
  });

  it('X-28: resumes a suspended audio context', async () => {
    const microphone = createPlayingMicrophone(440);
    const contexts = vi.spyOn(globalThis, 'AudioContext');
    const { events, recording } = record({ microphone });
    await waitForEvents(events, 'engine.level', 5);
    await contexts.mock.instances[0]?.suspend();
    await waitForEvents(events, 'engine.level', 30);
    recording.close();

    expect(contexts.mock.instances).toHaveLength(1);
    expect(listTypes(events)).toEqual(['engine.ready']);
  });

  it('X-31: records on when the page loses the focus', async () => {
    const suspended = vi.spyOn(AudioContext.prototype, 'suspend');
    const { events, recording } = record({ microphone: createPlayingMicrophone(440) });
    await waitForEvents(events, 'engine.level', 5);
    window.dispatchEvent(new Event('blur'));
    await waitForEvents(events, 'engine.level', 30).finally(() => recording.close());
    expect([listTypes(events), suspended.mock.calls]).toEqual([['engine.ready'], []]);
  });

  it('X-23: reports the sound of the microphone', async () => {
    const { events, recording } = record({ microphone: createPlayingMicrophone(440) });
    await waitForEvents(events, 'engine.sound');
    recording.close();

    expect(events.find(({ type }) => type === 'engine.sound')).toEqual({
      type: 'engine.sound',
      sound: 'voice',
    });
  });

  it('records the microphone of the browser', async () => {
    const outcome = await openMicrophone();
    if (!outcome.ok) {
      throw new Error(`The microphone was refused: ${outcome.reason}.`);
    }
    const { events, recording } = record({ microphone: outcome.microphone });
    await vi.waitFor(() => expect(Math.max(...listLevels(events))).toBeGreaterThan(-60));
    recording.stop();
    await waitForEvents(events, 'engine.stopped');
    outcome.microphone.close();

    expect(outcome.microphone.stream?.getTracks().map((track) => track.readyState)).toEqual([
      'ended',
    ]);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import {
  closeRooms,
  waitForEvents,
  getLastHeard,
  listLevels,
  createPlayingMicrophone,
  record,
} from '../../testing/nevisaRecording.ts';

afterEach(closeRooms);

describe('a pause of createNevisaEngine', () => {
  it('X-36: sends no audio of a pause', async () => {
    const { events, recording } = record({ microphone: createPlayingMicrophone(440) });
    const count = () => listLevels(events).length;
    await waitForEvents(events, 'engine.level', 20);
    const before = count();
    recording.pause();
    await waitForEvents(events, 'engine.level', 150);
    const paused = count() - before;
    recording.resume();
    await waitForEvents(events, 'engine.level', 160);
    recording.stop();
    await waitForEvents(events, 'engine.stopped');

    // Each level is 40 ms of sound; a busy machine may pause and resume up to two seconds late.
    expect(getLastHeard(events).samples / 640).toBeLessThan(count() - paused + 60);
  });
});

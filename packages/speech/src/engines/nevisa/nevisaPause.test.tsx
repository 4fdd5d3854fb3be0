import { afterEach, describe, expect, it } from 'vitest';
import {
  closeRooms,
  enough,
  lastHeard,
  listLevels,
  playing,
  record,
} from '../../testing/nevisaRecording.ts';

afterEach(closeRooms);

describe('a pause of createNevisaEngine', () => {
  it('X-36: sends no audio of a pause', async () => {
    const { events, recording } = record({ microphone: playing(440) });
    const count = () => listLevels(events).length;
    await enough(events, 'engine.level', 20);
    const before = count();
    recording.pause();
    await enough(events, 'engine.level', 150);
    const paused = count() - before;
    recording.resume();
    await enough(events, 'engine.level', 160);
    recording.stop();
    await enough(events, 'engine.stopped');

    // Each level is 40 ms of sound; a busy machine may pause and resume up to two seconds late.
    expect(lastHeard(events).samples / 640).toBeLessThan(count() - paused + 60);
  });
});

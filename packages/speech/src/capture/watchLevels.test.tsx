import type { EngineEvent } from '../engine.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { watchLevels } from './watchLevels.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('X-23: reports level and sound of a stream until the watch ends', async () => {
  const room = new AudioContext();
  const microphone = room.createMediaStreamDestination();
  const voice = new OscillatorNode(room, { frequency: 440 });
  const gain = new GainNode(room, { gain: 0.1 });
  voice.connect(gain).connect(microphone);
  voice.start();
  const contexts = vi.spyOn(globalThis, 'AudioContext');
  const events: EngineEvent[] = [];
  const stop = watchLevels(microphone.stream, (event) => events.push(event));
  await vi.waitFor(() => expect(events.length).toBeGreaterThan(20));
  stop();

  const levels = events.flatMap((event) => (event.type === 'engine.level' ? [event.level] : []));
  expect(Math.abs(Math.max(...levels) + 23)).toBeLessThan(1);
  expect(events).toContainEqual({ type: 'engine.sound', sound: 'voice' });
  await vi.waitFor(() => expect(contexts.mock.instances[0]?.state).toBe('closed'));
  await room.close();
});

it('X-28: resumes an audio context that the system has suspended, and calls it no silence meanwhile', async () => {
  const room = new AudioContext();
  const { stream } = room.createMediaStreamDestination();
  const contexts = vi.spyOn(globalThis, 'AudioContext');
  const events: EngineEvent[] = [];
  const stop = watchLevels(stream, (event) => events.push(event));
  const context = contexts.mock.instances[0];
  await vi.waitFor(() => expect(context?.state).toBe('running'));
  await context?.suspend();
  await vi.waitFor(() => expect(context?.state).toBe('running'));
  const state = vi.spyOn(AudioContext.prototype, 'state', 'get').mockReturnValue('suspended');
  const before = events.length;
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  expect(events).toHaveLength(before);
  state.mockRestore();
  stop();
  await room.close();
});

import type { EngineEvent } from '../engine.ts';
import { expect, it, vi } from 'vitest';
import { watchLevels } from './watchLevels.ts';

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

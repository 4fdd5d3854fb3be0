import { afterEach, describe, expect, it, vi } from 'vitest';
import { createNevisaEngine } from './nevisaEngine.ts';
import {
  closeRooms,
  createEngine,
  waitForEvents,
  createPlayingMicrophone,
  record,
  makeSession,
} from '../../testing/nevisaRecording.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await closeRooms();
});

describe('the code of createNevisaEngine', () => {
  it('G01: does not record without its Worker, and says that the page is outdated', async () => {
    const engine = createNevisaEngine({
      createLiveSession: async () => ({ ok: true, answer: makeSession('/live') }),
      ownerId: 'sara',
      workerUrl: '/no-such-worker.js',
    });
    expect(await engine.load()).toBe('outdated');
    const { events } = record({ engine, microphone: createPlayingMicrophone(440) });
    await waitForEvents(events, 'engine.refused');

    expect(events).toEqual([
      { type: 'engine.refused', reason: { kind: 'not-loaded', absence: 'outdated' } },
    ]);
  });

  it('G01: is loaded when the Worker and the worklet are there', async () => {
    const load = vi.spyOn(Worklet.prototype, 'addModule');

    expect(await createEngine(makeSession('/live')).load()).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    [404, 'outdated'],
    [502, 'offline'],
  ] as const)(
    'G01: does not blame the microphone for a worklet that the server answers with %i',
    async (status, absence) => {
      vi.spyOn(Worklet.prototype, 'addModule').mockRejectedValue(
        new DOMException('', 'AbortError'),
      );
      vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
      const engine = createEngine(makeSession('/live'));
      expect(await engine.load()).toBe(absence);
      const { events } = record({ engine, microphone: createPlayingMicrophone(440) });
      await waitForEvents(events, 'engine.refused');

      expect(events.at(-1)).toEqual({
        type: 'engine.refused',
        reason: { kind: 'not-loaded', absence },
      });
    },
  );
});

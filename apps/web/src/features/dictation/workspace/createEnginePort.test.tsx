import type { EngineEvent } from '@nevisa/speech/types';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createFakePorts } from '../../../testing/createFakePorts.ts';
import { createDictation } from './createDictation.ts';
import type { EngineChoice, EngineId } from './dictationPorts.ts';
import type { ListeningSettings } from './listeningSettings.ts';

/** A dictation with an engine, on a document whose last recording had another, and the engines that were started, with a microphone or without. */
function start(engine: EngineId, lastEngine: EngineId = engine) {
  const started: [id: EngineId, hears: boolean][] = [];
  let hear: (event: EngineEvent) => void = () => undefined;
  const makeEngine = (id: EngineId): EngineChoice => ({
    isAvailable: () => Promise.resolve(true),
    engine: {
      load: () => Promise.resolve(null),
      record({ microphone, report }) {
        started.push([id, microphone !== null]);
        hear = report;
        const ignore = () => undefined;
        return {
          pause: ignore,
          resume: ignore,
          finalize: ignore,
          stop: ignore,
          reconnect: ignore,
          close: ignore,
        };
      },
    },
  });
  const ports = {
    ...createFakePorts(),
    engines: { service: makeEngine('service'), browser: makeEngine('browser') },
  };
  const choice = { microphoneId: null, engine, text: 'live', announced: true };
  const dictation = createDictation({
    ports,
    settings: { read: () => choice } as unknown as ListeningSettings,
    findDraft: (documentId) => ports.drafts.open(documentId),
    findEngine: () => lastEngine,
    onArchive: () => undefined,
    reportSound: () => undefined,
    signal: new AbortController().signal,
  });
  dictation.start();
  onTestFinished(() => {
    dictation.stop();
  });
  return {
    dictation,
    started,
    drafts: ports.drafts,
    hear: (event: EngineEvent) => hear(event),
    context: () => dictation.getSnapshot().context,
    /** Records until the network is lost, and stops then. */
    recordUntilLoss: async () => {
      dictation.send({ type: 'dictation.started' });
      await vi.waitFor(() => expect(started).toHaveLength(1));
      hear({ type: 'engine.ready', usageRemained: null });
      hear({ type: 'engine.lost', retryAfter: null });
      dictation.send({ type: 'dictation.stopped' });
      expect(dictation.getSnapshot().context).toMatchObject({ complete: false });
    },
  };
}

it.each(['network.returned', 'dictation.retried'] as const)(
  'X-26: what the engine of the browser has missed is not called complete by a service that never had it (%s)',
  async (type) => {
    const { dictation, started, context, recordUntilLoss } = start('browser');
    await recordUntilLoss();
    dictation.send({ type });
    await vi.waitFor(() => expect(context().unsent).toBe(0));
    expect(dictation.getSnapshot().hasTag('stopped')).toBe(true);
    expect([started, context().complete]).toEqual([[['browser', true]], false]);
  },
);

it('X-25: audio of an earlier recording for the service is sent to it after a recording of the browser', async () => {
  const { dictation, started, drafts, context, recordUntilLoss } = start('browser');
  const frame = { seq: 1, samples: new Int16Array(640) };
  await drafts.open(context().documentId).unsent.append([frame]);
  await recordUntilLoss();
  dictation.send({ type: 'network.returned' });
  await vi.waitFor(() => expect(started.at(-1)).toEqual(['service', false]));
});

it('X-25: the rest of a recording for the service is sent to it', async () => {
  const { dictation, started, recordUntilLoss } = start('service');
  await recordUntilLoss();
  dictation.send({ type: 'network.returned' });
  await vi.waitFor(() => expect(started.at(-1)).toEqual(['service', false]));
});

it('X-26: what the engine of the browser has missed before a reload is not called complete by the service', async () => {
  const { dictation, started, context } = start('service', 'browser');
  const document = {
    documentId: 'before',
    segments: [],
    elapsed: 1_000,
    unsent: 0,
    complete: false,
  };
  dictation.send({ type: 'document.restored', document });
  dictation.send({ type: 'dictation.retried' });
  await vi.waitFor(() => expect(dictation.getSnapshot().hasTag('stopped')).toBe(true));
  expect([started, context().documentId, context().complete]).toEqual([[], 'before', false]);
});

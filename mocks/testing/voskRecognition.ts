import type { RecogniserListener } from '../live/liveRecogniser.ts';
import type { Recognition } from '../live/recogniser.ts';
import { expect, onTestFinished, vi } from 'vitest';
import { createVoskFactory } from '../server/vosk/voskRecogniser.ts';
import { createSimulatedTimers } from './simulatedTimers.ts';
import { startVoskServer, type VoskAnswers, type VoskServer } from './voskServer.ts';

/** A server that answers nothing by itself. */
export const mute: VoskAnswers = { audio: () => undefined, end: () => undefined };

/** Waits for what another end of a socket does. */
export function waitUntil(check: () => boolean): Promise<void> {
  return vi.waitFor(() => expect(check()).toBe(true), { interval: 1, timeout: 60_000 });
}

/** A recogniser whose limits run only when the test passes their time. */
export function create(address: string) {
  const { timers, pass } = createSimulatedTimers();
  const reports: string[] = [];
  const recogniser = createVoskFactory({
    address,
    timers,
    report: (reason) => reports.push(reason),
  })({ sampleRate: 16_000, script: [], createSegmentId: (number) => `s${number}` });
  return { recogniser, pass, reports };
}

/** Opens a recogniser for a socket, and records what it reports. */
export function listen(recogniser: ReturnType<typeof create>['recogniser']) {
  const heard: Recognition[] = [];
  const failures: string[] = [];
  let isReady = false;
  const listener: RecogniserListener = {
    ready: () => {
      isReady = true;
    },
    recognised: (results) => heard.push(...results),
    failed: (reason) => failures.push(reason),
  };
  recogniser.open(listener);
  return { heard, failures, listener, isReady: () => isReady };
}

/** Opens a recogniser at an address that fails. */
export async function openAt(address: string) {
  const opened = listen(create(address).recogniser);
  await waitUntil(() => opened.failures.length > 0);
  return opened;
}

/** Starts a server until the test ends, and a recogniser that uses it. */
export async function startVosk(createAnswers?: () => VoskAnswers) {
  const server: VoskServer = await startVoskServer(createAnswers);
  onTestFinished(server.close);
  const created = create(server.address);
  return {
    ...created,
    server,
    /** Opens a socket's connection and waits until it is ready. */
    open: async () => {
      const opened = listen(created.recogniser);
      await waitUntil(opened.isReady);
      const talk = server.talks.at(-1);
      if (talk === undefined) {
        throw new Error('The recogniser was ready without a connection to the server.');
      }
      return { ...opened, talk: () => talk };
    },
  };
}

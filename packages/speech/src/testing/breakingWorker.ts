import type { SimulatedClock } from 'xstate';
import type { UnsentFrames } from '@nevisa/drafts';
import { AudioSendBuffer } from '../worker/audioSendBuffer.ts';
import { nevisaProtocol } from '../worker/nevisaProtocol.ts';
import { createTransport, type TransportCommand } from '../worker/transport.ts';
import type { MemoryFrames } from './memoryFrames.ts';
import { createLine, type createService } from './numberedService.ts';

const session = {
  session_id: 's',
  resume_token: 'r',
  usage_remained: 0,
  max_session_ms: 3_600_000,
};

export const connect: TransportCommand = { type: 'connect', address: 'ws://service', session };

interface WorkerParts {
  disk: MemoryFrames;
  clock: SimulatedClock;
  service: ReturnType<typeof createService>;
  isFull: () => boolean;
}

/** A Worker, from its start to the next crash. */
export function createWorker({ disk, clock, service, isFull }: WorkerParts) {
  let isAlive = true;
  const lines: ReturnType<typeof createLine>[] = [];
  const events: { type: string; complete?: boolean }[] = [];
  const storage = createSlowStorage(disk, { isAlive: () => isAlive, isFull });
  const livingClock = {
    now: () => clock.now(),
    setTimeout: (callback: () => void, delay: number) =>
      clock.setTimeout(() => isAlive && callback(), delay),
    clearTimeout: (timer: unknown) => clock.clearTimeout(timer as number),
  };
  const transport = createTransport(nevisaProtocol, {
    buffer: new AudioSendBuffer({ unsent: storage.frames, clock: livingClock }),
    clock: livingClock,
    report: (event) => events.push(event),
    requestSession: () => transport.dispatch(connect),
    openConnection(_, listener) {
      const line = createLine(service, listener);
      lines.push(line);
      return line.connection;
    },
  });
  return {
    transport,
    events,
    lines,
    diskWaits: storage.wait,
    diskGoes: storage.go,
    end: () => {
      isAlive = false;
      lines.forEach((line) => line.cut());
    },
  };
}

/** The storage as a Worker sees it: it can delay and refuse writes, and answers no Worker that has ended. */
function createSlowStorage(
  disk: MemoryFrames,
  { isAlive, isFull }: { isAlive: () => boolean; isFull: () => boolean },
) {
  let waiting: (() => void)[] | null = null;
  const mine = async (rule: () => Promise<unknown>) => {
    await new Promise<void>((resolve) => (waiting === null ? resolve() : waiting.push(resolve)));
    return isAlive() ? rule() : new Promise(() => undefined);
  };
  const frames = Object.fromEntries(
    (['append', 'read', 'range', 'dropUpTo', 'renumber'] as const).map((name) => [
      name,
      (...given: never[]) =>
        mine(() =>
          (name === 'append' || name === 'renumber') && isFull()
            ? Promise.reject(new Error('No room.'))
            : (disk[name] as (...all: never[]) => Promise<unknown>)(...given),
        ),
    ]),
  ) as unknown as UnsentFrames;
  return {
    frames,
    wait: () => {
      waiting ??= [];
    },
    go: () => {
      const asked = waiting ?? [];
      waiting = null;
      asked.forEach((go) => go());
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** Pause between two looks, in ms. */
const pause = 200;
/** A collection leaves what was made while it ran; the second and third one take that too. */
const collections = 3;

/** What a Worker has held, in bytes. */
export interface WorkerMemory {
  /** Its heap and the buffers outside of it at each look, after a collection. */
  readonly held: number[];
  /** The most that was there before a collection. */
  readonly most: number;
}

/**
 * Looks again and again at the memory of each Worker of a page whose address has a text,
 * also of those that start later.
 */
export async function watchWorkerMemory(session: CDPSession, address: string) {
  const workers = new Set<string>();
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.url.includes(address)) {
      workers.add(sessionId);
    }
  });
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  const ask = createAsk(session);
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false });
  const held: number[] = [];
  let most = 0;
  const ending = new AbortController();
  const watch = async () => {
    while (!ending.signal.aborted) {
      for (const worker of workers) {
        most = Math.max(most, (await readBytes(ask, worker)) ?? 0);
        for (let round = 0; round < collections; round += 1) {
          await ask(worker, 'HeapProfiler.collectGarbage');
        }
        const bytes = await readBytes(ask, worker);
        if (bytes !== null) {
          held.push(bytes);
        }
      }
      await wait(pause);
    }
  };
  const watching = watch();
  return {
    async stop(): Promise<WorkerMemory> {
      ending.abort();
      await watching;
      return { held, most };
    },
  };
}

interface HeapUsage {
  readonly usedSize: number;
  readonly embedderHeapUsedSize?: number;
  readonly backingStorageSize?: number;
}

type Ask = (worker: string, method: string) => Promise<unknown>;

/** The longest wait for an answer, in ms; a Worker that has ended gives none. */
const longestAnswer = 5_000;

/** Sends messages of the protocol to the Workers of a page. The answer of an ended Worker is null. */
function createAsk(session: CDPSession): Ask {
  const waiting = new Map<number, (result: unknown) => void>();
  let count = 0;
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: unknown };
    if (id !== undefined) {
      waiting.get(id)?.(result ?? null);
      waiting.delete(id);
    }
  });
  return (sessionId, method) =>
    new Promise((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      setTimeout(resolve, longestAnswer, null).unref();
      const message = JSON.stringify({ id: count, method });
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => resolve(null));
    });
}

async function readBytes(ask: Ask, worker: string): Promise<number | null> {
  const usage = (await ask(worker, 'Runtime.getHeapUsage')) as HeapUsage | null;
  return usage === null
    ? null
    : usage.usedSize + (usage.embedderHeapUsedSize ?? 0) + (usage.backingStorageSize ?? 0);
}

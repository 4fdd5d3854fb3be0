import { setTimeout as pass } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** What a page holds after everything that can go has gone; `heap` in bytes. */
export interface Held {
  heap: number;
  nodes: number;
  listeners: number;
  audioHandlers: number;
}

const pause = 1_000;
const mostPauses = 40;

/**
 * Collects what is collectable and counts the rest. A page that has recorded
 * lets a recorder go some time after it has ended, and its tracks only after
 * that: `steadyFor` is how many seconds nothing more may have gone.
 */
export async function measureHeld(session: CDPSession, steadyFor = 0): Promise<Held> {
  let held = await collect(session);
  for (let steady = 0, pauses = 0; steady < steadyFor && pauses < mostPauses; pauses += 1) {
    await pass(pause);
    const next = await collect(session);
    steady = next.listeners < held.listeners || next.nodes < held.nodes ? 0 : steady + 1;
    held = next;
  }
  return held;
}

async function collect(session: CDPSession): Promise<Held> {
  for (let round = 0; round < 4; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    audioHandlers: value('AudioHandlers'),
  };
}

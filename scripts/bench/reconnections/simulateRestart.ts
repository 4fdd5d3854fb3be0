import { computeBackOff } from '../../../packages/machines/src/shared/computeBackOff.ts';

/** The sessions that come back after a restart of their server. */
export interface Restart {
  /** Length of the outage, in seconds. */
  outage: number;
  /** The most sessions that come back within one second. */
  peak: number;
  /** Sessions per second between the first and the last that comes back. */
  mean: number;
  /** When the last session is back, in seconds after the server. */
  last: number;
}

/**
 * Plays a restart of a server: all its sessions are lost at once, and each tries
 * again by the waits of the client until the server answers.
 *
 * @param sessions how many; their places within the range of each wait are spread evenly
 * @param outage in seconds
 */
export function simulateRestart(sessions: number, outage: number): Restart {
  const back = Array.from({ length: sessions }, (_, session) =>
    firstTryAfter(outage, (session + 0.5) / sessions),
  );
  const first = back.reduce((a, b) => Math.min(a, b));
  const last = back.reduce((a, b) => Math.max(a, b));
  const perSecond = new Map<number, number>();
  for (const moment of back) {
    const second = Math.floor(moment - first);
    perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
  }
  return {
    outage,
    peak: Math.max(...perSecond.values()),
    mean: sessions / (last - first),
    last: last - outage,
  };
}

function firstTryAfter(outage: number, place: number): number {
  let moment = 0;
  for (let failures = 1; moment < outage || failures === 1; failures += 1) {
    moment += computeBackOff(failures, place) / 1_000;
  }
  return moment;
}

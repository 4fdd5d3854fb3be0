import type { CDPSession, Page } from 'playwright';
import { type Bench, type Finding } from './bench.ts';
import { withBenchPage } from './benchPage.ts';
import { computeMedian, computeP95 } from './statistics.ts';
import type { Contestant } from './typing/page.tsx';

const keys = '1234567890'.repeat(3);
const rounds = 12;
const warmUp = 2;
const most = 0.5;

const contestants: { name: Contestant; what: string; judged: boolean }[] = [
  { name: 'TextField', what: 'TextField', judged: true },
  { name: 'NumberField', what: 'NumberField', judged: true },
  { name: 'Form', what: 'Form of five fields, with faults', judged: true },
  { name: 'bare', what: 'a bare input', judged: false },
  { name: 'controlled', what: 'the same five fields in one React state', judged: false },
];

export const typing: Bench = {
  name: 'typing',
  about: `script for each key, over ${keys.length} keys, ${rounds} rounds in turn, beside a bare input and a form that goes through React at every key`,
  run: () => withBenchPage('typing', async (page) => listFindings(await measureRounds(page))),
};

async function measureRounds(page: Page): Promise<Map<Contestant, number[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measured = new Map<Contestant, number[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const { name } of contestants) {
      const time = await measureOnce(page, session, name);
      if (round >= warmUp) {
        measured.get(name)?.push(time);
      }
    }
  }
  return measured;
}

// Counted by the browser: all script that ran between the first key and the last.
async function measureOnce(page: Page, session: CDPSession, name: Contestant): Promise<number> {
  await page.evaluate((name) => globalThis.showField(name), name);
  const before = await readScriptTime(session);
  for (const key of keys) {
    await page.keyboard.press(key);
  }
  const after = await readScriptTime(session);
  const typed = await page.evaluate(() => globalThis.typed());
  if (typed.length !== keys.length) {
    throw new Error(`The field holds «${typed}» and not what was typed, so its time says nothing.`);
  }
  return ((after - before) * 1_000) / keys.length;
}

async function readScriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}

function listFindings(measured: Map<Contestant, number[]>): Finding[] {
  return contestants.map(({ name, what, judged }) => {
    const values = measured.get(name) ?? [];
    const value = `median ${precise(computeMedian(values))}, p95 ${precise(computeP95(values))}`;
    return judged
      ? { name: what, value, beside: `budget ${most} ms`, holds: computeMedian(values) <= most }
      : { name: what, value, beside: 'the library, above' };
  });
}

function precise(value: number): string {
  return `${value.toFixed(2)} ms`;
}

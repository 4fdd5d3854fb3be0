import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { startServer } from '@nevisa/mocks/server';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunchOptions } from '../chromium.ts';
import { milliseconds, type Bench, type Finding } from './bench.ts';
import { medianOf, p95Of, pairedRatioOf } from './statistics.ts';
import type { Contestant, Round } from './themeSwitch/page.tsx';

const rounds = 60;
const warmUp = 10;
const orders: Contestant[][] = [
  ['library', 'plain', 'short'],
  ['plain', 'short', 'library'],
  ['short', 'library', 'plain'],
];

export const themeSwitch: Bench = {
  name: 'theme-switch',
  about: `1,000 buttons change their theme: style and layout, ${rounds} rounds, each beside plain CSS`,
  run: async () => findingsOf(await measureRounds(await buildPage())),
};

async function buildPage(): Promise<string> {
  const folder = join(import.meta.dirname, '../../node_modules/.cache/nevisa-bench/theme-switch');
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'themeSwitch'),
    logLevel: 'error',
    plugins: [react()],
    // React counts commits only in its profiling build.
    resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } },
    build: { outDir: folder, emptyOutDir: true },
  });
  return folder;
}

async function measureRounds(folder: string): Promise<Round[]> {
  const server = await startServer({ port: 0, appFolder: folder, routes: ['/'] });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    // Transitions would run into the next round.
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(server.url);
    await page.waitForFunction(() => 'measureRound' in globalThis);
    const measured: Round[] = [];
    for (let round = 0; round < warmUp + rounds; round += 1) {
      const order = orders[round % orders.length] ?? [];
      measured.push(await page.evaluate((names) => globalThis.measureRound(names), order));
    }
    return measured.slice(warmUp);
  } finally {
    await browser.close();
    await server.close();
  }
}

function findingsOf(measured: Round[]): Finding[] {
  const library = measured.map((round) => round.library);
  const plain = measured.map((round) => round.plain);
  const short = measured.map((round) => round.short);
  const commits = measured.reduce((sum, round) => sum + round.commits, 0);
  return [
    { name: 'library', value: timesOf(library) },
    { name: 'its rules as plain CSS', value: timesOf(plain) },
    { name: 'short CSS by hand', value: timesOf(short) },
    { name: 'ratio to plain CSS', value: pairedRatioOf(library, plain).toFixed(2), limit: '1.15' },
    { name: 'ratio to short CSS', value: pairedRatioOf(library, short).toFixed(2) },
    { name: 'React commits', value: String(commits), limit: '0' },
  ];
}

function timesOf(values: number[]): string {
  return `median ${milliseconds(medianOf(values))}, p95 ${milliseconds(p95Of(values))}`;
}

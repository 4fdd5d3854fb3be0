import { availableParallelism, cpus } from 'node:os';
import { audioFrame } from './bench/audioFrame.ts';
import type { Bench, Finding } from './bench/bench.ts';
import { layoutShift } from './bench/layoutShift.ts';
import { storybook } from './bench/storybook.ts';
import { themeSwitch } from './bench/themeSwitch.ts';

/**
 * Measures speed on this machine and prints it beside its goals: all benches,
 * or those named (`npm run bench theme-switch`). Times differ from machine to
 * machine, so nothing fails here.
 */
const benches: Bench[] = [themeSwitch, audioFrame, layoutShift, storybook];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => benches.every((bench) => bench.name !== name));

if (unknown.length > 0) {
  const names = benches.map(({ name }) => name).join(', ');
  console.error(`There is no bench called ${unknown.join(', ')}; there are ${names}.`);
  process.exitCode = 1;
} else {
  console.log(`${availableParallelism()} × ${cpus()[0]?.model ?? 'an unknown processor'}`);
  for (const bench of benches) {
    if (asked.length === 0 || asked.includes(bench.name)) {
      console.log(`\n${bench.name}: ${bench.about}`);
      console.log(tableOf(await bench.run()));
    }
  }
}

function tableOf(findings: Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  return findings
    .map(({ name, value, limit }) => {
      const goal = limit === undefined ? '' : `   (goal ${limit})`;
      return `  ${name.padEnd(width)}  ${value}${goal}`;
    })
    .join('\n');
}

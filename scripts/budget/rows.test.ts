import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  formatTable,
  isKept,
  listChunkRows,
  listJourneyRows,
  listVisitRows,
  makeSmallScriptsRow,
  makeStoredFilesRow,
} from './rows.ts';
import type { Loaded, Visit } from './visit.ts';

const small: Loaded[] = [
  file('session/signin', 'document', 600),
  file('assets/index-abcdefgh.js', 'script', 100_000),
  file('assets/vazirmatn-abcdefgh.woff2', 'font', 28_000),
];

describe('the budget of the sign-in route', () => {
  it('is kept by a page that loads one light script and one font', () => {
    expect(over(makeVisit(small))).toEqual([]);
  });

  it.each([
    ['scripts, gzip', [file('assets/a.js', 'script', 30_000)]],
    ['scripts, brotli', [file('assets/a.js', 'script', 30_000)]],
    ['all on the wire, brotli', [file('assets/a.css', 'stylesheet', 60_000)]],
    ['requests', ['a', 'b', 'c', 'd', 'e'].map((name) => file(name, 'image', 1))],
    ['requests to other hosts', [{ ...small[0]!, url: 'https://fonts.test/a.css' }]],
    ['font files', [file('assets/latin.woff2', 'font', 10_000)]],
    ['font heavy.woff2', [file('assets/heavy.woff2', 'font', 31_000)]],
  ])('is exceeded in "%s"', (name, more) => {
    expect(over(makeVisit([...small, ...more]))).toContain(name);
  });

  it('lets a second font come when Latin letters can be read', () => {
    const loaded = [...small, file('assets/latin.woff2', 'font', 10_000)];
    expect(over({ ...makeVisit(loaded), showsLatin: true })).toEqual([]);
  });

  it.each([
    '/repo/node_modules/msw/lib/browser/index.mjs',
    '/repo/mocks/accounts.ts',
    '/repo/node_modules/storybook/dist/test.js',
    '/repo/node_modules/react-aria-components/dist/Menu.mjs',
    '/repo/apps/web/src/features/management/messages/MessagesAdminScreen.tsx',
  ])('has no place for %s', (id) => {
    const modules = new Map([['assets/index-abcdefgh.js', ['/repo/apps/web/src/main.tsx', id]]]);
    const row = listVisitRows(makeVisit(small), modules).find(({ name }) =>
      name.startsWith('modules'),
    );
    expect(row?.value).toBe(1);
    expect(row?.parts[0]).toContain(id);
  });
});

describe('the budget of further scripts', () => {
  it('counts each by itself, and none that the sign-in route has loaded', () => {
    const scripts = new Map([
      ['assets/index-abcdefgh.js', randomBytes(100_000)],
      ['assets/live-abcdefgh.js', randomBytes(30_000)],
      ['assets/editor-abcdefgh.js', randomBytes(41_000)],
    ]);
    const rows = listChunkRows(makeVisit(small), scripts);
    expect(rows.map(({ name }) => name)).toEqual(['chunk live.js, gzip', 'chunk editor.js, gzip']);
    expect(rows.map(isKept)).toEqual([true, false]);
  });
});

describe('the budget of a sign-in', () => {
  const requests = (count: number) =>
    Array.from({ length: count }, (_, n) => `GET /assets/${n}.js`);

  it('counts the requests before and after the press, and the scripts after it', () => {
    const rows = listJourneyRows({
      whileTyping: requests(14),
      afterPress: ['POST /account/login', ...requests(3)],
    });
    expect(rows.map(({ value }) => value)).toEqual([14, 4, 3]);
    expect(rows.every(isKept)).toBe(true);
    const waterfall = listJourneyRows({ whileTyping: [], afterPress: requests(13) });
    expect(waterfall.map(isKept)).toEqual([true, false, false]);
  });

  it('X-320: weighs the files that the service worker stores, fonts as they are', () => {
    const weigh = (bytes: number) =>
      makeStoredFilesRow(
        new Map([
          ['assets/a.js', randomBytes(bytes)],
          ['assets/b.woff2', randomBytes(500_000)],
        ]),
      );
    expect(isKept(weigh(290_000))).toBe(true);
    expect(isKept(weigh(301_000))).toBe(false);
  });

  it('counts the scripts that are too small', () => {
    const scripts = new Map([
      ['assets/a.js', randomBytes(900)],
      ['assets/b.js', randomBytes(1_000)],
    ]);
    expect(makeSmallScriptsRow(scripts)).toMatchObject({ value: 1, parts: ['assets/a.js'] });
  });
});

describe('the table', () => {
  it('marks what is over and lists its parts', () => {
    const parts = ['/session/signin', '/assets/a.js'];
    expect(
      formatTable([
        { name: 'scripts', value: 99_940, limit: 128_000, unit: 'bytes', parts: ['a'] },
        { name: 'requests', value: 2, limit: 1, unit: 'count', parts },
      ]),
    ).toBe(
      [
        'ok   scripts    99.9 kB of 128.0 kB',
        'OVER requests         2 of 1',
        '',
        'requests:',
        '  /session/signin',
        '  /assets/a.js',
      ].join('\n'),
    );
  });
});

// Random bytes cannot be compressed, so a file weighs what it says.
function file(path: string, kind: string, size: number): Loaded {
  return { url: `http://127.0.0.1:4173/${path}`, kind, body: randomBytes(size) };
}

function makeVisit(loaded: Loaded[]): Visit {
  return { host: '127.0.0.1:4173', loaded, showsLatin: false };
}

function over(visit: Visit): string[] {
  return listVisitRows(visit, new Map())
    .filter((row) => !isKept(row))
    .map(({ name }) => name);
}

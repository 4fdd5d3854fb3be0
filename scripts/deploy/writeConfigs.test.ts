import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypes } from '@nevisa/mocks/contentTypes';
import { makeSecurityHeaders } from '@nevisa/mocks/securityHeaders';
import { describe, expect, it } from 'vitest';
import { guestPages } from '../../apps/web/src/prerender/guestPages.ts';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { type DeploySettings, defaultSettings } from './settings.ts';
import { listConfigs } from './writeConfigs.ts';

const folder = join(import.meta.dirname, '../../deploy');
const openings = {
  connect: ['https://api.example', 'wss://api.example'],
  images: ['https://pictures.example'],
  media: ['https://sounds.example'],
  google: true,
};

const inline = { styleHashes: ['sha256-style='], scriptHashes: ['sha256-script='] };

const kinds: [name: string, settings: DeploySettings][] = [
  ['without an opening', defaultSettings],
  ['with all openings and the hashes of pages', { ...defaultSettings, openings, inline }],
  ['with a proxy', { ...defaultSettings, proxy: 'https://api.example:8443' }],
];

describe('the files of deploy/', () => {
  it('they are what npm run deploy:config writes', async () => {
    const expected = listConfigs(defaultSettings);
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const kept = names
      .filter((entry) => entry.isFile() && /\.conf$|^Caddyfile$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name));
    const texts = await Promise.all(
      kept.map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'utf8')]),
    );
    expect(
      Object.fromEntries(texts),
      'Run npm run deploy:config and commit what it writes.',
    ).toEqual(expected);
  });
});

describe('the image', () => {
  it('it can be built with each setting of .env.example', async () => {
    const names = async (path: string, name: RegExp) =>
      Array.from(
        (await readFile(path, 'utf8')).matchAll(name),
        ([, found = '']) => found,
      ).toSorted();
    expect(await names(join(folder, 'Dockerfile'), /^ARG (VITE_\w+)=""$/gm)).toEqual(
      await names(join(folder, '../.env.example'), /^(VITE_\w+)=/gm),
    );
  });
});

describe.each(kinds)('a configuration %s', (_name, settings) => {
  const files = listConfigs(settings);
  const text = (path: string) => files[path] ?? '';
  const secure = makeSecurityHeaders({ ...settings.openings, ...settings.inline, https: true });
  const plain = makeSecurityHeaders({ ...settings.openings, ...settings.inline });

  it.each([
    ['nginx/nevisa/headers.conf', secure],
    ['nginx/nevisa/redirect-headers.conf', plain],
  ])('%s has each header of the table with its value, always', (path, table) => {
    const lines = Array.from(
      text(path).matchAll(/^add_header (\S+) "(.*)" always;$/gm),
      ([, name = '', value = '']) => [name, value.replaceAll(String.raw`\"`, '"')],
    );
    expect(lines).toEqual(Object.entries(table));
  });

  it.each([
    ['headers', secure],
    ['redirect-headers', plain],
  ])('the part (%s) of the Caddyfile has each header of the table', (part, table) => {
    const lines = Array.from(
      snippet(part).matchAll(/^\theader (\S+) `(.*)`$/gm),
      ([, name, value]) => [name, value],
    );
    expect(lines).toEqual(Object.entries(table));
  });

  it('every location of nginx with a header of its own includes the table', () => {
    const blocks = text('nginx/nevisa/site.conf').match(/^location [^{]*\{[\s\S]*?^\}/gm) ?? [];
    expect(blocks.length).toBeGreaterThan(10);
    const without = blocks.filter(
      (block) => block.includes('add_header') && !block.includes('include nevisa/headers.conf;'),
    );
    expect(without).toEqual([]);
  });

  it('R-020…R-040: nginx and Caddy know every route, also with a slash at its end, and match nothing but it', () => {
    const nginx = Array.from(
      text('nginx/nevisa/http.conf').matchAll(/^ {2}"~(\^.*)\(\?:\\\?\|\\z\)" 1;$/gm),
      ([, pattern = '']) => new RegExp(`${pattern}(?:\\?|$)`),
    );
    const caddy = Array.from(
      text('caddy/Caddyfile').matchAll(/^\t\t@(?:page|result) path_regexp \w+ (.*)$/gm),
      ([, pattern = '']) => new RegExp(pattern),
    );
    const known = (patterns: RegExp[], path: string) => patterns.some((one) => one.test(path));
    for (const path of Object.values(paths)) {
      for (const same of [path, `${path}/`]) {
        expect([known(nginx, same), known(caddy, same)], same).toEqual([true, true]);
      }
      for (const other of [`${path}x`, `/x${path}`, `${path}/x`, path.toUpperCase() + 'X']) {
        expect([known(nginx, other), known(caddy, other)], other).toEqual([false, false]);
      }
    }
    expect(known(nginx, '/messages?a=1')).toBe(true);
  });

  it('each place of nginx and Caddy that answers routes looks for the page of the address first', () => {
    const lines = (path: string, wanted: RegExp) => text(path).match(wanted) ?? [];
    const nginx = lines('nginx/nevisa/site.conf', /^\s+try_files \S+\.html .*$/gm);
    // The payment result has a place of its own.
    expect(nginx.map((line) => line.trim())).toEqual(
      Array(2).fill('try_files $nevisa_file.html /index.html =404;'),
    );
    const caddy = lines('caddy/Caddyfile', /^\s+try_files .*$/gm);
    expect(caddy.map((line) => line.trim())).toEqual([
      'try_files {re.result.1}.html /index.html',
      'try_files {re.page.1}.html /index.html',
    ]);
    const known: readonly string[] = Object.values(paths);
    expect(guestPages.filter(({ path }) => !known.includes(path))).toEqual([]);
  });

  it('every content type of the demo server is given', () => {
    for (const [ending, type] of Object.entries(contentTypes)) {
      const escaped = ending.slice(1);
      expect(text('nginx/nevisa/site.conf')).toMatch(
        new RegExp(
          `^ {2}"${type.replaceAll(/[.+*?]/g, String.raw`\$&`)}"[^;]* ${escaped}[ ;]`,
          'm',
        ),
      );
      expect(text('caddy/Caddyfile')).toContain(`@${escaped} path *${ending}\n`);
      expect(text('caddy/Caddyfile')).toContain(`Content-Type "${type}"`);
    }
  });

  it('the log has no variable with a query or a referrer', () => {
    const format = /log_format nevisa '(.*)';/.exec(text('nginx/nevisa/http.conf'))?.[1] ?? '';
    expect(format.match(/\$\w+/g)).toEqual([
      '$time_iso8601',
      '$request_method',
      '$nevisa_path',
      '$status',
      '$body_bytes_sent',
      '$request_time',
    ]);
    const logs = text('caddy/Caddyfile').match(/request>headers delete/g) ?? [];
    expect(logs).toHaveLength(2);
  });

  function snippet(name: string): string {
    return text('caddy/Caddyfile').split(`(${name}) {`)[1]?.split('\n}')[0] ?? '';
  }
});

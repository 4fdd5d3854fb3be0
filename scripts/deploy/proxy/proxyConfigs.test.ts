import { keepAliveInterval } from '@nevisa/api';
import { longestFilePart } from '@nevisa/api/files';
import { fullContract } from '@nevisa/api/management';
import { makeSecurityHeaders } from '@nevisa/mocks/securityHeaders';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../apps/web/src/shared/paths.ts';
import { avatars } from '../../../mocks/fixtures/avatars.ts';
import { uploadedAvatarPath } from '../../../mocks/rules/avatars.ts';
import { soundPath } from '../../../mocks/rules/historySound.ts';
import { defaultSettings } from '../settings.ts';
import { listConfigs } from '../writeConfigs.ts';
import { apiPaths } from './apiPaths.ts';

const files = listConfigs({ ...defaultSettings, proxy: 'http://127.0.0.1:8000' });
const text = (path: string) => files[path] ?? '';
const [http, api, call] = [
  text('nginx/nevisa/http.conf'),
  text('nginx/nevisa/api.conf'),
  text('nginx/nevisa/call.conf'),
];
const caddyfile = text('caddy/Caddyfile');
const secure = Object.keys(makeSecurityHeaders({ https: true }));

const calls = Object.values(fullContract).map(({ path }) => path.replace(/:\w+/, 'task-1'));
const others = ['/nevisa/live', '/onlineASR6', soundPath, uploadedAvatarPath];
const asked = [...calls, ...others, ...Object.keys(avatars)];

const nginxMaps = ['no_call', 'no_api'].flatMap((name) =>
  Array.from(
    (http.split(`map $request_uri $nevisa_${name} {`)[1]?.split('\n}')[0] ?? '').matchAll(
      /^ {2}"~(\^.*)\(\?:\\\?\|\\z\)" 0;$/gm,
    ),
    ([, pattern = '']) => new RegExp(`${pattern}(?:\\?|$)`),
  ),
);
const caddyRoutes = Array.from(
  caddyfile.matchAll(/^\t+vars_regexp \{http\.request\.uri\} `(.*)`$/gm),
  ([, pattern = '']) => new RegExp(pattern),
);
const isPassed = (address: string) =>
  [nginxMaps, caddyRoutes].map((patterns) => patterns.some((one) => one.test(address)));

describe('the addresses of an API at the origin of the site', () => {
  it.each(asked)('%s is passed by nginx and Caddy, as it is written and with a query', (path) => {
    expect(isPassed(path)).toEqual([true, true]);
    expect(isPassed(`${path}?a=1`)).toEqual([true, true]);
    const spelt = [`${path}x/y`, `/x${path}`, `/${path}`, path.toUpperCase(), `${path};a=1`];
    const folder = path.startsWith('/media/') ? [1, 2, 3] : spelt.keys();
    for (const index of folder) {
      expect(isPassed(spelt[index] ?? ''), spelt[index]).toEqual([false, false]);
    }
  });

  it('no path of the app is one of the API', () => {
    for (const path of [...Object.values(paths), '/healthz', '/csp-report', '/assets/a-1.js']) {
      expect(isPassed(path), path).toEqual([false, false]);
      expect(isPassed(`${path}?a=1`), path).toEqual([false, false]);
    }
  });

  it('a field of a path stays one part of it, and a file in its folder', () => {
    const others = ['', '.', '..', '%2e%2E', 'a%2F..%2Fb', '..%5cb', 'a/b', '%', '%zz'];
    for (const id of others) {
      expect(isPassed(`/celery-progress/${id}/`), id).toEqual([false, false]);
    }
    for (const id of ['.a', 'a.b', '...a', 'a%20b', '%DB%B1', '77']) {
      expect(isPassed(`/celery-progress/${id}/`), id).toEqual([true, true]);
    }
    for (const name of ['', 'a/', 'a//b', '../a', 'a/../b', 'a/%2e%2e/b']) {
      expect(isPassed(`/media/${name}`), name).toEqual([false, false]);
    }
  });
});

describe('the proxy of nginx', () => {
  it('each path has one location, and each includes what every call needs', () => {
    const blocks = Array.from(api.matchAll(/^location (=|\^~) (\S+) \{[\s\S]*?^\}/gm));
    const places = blocks.map(([, , place = '']) => place);
    expect(new Set(places).size).toBe(apiPaths.length);
    expect(places).toHaveLength(apiPaths.length);
    expect(blocks.filter(([block]) => !block.includes('include nevisa/call.conf;'))).toEqual([]);
    for (const path of asked) {
      const holding = blocks.filter(([, kind, place = '']) =>
        kind === '=' ? place === path : path.startsWith(place),
      );
      expect(holding, path).toHaveLength(1);
    }
  });

  it('parts of sounds, files and pictures are passed while they come, and saved texts are admitted', () => {
    const unbuffered = Array.from(
      api.matchAll(/^location = (\S+) \{\n(?: .*\n)*? {2}proxy_request_buffering off;/gm),
      ([, path]) => path,
    );
    expect(unbuffered).toEqual([
      fullContract.uploadAvatar.path,
      fullContract.uploadHistoryAudio.path,
      fullContract.sendFilePart.path,
    ]);
    const limit = (path: string) =>
      Number(
        new RegExp(`^location = ${path} \\{\n {2}client_max_body_size (\\d+);`, 'm').exec(api)?.[1],
      );
    expect(limit(fullContract.createHistory.path)).toBe(16 * 1_048_576);
    expect(limit(fullContract.sendFilePart.path)).toBeGreaterThan(longestFilePart);
    expect(call).toContain('proxy_buffering off;');
  });

  it('a silent socket is kept for many keep-alives, in seconds', () => {
    const silences = Array.from(
      api.matchAll(/proxy_read_timeout (\d+)s;\n {2}proxy_set_header Upgrade/g),
      ([, seconds]) => Number(seconds) * 1_000,
    );
    expect(silences).toEqual([60 * keepAliveInterval, 3_600_000]);
  });

  it('a header of the site and the banners are hidden, and no call is sent twice', () => {
    const hidden = Array.from(call.matchAll(/^proxy_hide_header (\S+);$/gm), ([, name]) => name);
    expect(hidden).toEqual([...secure, 'Server', 'X-Powered-By']);
    expect(call).toContain('proxy_next_upstream off;');
    expect(call).toContain('error_log /dev/null emerg;');
  });

  it('the certificate of an API over https is checked', () => {
    const over = (proxy: string) =>
      listConfigs({ ...defaultSettings, proxy })['nginx/nevisa/call.conf'];
    expect(over('https://api.example')).toContain('proxy_ssl_verify on;');
    expect(over('http://api.example')).not.toContain('proxy_ssl');
  });
});

describe('the proxy of Caddy', () => {
  it('an answer with a length is passed on while it comes, and not when Caddy has 4 kB of it', () => {
    const [, interval] =
      /^\treverse_proxy .* \{\n\t\tflush_interval (\d+)ms$/m.exec(caddyfile) ?? [];
    expect(Number(interval)).toBeGreaterThan(0);
    expect(Number(interval)).toBeLessThanOrEqual(1_000);
  });

  it('a header of the site and the banners are hidden, and no call is sent twice', () => {
    const hidden = Array.from(caddyfile.matchAll(/^\t\theader_down -(\S+)$/gm), ([, name]) => name);
    expect(hidden).toEqual([...secure, 'Server', 'X-Powered-By']);
    expect(caddyfile).toContain('keepalive off');
    expect(caddyfile).not.toMatch(/lb_(?:try_duration|retries)/);
  });

  it('the bodies of calls are limited as nginx limits them', () => {
    const sizes = (source: string, size: RegExp) =>
      new Set(Array.from(source.matchAll(size), ([, bytes]) => bytes));
    expect(sizes(caddyfile, /max_size (\d+)/g)).toEqual(sizes(api, /client_max_body_size (\d+);/g));
  });
});

import { createClient, createPartClient, longestSoundPart } from '@nevisa/api';
import { fileCalls, longestFilePart } from '@nevisa/api/files';
import { fullContract } from '@nevisa/api/management';
import { accounts } from '@nevisa/mocks/accounts';
import { expect, it } from 'vitest';
import { type Header, listHeaders } from '../headerLists.ts';
import { type Answer, ask } from './ask.ts';
import { expectHeaders } from './expectHeaders.ts';
import type { ProxiedSite } from './openProxiedSite.ts';

/** The tests of the calls that go through the proxy of a server. */
export function testCalls(site: ProxiedSite): void {
  it('every call of the contract reaches the API with its method, and has the answer of the API', async () => {
    for (const { method, path } of Object.values(fullContract)) {
      const address = path.replace(/:\w+/, 'task-%DB%B1.x');
      const [mine, theirs] = [
        await ask(`${site.origin}${address}?a=%20b`, { method }),
        await ask(`${site.api().url}${address}?a=%20b`, { method }),
      ];
      expect(reached(site), address).toEqual(Array(2).fill(`${method} ${address}?a=%20b`));
      expect([mine.status, mine.body.toString()], address).toEqual([
        theirs.status,
        theirs.body.toString(),
      ]);
      expectCallHeaders(mine, listHeaders(site.settings()));
    }
  });

  it('a method that the contract has not is refused by the API, and elsewhere by the site', async () => {
    const refused = await ask(`${site.origin}/account/login`, { method: 'DELETE' });
    expect([refused.status, refused.headers['allow']]).toEqual([405, ['POST']]);
    expect(reached(site)).toEqual(['DELETE /account/login']);
    for (const path of [
      '/messages',
      '/account/loginx',
      '/nevisa/live',
      '/media/avatars/reza.svg',
    ]) {
      const answer = await ask(site.origin + path, { method: 'POST' });
      expect([answer.status, answer.headers['allow']], path).toEqual([405, ['GET, HEAD']]);
    }
    expect(reached(site)).toEqual([]);
  });

  testBodies(site);
  testLongBodies(site);
}

/** Calls with bodies: short, long and too long. */
function testBodies(site: ProxiedSite): void {
  it('R-057: a person signs in, and a wrong password is refused in the words of the API', async () => {
    const client = createClient({ host: site.origin, readToken: () => null });
    const { username, password } = accounts.sara;
    const signedIn = await client.login({ username_or_phone_or_email: username, password });
    expect(signedIn).toMatchObject({ ok: true, answer: { username } });
    const wrong = await client.login({ username_or_phone_or_email: username, password: 'x' });
    expect(wrong).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  });

  it('a text of 10 MB is saved and read again; one of 17 MB is refused', async () => {
    const { headers } = site.api();
    const save = (body: string, length = body.length) =>
      ask(`${site.origin}/nevisa/history/create`, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(length) },
        body,
      });
    const saved = await save(JSON.stringify(makeText(5_000_000)));
    expect([saved.status, saved.body.length > 10_000_000]).toEqual([201, true]);
    const { id } = JSON.parse(saved.body.toString()) as { id: string };
    const read = await ask(`${site.origin}/nevisa/history/retrieve?id=${id}`, { headers });
    expect(read.body.equals(saved.body)).toBe(true);
    const refused = await save('{', 17_000_000);
    expect([refused.status, refused.body.toString().trim()]).toEqual([413, '413']);
    expect(refused.headers['cache-control']).toEqual(['no-store']);
    expectHeaders(refused.headers, listHeaders(site.settings()));
  });

  it('X-183: a part of 8 MB of a file and one of 1 MB of a sound are taken', async () => {
    const readToken = () => accounts.admin.token;
    const files = createPartClient(fileCalls, { host: site.origin, readToken });
    const file = new Blob(['ID3', new Uint8Array(longestFilePart - 3)]);
    const sent = await files.sendFilePart({ ...filePart, client_id: site.name, file });
    expect(sent).toMatchObject({ ok: true, answer: { received: longestFilePart } });
    const client = createClient({ host: site.origin, readToken });
    const saved = await client.createHistory(makeText(10));
    const id = saved.ok ? saved.answer.id : '';
    const audio = new Blob([new Uint8Array(longestSoundPart)], { type: 'audio/webm' });
    const part = await client.uploadHistoryAudio({ id, audio, offset: 0, is_last: false });
    expect(part).toMatchObject({ ok: true, answer: { received: longestSoundPart } });
  });
}

/** Bodies that are too long for the site, or for the API alone. */
function testLongBodies(site: ProxiedSite): void {
  it('a body without a length is refused with 413 as well, in the middle of it and once', async () => {
    site.api().answerBy((request, response) => {
      request.on('error', () => undefined).on('end', () => response.end('{}'));
      request.resume();
    });
    for (const [path, bytes] of [
      ['/account/login', 1_200_000],
      ['/nevisa/history/create', 17_000_000],
      ['/recognize-file', 17_000_000],
    ] as const) {
      const refused = await ask(site.origin + path, {
        method: 'POST',
        headers: { ...site.api().headers, 'Transfer-Encoding': 'chunked' },
        body: new Uint8Array(bytes),
      });
      expect([refused.status, refused.body.toString().trim()], path).toEqual([413, '413']);
      expect(refused.headers['cache-control'], path).toEqual(['no-store']);
      expectHeaders(refused.headers, listHeaders(site.settings()));
    }
    expect(reached(site).length).toBeLessThanOrEqual(3);
  });

  it('a body that is too long for the API, and not for the site, has the 413 of the API', async () => {
    for (let times = 0; times < 20; times += 1) {
      const refused = await ask(`${site.origin}/account/login`, {
        method: 'POST',
        body: new Uint8Array(900_000),
      });
      expect([refused.status, refused.body.toString()]).toEqual([
        413,
        expect.stringContaining('http_413'),
      ]);
    }
  });
}

/** The requests that have reached the API, which are forgotten. */
export function reached(site: ProxiedSite): string[] {
  return site
    .api()
    .requests.splice(0)
    .map(({ method, url }) => `${method} ${url}`);
}

/** The headers of the site once, those of the API as they were, and no banner of it. */
function expectCallHeaders({ headers }: Answer, table: readonly Header[]): void {
  expectHeaders(headers, table);
  expect(headers['cache-control']).toEqual(['no-store']);
  expect(headers['retry-after']).toEqual(['7']);
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['server']?.join() ?? '').not.toContain('api');
}

const filePart = {
  offset: 0,
  is_last: false,
  size: longestFilePart * 2,
  name: 'talk.mp3',
  sample_hash: 'a'.repeat(64),
  use_punctuations: true,
  use_text_to_number: true,
  diarization: 'off',
} as const;

let made = 0;

/** A new text, which is in its body twice: whole, and as a segment. */
function makeText(length: number) {
  made += 1;
  const text = 'a'.repeat(length);
  return {
    client_id: `text-${made}`,
    title: 'a',
    text,
    segments: [
      { segment_id: '1', text, start: null, end: null, words: [], speaker: null, is_edited: false },
    ],
    duration: 0,
    source: 'LIVE' as const,
    created_at: '2026-11-21T10:00:00Z',
  };
}

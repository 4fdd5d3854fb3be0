import { EventEmitter } from 'node:events';
import { request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';
import { createClient } from '@nevisa/api';
import { accounts } from '@nevisa/mocks/accounts';
import { expect, it } from 'vitest';
import { listHeaders } from '../headerLists.ts';
import { ask } from './ask.ts';
import { expectHeaders } from './expectHeaders.ts';
import type { ProxiedSite } from './openProxiedSite.ts';
import { talk } from './talk.ts';

const readToken = () => accounts.admin.token;

/** The tests of files, unfinished bodies and sockets that go through the proxy of a server. */
export function testStreams(site: ProxiedSite): void {
  it('a range of a sound is answered with its part, and a picture with its file', async () => {
    const client = createClient({ host: site.origin, readToken });
    const list = await client.listHistory({ has_audio: true });
    const id = list.ok ? (list.answer.results[0]?.id ?? '') : '';
    const link = await client.getHistoryAudioLink({ id });
    const { pathname, search } = new URL(link.ok ? link.answer.url : '');
    const part = await ask(site.origin + pathname + search, {
      headers: { Range: 'bytes=100-199' },
    });
    expect([part.status, part.body.length]).toEqual([206, 100]);
    expect(part.headers['content-range']?.[0]).toMatch(/^bytes 100-199\/\d+$/);
    expect(part.headers['accept-ranges']).toEqual(['bytes']);
    const picture = await ask(`${site.origin}/media/avatars/reza.svg`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, ['image/svg+xml']]);
    for (const { headers } of [part, picture]) {
      expectHeaders(headers, listHeaders(site.settings()));
    }
  });

  testUnfinished(site);
  testSockets(site);
}

function testUnfinished(site: ProxiedSite): void {
  it('an answer is passed on while it comes', async () => {
    const held = new EventEmitter<{ first: [] }>();
    site.api().answerBy((_, response) => {
      response.writeHead(200, { 'Content-Length': '9' }).write('first');
      const end = () => response.end('last');
      // A proxy that holds the first part back sends both at once.
      const late = setTimeout(end, 20_000);
      held.once('first', () => {
        clearTimeout(late);
        end();
      });
    });
    const parts: string[] = [];
    await new Promise<void>((resolve, reject) => {
      const request = open(site, '/nevisa/history/retrieve?id=1', 'GET');
      request.on('response', (answer) => {
        answer.on('data', (part: Buffer) => {
          parts.push(part.toString());
          held.emit('first');
        });
        answer.on('end', resolve);
      });
      request.on('error', reject);
      request.end();
    });
    expect(parts).toEqual(['first', 'last']);
  });

  it.each(['/recognize-file', '/nevisa/history/upload_audio', '/account/upload_avatar'])(
    'a part that is sent to %s reaches the API while it is sent',
    async (path) => {
      const first = new Promise<string>((resolve) => {
        site.api().answerBy((request, response) => {
          request.once('data', (part: Buffer) => resolve(part.toString()));
          request.on('end', () => response.end('{}'));
        });
      });
      const request = open(site, path, 'POST', { 'Content-Length': '10' });
      const answered = new Promise((resolve) => request.on('response', resolve));
      request.write('first');
      expect(await first).toBe('first');
      request.end(' last');
      expect(await answered).toMatchObject({ statusCode: 200 });
    },
  );
}

function testSockets(site: ProxiedSite): void {
  it('messages of a live session go both ways, and the socket closes with the code of the service', async () => {
    const client = createClient({ host: site.origin, readToken });
    const session = await client.createLiveSession({
      client_id: site.name,
      engine: 'nevisa',
      mode: 'stream',
      encoding: 'pcm_s16le',
    });
    const { ws_url, ticket, session_id } = session.ok ? session.answer : ({} as never);
    // The API learns from the proxy that it is reached over https, and by which name.
    expect(ws_url).toBe('wss://127.0.0.1/nevisa/live');
    const address = `${toSocket(site.origin)}${new URL(ws_url).pathname}?ticket=${ticket}`;
    const { answers, code } = await talk(address, [
      { type: 'start', session_id },
      { type: 'stop' },
    ]);
    expect(answers.at(0)).toMatchObject({ type: 'ready', session_id });
    expect(answers.at(-1)).toMatchObject({ type: 'stopped' });
    expect(code).toBe(1000);
    expect(await talk(address, [])).toEqual({ answers: [], code: 4401 });
  });

  it('X-5: so do those of the older protocol', async () => {
    const address = `${toSocket(site.origin)}/onlineASR6?Authorization=${accounts.admin.token}&api-key=key`;
    const say = (message: string) => ({ message });
    const { answers, code } = await talk(address, [null, say('REQ'), say('SOES'), say('EOES')]);
    expect(answers).toEqual([say('INIT'), say('REQ-RESPONSE'), say('SOES-RESPONSE')]);
    expect(code).toBe(1000);
  });
}

function open(
  { origin }: ProxiedSite,
  path: string,
  method: string,
  headers: Record<string, string> = {},
) {
  const send = origin.startsWith('https:') ? askHttps : askHttp;
  return send(origin + path, { method, headers, agent: false, rejectUnauthorized: false });
}

function toSocket(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

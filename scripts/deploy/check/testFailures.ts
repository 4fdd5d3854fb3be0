import { accounts } from '@nevisa/mocks/accounts';
import { expect, it } from 'vitest';
import { listHeaders } from '../headerLists.ts';
import { ask } from './ask.ts';
import { expectHeaders } from './expectHeaders.ts';
import type { ProxiedSite } from './openProxiedSite.ts';
import { reached } from './testCalls.ts';

/** The tests of what the proxy of a server does not pass, and of an API that fails. */
export function testFailures(site: ProxiedSite): void {
  it('an address that is misspelt does not reach the API', async () => {
    const misspelt = [
      '/account/%6Cogin',
      '//account/login',
      '/ACCOUNT/LOGIN',
      '/account/login/',
      '/account/login;a=1',
      '/account/nope',
      '/celery-progress/a%2Fb/',
    ];
    // Caddy takes the dots away, and may find a page of the app.
    const dotted = [
      '/x/../account/login',
      '/x/%2e%2e/account/login',
      '/celery-progress/../',
      '/celery-progress/%2e%2e/',
      '/celery-progress/a%2F..%2Fb/',
      '/media/../account/retrieve',
      '/media/%2e%2e/account/retrieve',
    ];
    for (const path of [...misspelt, ...dotted]) {
      const answer = await ask(`${site.origin}${path}?a=1`);
      expect(misspelt.includes(path) ? answer.status : 404, path).toBe(404);
      expectHeaders(answer.headers, listHeaders(site.settings()));
    }
    expect(reached(site)).toEqual([]);
  });

  it('the API receives the site and the address of the client, and nothing that the client says of them', async () => {
    const said = Object.fromEntries(
      [
        'X-Forwarded-For',
        'X-Forwarded-Host',
        'X-Forwarded-Proto',
        'X-Forwarded-Port',
        'X-Real-IP',
        'Forwarded',
        'X_Forwarded_For',
      ].map((name) => [name, 'made-up']),
    );
    const headers = { ...said, Authorization: `token ${accounts.admin.token}` };
    await ask(`${site.origin}/account/retrieve`, { headers });
    const received = site.api().requests[0]?.headersDistinct ?? {};
    expect(received).toMatchObject({
      host: ['127.0.0.1'],
      'x-forwarded-for': ['127.0.0.1'],
      'x-forwarded-host': ['127.0.0.1'],
      'x-forwarded-proto': ['https'],
      authorization: [headers.Authorization],
    });
    expect(JSON.stringify(received)).not.toContain('made-up');
  });

  testBroken(site);
}

/** An API that breaks off, that fails, and that has ended. */
function testBroken(site: ProxiedSite): void {
  it.each(['POST', 'PUT', 'GET'])(
    'a %s that the API breaks off is answered with 502, and is sent once',
    async (method) => {
      site
        .api()
        .answerBy((request) =>
          request.on('data', () => undefined).on('end', () => request.socket.destroy()),
        );
      const body = method === 'GET' ? undefined : '{"service_id":"1"}';
      const question = { method, ...(body !== undefined && { body }) };
      const answer = await ask(`${site.origin}/nevisa/buy_service`, question);
      expect(reached(site)).toEqual([`${method} /nevisa/buy_service`]);
      expectUnanswered(answer, site);
    },
  );

  it('the own 502 of the API is passed on', async () => {
    site.api().answerBy((_, response) => {
      response.writeHead(502, { 'Cache-Control': 'private' }).end('{"detail":"a"}');
    });
    const answer = await ask(`${site.origin}/account/retrieve`);
    expect([answer.status, answer.body.toString()]).toEqual([502, '{"detail":"a"}']);
    expect(answer.headers['cache-control']).toEqual(['private']);
  });

  it('R-232: after the end of the API its calls are answered with 502, and the app as before', async () => {
    await site.api().close();
    const body = '{}';
    expectUnanswered(await ask(`${site.origin}/account/login`, { method: 'POST', body }), site);
    expectUnanswered(await ask(`${site.origin}/onlineASR6?Authorization=a`), site);
    expectUnanswered(await ask(`${site.origin}/media/avatars/reza.svg`), site);
    expect((await ask(`${site.origin}/messages`)).status).toBe(200);
  });
}

function expectUnanswered(answer: Awaited<ReturnType<typeof ask>>, site: ProxiedSite): void {
  expect([answer.status, answer.body.toString().trim()]).toEqual([502, '502']);
  expect(answer.headers['cache-control']).toEqual(['no-store']);
  expect(answer.headers['content-type']).toEqual(['text/plain; charset=utf-8']);
  expect(answer.headers['retry-after']).toBeUndefined();
  expectHeaders(answer.headers, listHeaders(site.settings()));
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getContentType } from '@nevisa/mocks/contentTypes';
import { startServer } from '@nevisa/mocks/server';
import { expect, it } from 'vitest';
import { guestPages } from '../../../apps/web/src/prerender/guestPages.ts';
import { listHeaders, listRedirectHeaders } from '../headerLists.ts';
import { routes } from '../routePattern.ts';
import type { DeploySettings } from '../settings.ts';
import { findAsset, listAnswerCases } from './answerCases.ts';
import { ask } from './ask.ts';
import { readDeployment } from './deployment.ts';
import { expectHeaders } from './expectHeaders.ts';

const html = getContentType('index.html');

/** The tests of the answers that every server of a deployment gives at an origin. */
export function testAnswers(origin: string, settings: () => DeploySettings): void {
  it.each(listAnswerCases())(
    '$method $path is answered with $status and every header once',
    async ({ method, path, status, cacheControl, contentType }) => {
      const answer = await ask(origin + path, { method });
      expect(answer.status).toBe(status);
      expectHeaders(answer.headers, listHeaders(settings()));
      expect(answer.headers['cache-control']).toEqual(cacheControl && [cacheControl]);
      if (contentType !== undefined) {
        expect(answer.headers['content-type']).toEqual([contentType]);
      }
      if (status === 405) {
        expect(answer.headers['allow']).toEqual(['GET, HEAD']);
      }
    },
  );

  it('R-040: an unknown address shows the page, and a missing file does not', async () => {
    const [page, unknown, missing] = [
      await ask(`${origin}/messages`),
      await ask(`${origin}/nope`),
      await ask(`${origin}/assets/gone-123.js`),
    ];
    expect(page.body.toString()).toContain('<div id="root">');
    expect(unknown.body.toString()).toBe(page.body.toString());
    expect(missing.body.toString().trim()).toBe('404');
  });

  it('every route is answered with the page that the build has written for it, or with the page of all', async () => {
    const { files } = readDeployment();
    const own: ReadonlySet<string> = new Set(guestPages.map(({ path }) => path));
    for (const path of routes) {
      const written = await readFile(join(files, own.has(path) ? `${path}.html` : 'index.html'));
      const answer = await ask(`${origin}${path}?a=1`);
      expect(answer.body.equals(written), path).toBe(true);
    }
  });

  it('R-039: a payment result with a query of 30 kB has its page', async () => {
    const query = `?ref_id=1&description=${'a'.repeat(30_000)}`;
    const answer = await ask(`${origin}/payment-callback${query}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, [html]]);
    expectHeaders(answer.headers, listHeaders(settings()));
  });

  testEncodings(origin);
  testLikeness(origin);
}

/** The test of the redirect from http. */
export function testRedirect(from: string, to: string, settings: () => DeploySettings): void {
  it('http is redirected to the same address over https, also to a long one, with the headers of http', async () => {
    const address = `/payment-callback?ref_id=1&card_pan=${'6037'.repeat(7_500)}`;
    const answer = await ask(from + address);
    expect(answer.status).toBe(308);
    expect(answer.headers['location']).toEqual([to + address]);
    expectHeaders(answer.headers, listRedirectHeaders(settings()));
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });
}

function testEncodings(origin: string): void {
  const paths = () => ['/', '/nope', '/favicon.svg', findAsset('.js'), findAsset('.css')];

  it('text is sent as brotli, as gzip or as it is, as the browser accepts', async () => {
    for (const path of paths()) {
      const sent = async (accepted: string) => {
        const { headers, body } = await ask(origin + path, {
          headers: { 'Accept-Encoding': accepted },
        });
        expect(headers['vary'], path).toEqual(['Accept-Encoding']);
        return { encoding: headers['content-encoding']?.[0], body };
      };
      const [plain, gzip, brotli] = [
        await sent('identity'),
        await sent('gzip'),
        await sent('gzip, deflate, br'),
      ];
      expect([plain.encoding, gzip.encoding, brotli.encoding], path).toEqual([
        undefined,
        'gzip',
        'br',
      ]);
      expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true);
      expect(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true);
      expect(brotli.body.length, path).toBeLessThan(plain.body.length);
    }
  });

  it('a font and a picture are sent as they are', async () => {
    for (const path of [findAsset('.woff2'), '/icons/icon-192.png']) {
      const { headers } = await ask(origin + path, { headers: { 'Accept-Encoding': 'gzip, br' } });
      expect(headers['content-encoding'], path).toBeUndefined();
    }
  });
}

/** The demo server decides the same from the same files. */
function testLikeness(origin: string): void {
  it('status, Cache-Control, content type and page are those of the demo server', async () => {
    const demo = await startServer({ port: 0, appFolder: readDeployment().files, routes });
    try {
      const asked = listAnswerCases().filter(
        ({ path, method }) => method !== 'TRACE' && !/^\/(?:healthz|csp-report|admin)$/.test(path),
      );
      for (const { method, path } of asked) {
        const [mine, theirs] = [
          await ask(origin + path, { method }),
          await ask(demo.url + path, { method }),
        ];
        const decided = ({ status, headers, body }: typeof mine) => ({
          status,
          cacheControl: headers['cache-control'],
          contentType: headers['content-type'],
          page: headers['content-type']?.[0] === html ? body.toString() : null,
        });
        expect(decided(mine), `${method} ${path}`).toEqual(decided(theirs));
      }
    } finally {
      await demo.close();
    }
  });
}

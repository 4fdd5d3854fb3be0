import { join } from 'node:path';
import type { RunningServer } from '@nevisa/mocks/server';
import { afterEach, describe, expect, it } from 'vitest';
import { servePage } from '../scripts/build/servePage.ts';
import { playGoogle } from './google/playGoogle.ts';
import type { OpenedBrowser } from './openBrowser.ts';
import { openPage } from './sharedBrowser.ts';

let server: RunningServer;
let opened: OpenedBrowser;
afterEach(async () => {
  await opened.close();
  await server.close();
});

async function signIn(google: boolean): Promise<unknown> {
  server = await servePage(join(import.meta.dirname, 'google'), { headers: { google } });
  opened = await openPage();
  const { page } = opened;
  await playGoogle(page);
  await page.goto(server.url);
  await page.waitForFunction(() => 'signIn' in globalThis);
  return page.evaluate(() =>
    (globalThis as unknown as { signIn: () => Promise<unknown> }).signIn(),
  );
}

const violations = () => opened.problems.filter((problem) => problem.startsWith('policy'));

describe('sign-in with Google under the headers of a deployment', () => {
  it('R-074, R-170: with their option for Google, its script, style, frame and calls work', async () => {
    expect(await signIn(true)).toEqual({ ok: true, answer: 'a-credential' });
    expect(violations()).toEqual([]);
  });

  it('R-172: without it, the script is blocked and the sign-in fails as without a network', async () => {
    expect(await signIn(false)).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(violations().join()).toContain('script-src');
  });
});

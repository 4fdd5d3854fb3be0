import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../port.ts';
import type { Engine, EngineDriver } from './engine.ts';
import { paperOptions } from './paper.ts';
import { connectMarionette, type Marionette } from './marionette.ts';
import { waitUntil } from './waitUntil.ts';

const path = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((each) => existsSync(each));

/** Firefox through Marionette, the protocol under its WebDriver: geckodriver is no package of Debian. */
export const firefox: EngineDriver = {
  name: 'Firefox',
  packages: 'firefox-esr',
  hasFakeMicrophone: true,
  isInstalled: () => path !== undefined,
  open: openFirefox,
};

async function openFirefox(): Promise<Engine> {
  const port = await findFreePort(4_700, '127.0.0.1');
  const profile = await mkdtemp(join(tmpdir(), 'nevisa-firefox-'));
  await writeFile(join(profile, 'user.js'), preferences(port));
  const browser = spawn(
    path ?? 'firefox',
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    { stdio: 'ignore' },
  );
  let marionette: Marionette | undefined;
  await waitUntil('Firefox answers', async () => {
    marionette = await connectMarionette(port);
    return true;
  });
  const send = (name: string, parameters: object) =>
    marionette?.send(`WebDriver:${name}`, parameters) ?? Promise.resolve(null);
  await send('NewSession', {});
  return {
    async navigate(url) {
      await send('Navigate', { url });
    },
    run: (body) => send('ExecuteScript', { script: body, args: [], sandbox: null }),
    print: async () => Buffer.from(String(await send('Print', paperOptions)), 'base64'),
    async close() {
      marionette?.close();
      const ended = new Promise((resolve) => {
        browser.once('exit', resolve);
      });
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

function preferences(port: number): string {
  const values = {
    'marionette.port': port,
    'media.navigator.streams.fake': true,
    'media.navigator.permission.disabled': true,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.enabled': false,
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
    .join('\n');
}

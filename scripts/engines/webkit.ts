import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findFreePort } from '../port.ts';
import type { Engine, EngineDriver } from './engine.ts';
import { hasDisplay, openDisplay } from './openDisplay.ts';
import { waitUntil } from './waitUntil.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const browserPath = ['x86_64', 'aarch64']
  .map((processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));

/** WebKitGTK through its WebDriver: the engine family of Safari. */
export const webkit: EngineDriver = {
  name: 'WebKitGTK',
  packages: 'webkit2gtk-driver xvfb',
  hasFakeMicrophone: false,
  isInstalled: () => existsSync(driverPath) && browserPath !== undefined && hasDisplay(),
  open: openWebKit,
};

async function openWebKit(): Promise<Engine> {
  const display = await openDisplay();
  const port = await findFreePort(4_600, '127.0.0.1');
  const driver = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, ...display.environment },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntil('WebKitWebDriver answers', async () => (await fetch(`${address}/status`)).ok);
  const { sessionId } = (await send('POST', `${address}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
      },
    },
  })) as { sessionId: string };
  const session = `${address}/session/${sessionId}`;
  return {
    async navigate(url) {
      await send('POST', `${session}/url`, { url });
    },
    run: (body) => send('POST', `${session}/execute/sync`, { script: body, args: [] }),
    async close() {
      await send('DELETE', session).catch(() => undefined);
      driver.kill();
      display.close();
    },
  };
}

/** Sends one command of W3C WebDriver. @throws Error with the message of the browser. */
async function send(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) {
    throw new Error((value as { message: string }).message);
  }
  return value;
}

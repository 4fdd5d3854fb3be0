import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { waitUntil } from './waitUntil.ts';

/** A display for a browser that has no headless mode. */
export interface Display {
  environment: { DISPLAY?: string };
  close: () => void;
}

const virtualDisplay = '/usr/bin/Xvfb';

/** Whether this computer has a display, or the program that makes one. */
export function hasDisplay(): boolean {
  return process.env['DISPLAY'] !== undefined || existsSync(virtualDisplay);
}

/** Returns the display of this computer, or starts a virtual one (Xvfb). */
export async function openDisplay(): Promise<Display> {
  if (process.env['DISPLAY'] !== undefined) {
    return { environment: {}, close: () => undefined };
  }
  const number = 90 + (process.pid % 100);
  const server = spawn(virtualDisplay, [`:${number}`, '-screen', '0', '1440x900x24'], {
    stdio: 'ignore',
  });
  await waitUntil('Xvfb is ready', () => Promise.resolve(existsSync(`/tmp/.X11-unix/X${number}`)));
  return {
    environment: { DISPLAY: `:${number}` },
    close: () => {
      server.kill();
    },
  };
}

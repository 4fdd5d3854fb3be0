import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const longest = 25 * 60_000;

/** What a command said, in the order in which it said it, and how it ended; `null` when it was stopped. */
export interface Ended {
  exitCode: number | null;
  output: string;
}

/** Runs a Node script from the root with nothing to read, and ends it when it takes a quarter of an hour. */
export function runCommand(script: string, args: string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longest,
    });
    const parts: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    }
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, output: parts.join('') }));
  });
}

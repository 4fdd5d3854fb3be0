import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { findOrdinaryUser } from './programs.ts';

export interface RunningProgram {
  /** All that the program has printed. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts a server as an ordinary user, and waits until its port answers.
 *
 * @throws Error with what the program printed when it ends before.
 */
export async function startProgram(
  path: string,
  args: string[],
  port: number,
  env: Record<string, string> = {},
): Promise<RunningProgram> {
  const child = spawn(path, args, {
    ...findOrdinaryUser(),
    env: { PATH: '/usr/sbin:/usr/bin:/bin', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  child.stdout.on('data', (data: Buffer) => printed.push(data.toString()));
  child.stderr.on('data', (data: Buffer) => printed.push(data.toString()));
  const exited = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null) {
      throw new Error(`${path} did not start:\n${printed.join('')}`);
    }
  }
  return {
    output: () => printed.join(''),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      setTimeout(() => resolve(false), 50);
    });
  });
}

import { demoAccounts } from '@nevisa/mocks/accounts';
import { findFreePort, readPort } from './port.ts';

/** The demo is reachable from this machine only. */
export const host = '127.0.0.1';

/** Picks the port that was asked for, or says that it is taken and picks the next. */
export async function readDemoPort(): Promise<number> {
  const wanted = askedPort();
  const port = await findFreePort(wanted, host);
  if (port !== wanted) {
    console.log(`Port ${wanted} is already in use by another program, so this runs on ${port}.`);
  }
  return port;
}

function askedPort(): number {
  return orExit(() => readPort(process.argv.slice(2), process.env));
}

/** Reads the arguments, or says what is wrong with them and ends. */
export function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

/** Says where the demo is, who can sign in, what recognises speech, and how to end it. */
export function introduce(url: string, recognition: readonly string[] = scripted): void {
  const width = Math.max(...demoAccounts.map(({ username }) => username.length));
  const people = demoAccounts.map(
    ({ username, password, label }) =>
      `  ${username.padEnd(width)}  ${password.padEnd(width + 5)}  ${shows[username] ?? label}`,
  );
  console.log(
    [
      '',
      `Nevisa is running at ${url}`,
      '',
      'Sign in as one of these (user name, password):',
      ...people,
      '',
      ...recognition,
      '',
    ].join('\n'),
  );
}

/** Ends the demo when the terminal asks for it. */
export function stopOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

const scripted = [
  'The server behind it is a mock: it listens to the microphone, finds where you speak,',
  'and answers with prepared Persian sentences. Press Ctrl+C to stop.',
];

const shows: Record<string, string> = {
  sara: 'has a package: live dictation, messages',
  reza: 'has no package: is sent to the packages',
  admin: 'has a package and the management menu',
  newcomer: 'has just signed up: no package, one message',
};

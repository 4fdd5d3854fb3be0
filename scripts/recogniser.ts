import { createVoskFactory, type VoskOptions } from '@nevisa/mocks/vosk';
import { orExit } from './demo.ts';
import { readOption } from './option.ts';

/** In Hz, as live dictation sends it. */
const sampleRate = 16_000;

/** The recogniser of `--recogniser`, for the backend of the demo; undefined without the option. */
export function createDemoRecogniser() {
  const address = orExit(() => readRecogniserAddress(process.argv.slice(2)));
  if (address === undefined) {
    return undefined;
  }
  const name = withoutPassword(address);
  const report = (reason: string) => console.error(`The recogniser at ${name} failed: ${reason}.`);
  return {
    options: { createRecogniser: createVoskFactory({ address, report }) },
    introduce: async () => introduceRecogniser(name, await tryRecogniser({ address })),
  };
}

/** Reads `--recogniser`. @throws Error when it is no address of a socket */
export function readRecogniserAddress(args: readonly string[]): string | undefined {
  const given = readOption(args, 'recogniser');
  const address = given === undefined ? null : URL.parse(given);
  if (given === undefined) {
    return undefined;
  }
  if (address === null || !['ws:', 'wss:'].includes(address.protocol) || address.hash !== '') {
    throw new Error(`"${given}" is no recogniser; give an address like ws://127.0.0.1:2700.`);
  }
  return address.href;
}

/** Sends a moment of silence to a recogniser; returns why it is unavailable, or null. */
export function tryRecogniser(options: VoskOptions): Promise<string | null> {
  const recogniser = createVoskFactory(options)({
    sampleRate,
    script: [],
    createSegmentId: String,
  });
  return new Promise((resolve) => {
    const listener = {
      ready: () => {
        recogniser.receive(new Int16Array(sampleRate / 10));
        recogniser.flush(() => {
          recogniser.close(listener);
          resolve(null);
        });
      },
      recognised: () => undefined,
      failed: resolve,
    };
    recogniser.open(listener);
  });
}

/** Says where the sound of live dictation goes, and that it cannot when there is a reason. */
export function introduceRecogniser(name: string, reason: string | null): string[] {
  return [
    'The server behind it is a mock, but the sound of live dictation goes to the recogniser',
    `at ${name}. Press Ctrl+C to stop.`,
    ...(reason === null
      ? []
      : [
          '',
          `The recogniser at ${name} is unavailable: ${reason}.`,
          'Live dictation says so, keeps the sound, and tries again until it answers.',
        ]),
  ];
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

import type { ClientMessage } from '../../packages/api/src/liveSession.ts';
import type { SentMessages } from './socketMessages.ts';
import { openBuffer } from '../../packages/speech/src/testing/filledBuffer.ts';
import { createBackend } from '../../mocks/backend.ts';
import { createLegacyConnection } from '../../mocks/live/legacyConnection.ts';
import { join, makeSilence, makeThreeBursts, makeTone } from '../../mocks/testing/audio.ts';
import { connect, createSession } from '../../mocks/testing/liveSessions.ts';
import { legacyProtocol } from '../../packages/speech/src/engines/legacy/legacyProtocol.ts';
import { waitForPromises } from '../../packages/speech/src/testing/memoryFrames.ts';
import {
  type ConnectionListener,
  createTransport,
} from '../../packages/speech/src/worker/transport.ts';

/** What was sent over a socket, in its order, and the first message of each name and shape. */
interface RecordedSocket {
  readonly all: { readonly browser: readonly object[]; readonly server: readonly object[] };
  readonly browser: SentMessages;
  readonly server: SentMessages;
  /** Sizes of the binary frames of the browser, in bytes. */
  readonly frames: readonly number[];
}

/** A dictation of each protocol at the mock server. */
export interface RecordedSockets {
  readonly live: RecordedSocket;
  readonly legacy: RecordedSocket;
}

export async function recordSockets(): Promise<RecordedSockets> {
  const legacy = [await recordLegacy(), await recordLegacy({ credit: 1_200 })];
  return {
    live: recordLive(),
    legacy: toRecorded('message', {
      browser: legacy.flatMap(({ said }) => said),
      // The mock server closes in place of it.
      server: [...legacy.flatMap(({ heard }) => heard), { message: 'EOES-RESPONSE' }],
      frames: legacy.flatMap(({ files }) => files),
    }),
  };
}

/** A recording with every message of both sides: among them quiet sound, and a message that the service does not read. */
function recordLive(): RecordedSocket {
  const backend = createBackend();
  const { ticket, session_id } = createSession(backend);
  const socket = connect(backend, ticket);
  const said: ClientMessage[] = [];
  const say = (message: ClientMessage) => {
    said.push(message);
    socket.say(message);
  };
  say({ type: 'start', session_id });
  // The minutes left come each ten seconds.
  for (let round = 0; round < 4; round += 1) {
    socket.play(makeThreeBursts());
  }
  socket.play(makeTone(4, -55));
  socket.say({ type: 'nonsense' });
  say({ type: 'keep_alive' });
  say({ type: 'pause' });
  say({ type: 'resume' });
  say({ type: 'configure', configuration: { convert_numbers: false } });
  say({ type: 'finalize' });
  say({ type: 'stop' });
  return toRecorded('type', { browser: said, server: socket.messages, frames: [] });
}

/** A recording by the engine of the app. @param credit of the package, in ms */
async function recordLegacy({ credit }: { credit?: number } = {}) {
  const account = createBackend().account('sara');
  if (credit !== undefined) {
    account.nevisa_service_account.usage_remained = credit;
  }
  const { buffer, clock } = openBuffer();
  await waitForPromises();
  const [said, heard, files] = [[] as object[], [] as object[], [] as number[]];
  const serve = (listener: ConnectionListener) => {
    const connection = createLegacyConnection(account, {
      send: (text) => {
        heard.push(JSON.parse(text) as object);
        queueMicrotask(() => listener.received(text));
      },
      close: (code) => queueMicrotask(() => listener.closed(code)),
    });
    return {
      send: (data: string | ArrayBuffer) => {
        if (typeof data === 'string') {
          said.push(JSON.parse(data) as object);
        } else {
          files.push(data.byteLength);
        }
        connection.receive(data);
      },
      close: () => undefined,
    };
  };
  const transport = createTransport(legacyProtocol, {
    buffer,
    clock,
    report: () => undefined,
    requestSession: () => undefined,
    openConnection: (_, listener) => serve(listener),
  });
  const session = { session_id: '', resume_token: '', usage_remained: 0, max_session_ms: Infinity };
  transport.dispatch({ type: 'connect', address: 'wss://old/onlineASR6', session });
  await waitForPromises();
  const sound = join(makeThreeBursts(), makeSilence(0.3));
  for (let from = 0; from < sound.length; from += 640) {
    const samples = Float32Array.from(sound.subarray(from, from + 640), (value) => value / 32_768);
    clock.increment(40);
    transport.dispatch({ type: 'audio', audio: { samples, sampleRate: 16_000, capturedAt: 0 } });
    await waitForPromises();
  }
  transport.dispatch({ type: 'stop' });
  await waitForPromises();
  return { said, heard, files };
}

function toRecorded(
  field: 'type' | 'message',
  { browser, server, frames }: RecordedSocket['all'] & { frames: readonly number[] },
): RecordedSocket {
  const first = (messages: readonly object[]) => {
    const shapes = new Map(messages.toReversed().map((message) => [writeShape(message), message]));
    const found: Record<string, object[]> = {};
    for (const message of [...shapes.values()].toReversed()) {
      const name = String(Object(message)[field]);
      found[name] = [...(found[name] ?? []), message];
    }
    return found;
  };
  return { all: { browser, server }, browser: first(browser), server: first(server), frames };
}

/** Equal for messages with the same fields; texts and numbers besides the name do not count. */
function writeShape(message: object): string {
  return JSON.stringify(message, (field, value: unknown) => {
    if (Array.isArray(value)) {
      return value.slice(0, 1) as unknown;
    }
    return typeof value === 'object' || field === 'type' || field === 'message' ? value : null;
  });
}

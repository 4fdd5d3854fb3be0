import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Failure } from '@nevisa/api/types';

/** The result of a call as far as a screen distinguishes it. */
export const outcomes = [
  'network',
  'schema',
  'server',
  'refused',
  'forbidden',
  'texts',
  'wait',
  'unauthorized',
  'ok',
] as const;

export type FaultOutcome = (typeof outcomes)[number];

export interface TransportFault {
  /** Its id in the catalogue of transport faults. */
  id: string;
  what: string;
  outcome: FaultOutcome;
  /** What the client returns in place of an answer; null where the answer is a success. */
  failure: Failure | null;
  /** The server sends nothing more, so that only the client's time limit ends the call. */
  silent?: true;
  /** Writes on the bare socket; `success` is the body of a correct answer. */
  play: (socket: Socket, success: string) => void | Promise<void>;
}

const network: Failure = { kind: 'network' };
const schema: Failure = { kind: 'schema', issue: '' };

const nestedRefusal: Failure = {
  kind: 'refused',
  status: 400,
  texts: ['متن ۱', 'متن ۲', 'متن ۳'],
  code: null,
  retryAfter: null,
  fields: { a: ['متن ۱', 'متن ۲'] },
};

/** Every transport fault of the catalogue, as bytes on the wire. */
export const transportFaults: readonly TransportFault[] = [
  fault('T01', 'reset on accept', network, (socket) => {
    socket.resetAndDestroy();
  }),
  fault('T02', 'closed without a byte', network, (socket) => {
    socket.end();
  }),
  fault('T03', 'garbage bytes', network, (socket) => {
    socket.end(Buffer.from([0, 255, 1, 254, 13, 10, 13, 10, 7]));
  }),
  fault('T04', 'HTTP/0.9 text', network, (socket) => {
    socket.end('just a text\n');
  }),
  { ...fault('T05', 'silence before the headers', network, () => undefined), silent: true },
  {
    ...fault('T06', 'silence in the body', network, (socket) => {
      socket.write(head(200, { 'Content-Length': '500' }) + '{"user":');
    }),
    silent: true,
  },
  fault('T07', 'a short body, closed', network, (socket, success) => {
    socket.end(head(200, { 'Content-Length': String(bytes(success) + 50) }) + success);
  }),
  fault('T08', 'a short body, reset', network, async (socket, success) => {
    socket.write(head(200, { 'Content-Length': String(bytes(success) + 50) }) + success);
    await pause(30);
    socket.resetAndDestroy();
  }),
  fault('T09', 'bad chunks', network, (socket) => {
    socket.end(`${head(200, { 'Transfer-Encoding': 'chunked' })}zz\r\n{}\r\n`);
  }),
  fault('T10', 'bad gzip', network, (socket) =>
    send(socket, 200, Buffer.from('this is no gzip'), { 'Content-Encoding': 'gzip' }),
  ),
  fault('T11', 'truncated gzip', schema, (socket, success) => {
    const whole = gzipSync(padded(success));
    send(socket, 200, whole.subarray(0, whole.length - 20), { 'Content-Encoding': 'gzip' });
  }),
  fault('T12', '8 bytes every 20 ms', null, async (socket, success) => {
    const body = Buffer.from(success);
    socket.write(head(200, { 'Content-Length': String(body.length) }));
    for (let from = 0; from < body.length; from += 8) {
      socket.write(body.subarray(from, from + 8));
      await pause(20);
    }
    socket.end();
  }),
  fault('T13', '200 with the page of a captive portal', network, (socket) =>
    send(socket, 200, '<!doctype html><title>WiFi</title>', { 'Content-Type': 'text/html' }),
  ),
  fault('T14', '200 without a body', schema, (socket) => send(socket, 200, '')),
  fault('T15', '204', schema, (socket) => {
    socket.end(head(204, {}));
  }),
  fault('T16', 'truncated JSON', schema, (socket, success) =>
    send(socket, 200, success.slice(0, -4)),
  ),
  fault('T17', 'a byte order mark', null, (socket, success) =>
    send(socket, 200, `\uFEFF${success}`),
  ),
  fault('T18', 'JSON null', schema, (socket) => send(socket, 200, 'null')),
  fault('T19', 'a JSON number', schema, (socket) => send(socket, 200, '42')),
  fault('T20', 'a JSON string', schema, (socket) => send(socket, 200, '"x"')),
  fault('T21', 'a refusal 200,000 deep', refused(400), (socket) =>
    send(socket, 400, `${'['.repeat(200_000)}${']'.repeat(200_000)}`),
  ),
  fault('T22', '__proto__ keys', null, (socket, success) =>
    send(socket, 200, success.replace('{', '{"__proto__":{"is_staff":true},"constructor":1,')),
  ),
  fault('T23', 'invalid UTF-8 in a refusal', refused(400, ['\uFFFD(متن']), (socket) =>
    send(
      socket,
      400,
      Buffer.concat([Buffer.from('"'), Buffer.from([0xc3, 0x28]), Buffer.from('متن"')]),
    ),
  ),
  fault('T24', 'JSON called text', null, (socket, success) =>
    send(socket, 200, success, { 'Content-Type': 'text/plain' }),
  ),
  fault('T25', 'NaN in JSON', schema, (socket) => send(socket, 200, '{"user":NaN}')),
  fault('T26', 'a refusal that is a string', refused(400, ['متن سرور']), (socket) =>
    send(socket, 400, '"متن سرور"'),
  ),
  fault('T27', 'a refusal of nested lists', nestedRefusal, (socket) =>
    send(socket, 400, JSON.stringify({ a: ['متن ۱', { b: ['متن ۲'] }], detail: '\u202Eمتن ۳' })),
  ),
  fault('T28', '401 without a body', refused(401), (socket) => send(socket, 401, '')),
  fault('T29', '403 with the page of a firewall', refused(403), (socket) =>
    send(socket, 403, '<html><h1>Blocked</h1></html>', { 'Content-Type': 'text/html' }),
  ),
  fault('T30', '429 with Retry-After', refused(429, ['صبر کنید'], 7_000), (socket) =>
    send(socket, 429, '{"detail":"صبر کنید"}', { 'Retry-After': '7' }),
  ),
  fault('T31', '500 with a trace', { kind: 'server', status: 500 }, (socket) =>
    send(socket, 500, '<html>Traceback at line 42</html>', { 'Content-Type': 'text/html' }),
  ),
  fault('T32', '502', { kind: 'server', status: 502 }, (socket) =>
    send(socket, 502, 'Bad gateway at line 42', { 'Content-Type': 'text/plain' }),
  ),
  fault('T33', 'a redirect to another host', network, (socket) => {
    socket.end(head(302, { Location: 'http://127.0.0.2:9/elsewhere', 'Content-Length': '0' }));
  }),
  fault('T34', 'a redirect to itself', network, (socket) => {
    socket.end(head(307, { Location: '?again', 'Content-Length': '0' }));
  }),
];

function faultWithId(id: string): TransportFault {
  const found = transportFaults.find((each) => each.id === id);
  if (found === undefined) {
    throw new Error(`There is no transport fault ${id}.`);
  }
  return found;
}

/** One fault for each outcome. */
export const faultOfEachOutcome: readonly TransportFault[] = [
  'T01',
  'T16',
  'T31',
  'T21',
  'T29',
  'T27',
  'T30',
  'T28',
  'T24',
].map(faultWithId);

function fault(
  id: string,
  what: string,
  failure: Failure | null,
  play: TransportFault['play'],
): TransportFault {
  return { id, what, failure, outcome: toOutcome(failure), play };
}

function toOutcome(failure: Failure | null): FaultOutcome {
  if (failure === null) {
    return 'ok';
  }
  if (failure.kind !== 'refused') {
    return failure.kind === 'schema' || failure.kind === 'server' ? failure.kind : 'network';
  }
  const { status, texts, retryAfter } = failure;
  if (status === 401) {
    return 'unauthorized';
  }
  if (retryAfter !== null) {
    return 'wait';
  }
  if (texts.length > 0) {
    return 'texts';
  }
  return status === 403 ? 'forbidden' : 'refused';
}

function refused(
  status: number,
  texts: readonly string[] = [],
  retryAfter: number | null = null,
): Failure {
  return { kind: 'refused', status, texts, code: null, retryAfter };
}

function send(
  socket: Socket,
  status: number,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void {
  const content = Buffer.from(body);
  socket.write(
    head(status, {
      'Content-Type': 'application/json',
      'Content-Length': String(content.length),
      ...headers,
    }),
  );
  socket.end(content);
}

function head(status: number, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `HTTP/1.1 ${status} Fault\r\n${lines.join('')}\r\n`;
}

// Long and hard to compress, so that a truncated gzip loses text and not only its checksum.
function padded(success: string): string {
  const noise = Array.from({ length: 400 }, (_, index) => Math.sin(index).toString(36)).join('');
  return success.replace('{', `{"padding":"${noise}",`);
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient, type ClientOptions } from './client.ts';
import { longestSoundPart, soundPartSchema } from './historyPayloads.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function start(
  serve: (request: IncomingMessage, response: ServerResponse) => void,
  options: Partial<ClientOptions> = {},
) {
  server = createServer(serve);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createClient({
    host: `http://127.0.0.1:${port}`,
    readToken: () => 'sara-token-0001',
    ...options,
  });
}

const part = (bytes: number) => ({
  id: 77,
  audio: new File([new Uint8Array(bytes)], '1.webm', { type: 'audio/webm;codecs=opus' }),
  offset: 1_048_576,
  is_last: false,
});

async function readForm(request: IncomingMessage): Promise<FormData> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) {
    pieces.push(piece);
  }
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  return new Response(new Uint8Array(Buffer.concat(pieces)), { headers }).formData();
}

describe('a part of a sound', () => {
  it('X-153: is sent as multipart, with the place of its recording as the name of the file', async () => {
    const forms: FormData[] = [];
    const client = await start((request, response) => {
      void readForm(request).then((form) => {
        forms.push(form);
        response.end('{"received":1048600}');
      });
    });
    expect(await client.uploadHistoryAudio(part(24))).toEqual({
      ok: true,
      answer: { received: 1_048_600 },
    });
    const [form] = forms;
    const audio = form?.get('audio') as File;
    expect([form?.get('id'), form?.get('offset'), form?.get('is_last')]).toEqual([
      '77',
      '1048576',
      'false',
    ]);
    expect([audio.name, audio.type, audio.size]).toEqual(['1.webm', 'audio/webm;codecs=opus', 24]);
    expect(
      [form?.get('offset')].map((sent) => v.parse(soundPartSchema.entries.offset, sent)),
    ).toEqual([1_048_576]);
  });

  it('X-153: has the time that its bytes need on a slow line, although nothing comes back meanwhile', async () => {
    const client = await start(
      (request, response) => {
        // Reads slower than the limit of silence: the answer comes after 250 ms.
        setTimeout(() => {
          request.resume();
          request.on('end', () => response.end('{"received":200000}'));
        }, 250);
      },
      { timeLimit: 100, totalTimeLimit: 100 },
    );
    // 200,000 bytes have 50 s, which is enough also for a busy machine.
    expect((await client.uploadHistoryAudio(part(200_000))).ok).toBe(true);
  });

  it('X-153: still ends when the server never answers', async () => {
    const client = await start((request) => request.resume(), {
      timeLimit: 50,
      totalTimeLimit: 60_000,
    });
    expect(await client.uploadHistoryAudio(part(400))).toEqual({
      ok: false,
      failure: { kind: 'network' },
    });
  });

  it('X-153: has 1 MB at most, and an offset that is a number of bytes', () => {
    expect(v.is(soundPartSchema, part(longestSoundPart))).toBe(true);
    expect(v.is(soundPartSchema, part(longestSoundPart + 1))).toBe(false);
    expect(v.is(soundPartSchema, { ...part(1), offset: -1 })).toBe(false);
    expect(v.is(soundPartSchema, { ...part(1), offset: 1.5 })).toBe(false);
  });

  it.each([{}, { received: -1 }, { received: '5' }, { received: null }])(
    'X-153: the answer %j says nothing, and is none',
    async (body) => {
      const client = await start((request, response) => {
        request.resume().on('end', () => response.end(JSON.stringify(body)));
      });
      expect(await client.uploadHistoryAudio(part(1))).toMatchObject({
        failure: { kind: 'schema' },
      });
    },
  );
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer, type RunningServer } from './startServer.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer({ port: 0 });
});
afterAll(() => running.close());

it.each(['keep-alive', 'close'])(
  'a body that is too long is refused in the middle and read to its end, with Connection: %s',
  async (connection) => {
    const { hostname, port } = new URL(running.url);
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.on('data', (data) => {
      heard += data.toString();
    });
    await once(socket, 'connect');
    const head = ['Host: a', `Connection: ${connection}`, 'Content-Length: 900000'];
    socket.write(['POST /account/login HTTP/1.1', ...head, '\r\n'].join('\r\n'));
    socket.write('x'.repeat(100_000));
    await vi.waitFor(() => expect(heard).toMatch(/^HTTP\/1\.1 413 [\s\S]+http_413"\}$/));
    socket.write('x'.repeat(800_000));
    if (connection === 'close') {
      // Without a reset of the connection, which would be an error.
      await once(socket, 'end');
    } else {
      socket.write('GET /account/retrieve HTTP/1.1\r\nHost: a\r\n\r\n');
      await vi.waitFor(() => expect(heard.split('HTTP/1.1 ')[2]).toMatch(/^401 /));
    }
    socket.destroy();
  },
);

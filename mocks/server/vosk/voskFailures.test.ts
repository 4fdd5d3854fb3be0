import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeTone } from '../../testing/audio.ts';
import {
  create,
  listen,
  mute,
  openAt,
  startVosk,
  waitUntil,
} from '../../testing/voskRecognition.ts';
import type { VoskAnswers } from '../../testing/voskServer.ts';
import { answerLimit, connectLimit } from './voskLink.ts';

describe('a recogniser that is unavailable', () => {
  it.each([
    ['invalid JSON', '{'],
    ['JSON that is no answer', '{"message":"سلام"}'],
    ['a text that is none', '{"text":7}'],
    ['times that are none', '{"text":"یک","result":[{"word":"یک","start":"0","end":1}]}'],
    ['times before the beginning', '{"text":"یک","result":[{"word":"یک","start":-1,"end":1}]}'],
    ['too long a message', JSON.stringify({ partial: 'آ'.repeat(600_000) })],
  ])('its connection ends after %s', async (_name, message) => {
    const { recogniser, open } = await startVosk(() => ({ audio: (talk) => talk.say(message) }));
    const { talk, heard, failures } = await open();
    recogniser.receive(makeTone(0.1));
    await waitUntil(() => failures.length > 0 && talk().isClosed);
    expect(failures).toHaveLength(1);
    expect(heard).toEqual([]);
  });

  it('a refused connection is reported with its cause', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => {
      taken.listen(0, '127.0.0.1', resolve);
    });
    const { port } = taken.address() as AddressInfo;
    await new Promise((resolve) => {
      taken.close(resolve);
    });
    const { failures } = await openAt(`ws://127.0.0.1:${port}`);
    expect(failures).toEqual(['ECONNREFUSED']);
  });

  it('a server without a socket is reported with its status', async () => {
    const server = createHttpServer();
    server.on('upgrade', (_request, socket) => {
      socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n');
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const { failures } = await openAt(`ws://127.0.0.1:${port}`);
    expect(failures).toEqual(['Unexpected server response: 404']);
  });

  it('a server that does not shake hands is given up after its limit', async () => {
    const server = createServer(() => undefined);
    onTestFinished(() => void server.close());
    const connected = new Promise<void>((resolve) => {
      server.once('connection', (socket) => {
        onTestFinished(() => void socket.destroy());
        resolve();
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const { recogniser, pass } = create(`ws://127.0.0.1:${port}`);
    const { failures } = listen(recogniser);
    await connected;
    pass(connectLimit - 1);
    expect(failures).toEqual([]);
    pass(1);
    expect(failures).toEqual(['no connection within 5 s']);
  });

  it('a recogniser that stops to answer in mid-stream is given up after its limit', async () => {
    const { recogniser, open, pass } = await startVosk(() => mute);
    const { talk, heard, failures } = await open();
    recogniser.receive(makeTone(0.1));
    pass(answerLimit - 1);
    await waitUntil(() => talk().audio.length > 0);
    talk().say({ partial: 'سلام' });
    await waitUntil(() => heard.length > 0);
    pass(answerLimit);
    expect(failures).toEqual([]);
    recogniser.receive(makeTone(0.1));
    pass(answerLimit - 1);
    recogniser.receive(makeTone(0.1));
    expect(failures).toEqual([]);
    pass(1);
    expect(failures).toEqual(['no answer within 8 s']);
    await waitUntil(() => talk().isClosed);
  });

  it('a recogniser without an answer to eof is given up after its limit', async () => {
    const { recogniser, open, pass } = await startVosk(() => mute);
    const { talk, heard, failures } = await open();
    recogniser.receive(makeTone(1));
    await waitUntil(() => talk().audio.length > 0);
    talk().say({ partial: 'سلام' });
    await waitUntil(() => heard.length > 0);
    recogniser.flush(() => undefined);
    pass(answerLimit - 1);
    expect(failures).toEqual([]);
    pass(1);
    expect(failures).toEqual(['no last answer within 8 s']);
  });

  it('each answer after eof begins its limit anew', async () => {
    const { recogniser, open, pass } = await startVosk(() => mute);
    const { talk, heard, failures } = await open();
    const ended = vi.fn();
    recogniser.receive(makeTone(1));
    recogniser.receive(makeTone(1));
    recogniser.flush(ended);
    await waitUntil(() => talk().messages.length === 2);
    pass(answerLimit - 1);
    talk().say({ partial: 'سلام' });
    await waitUntil(() => heard.length > 0);
    pass(answerLimit - 1);
    expect(failures).toEqual([]);
    pass(1);
    expect(failures).toEqual(['no last answer within 8 s']);
    expect(ended).not.toHaveBeenCalled();
  });

  it('a recogniser that breaks after a sentence that is not the last is unavailable', async () => {
    const end: VoskAnswers['end'] = (talk) => {
      talk.say({ text: 'نخست' });
      talk.close(1011);
    };
    const { recogniser, open } = await startVosk(() => ({ audio: () => undefined, end }));
    const { heard, failures } = await open();
    const ended = vi.fn();
    recogniser.receive(makeTone(1));
    recogniser.receive(makeTone(1));
    recogniser.flush(ended);
    await waitUntil(() => failures.length > 0);
    expect(heard).toMatchObject([{ type: 'final', text: 'نخست' }]);
    expect(ended).not.toHaveBeenCalled();
  });

  it.each([1000, 1011])(
    'a recogniser that closes with %i in place of the answer to eof is unavailable',
    async (code) => {
      const { recogniser, open } = await startVosk(() => ({ end: (talk) => talk.close(code) }));
      const { failures } = await open();
      const ended = vi.fn();
      recogniser.receive(makeTone(1));
      recogniser.flush(ended);
      await waitUntil(() => failures.length > 0);
      expect(failures).toEqual([`connection closed with code ${code}`]);
      expect(ended).not.toHaveBeenCalled();
    },
  );
});

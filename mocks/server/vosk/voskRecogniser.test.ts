import { createServer, type AddressInfo } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RecogniserListener } from '../../live/liveRecogniser.ts';
import type { Recognition } from '../../live/recogniser.ts';
import { join, tone } from '../../testing/audio.ts';
import { createSimulatedTimers } from '../../testing/simulatedTimers.ts';
import { startVoskServer, type VoskAnswers, type VoskServer } from '../../testing/voskServer.ts';
import { answerLimit, connectLimit } from './voskLink.ts';
import { createVoskFactory } from './voskRecogniser.ts';

const config = { config: { sample_rate: 16_000, words: true } };
const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** Hears nothing and answers nothing. */
const silent: VoskAnswers = { audio: () => undefined, end: () => undefined };

describe('a recogniser of the vosk protocol', () => {
  it('receives the rate first, then the samples as they were spoken', async () => {
    const { recogniser, server, open } = await start();
    const { talk } = await open();
    const spoken = [tone(0.04), tone(0.1, -30), Int16Array.of(0, 1, -1, 32_767, -32_768)];
    spoken.forEach((samples) => recogniser.receive(samples));
    await until(() => talk().audio.length === join(...spoken).length);
    expect(talk().messages).toEqual([config]);
    expect(talk().audio).toEqual(join(...spoken));
    expect(server.talks).toHaveLength(1);
  });

  it('a growing text becomes interim text once, and an empty one clears it', async () => {
    const { recogniser, open } = await start(() => silent);
    const { talk, heard } = await open();
    recogniser.receive(tone(0.1));
    await until(() => talk().audio.length > 0);
    for (const partial of ['', 'سلام', 'سلام', 'سلام دنیا', '']) {
      talk().say({ partial });
    }
    await until(() => heard.length >= 3);
    expect(heard).toEqual([
      { type: 'partial', segmentId: 's1', text: 'سلام' },
      { type: 'partial', segmentId: 's1', text: 'سلام دنیا' },
      { type: 'partial', segmentId: 's1', text: '' },
    ]);
  });

  it('a finished text becomes a sentence with the times and the confidence of its words', async () => {
    const { recogniser, open } = await start(() => silent);
    const { talk, heard } = await open();
    recogniser.receive(tone(2));
    await until(() => talk().audio.length > 0);
    const result = [
      { word: 'سلام', start: 0.12, end: 0.5, conf: 1.000_001 },
      { word: 'دنیا', start: 0.5, end: 1.230_44, conf: 0.25 },
      { word: 'خوب', start: 1.3, end: 1.5, conf: -2 },
    ];
    talk().say({ text: ' سلام دنیا خوب ', result });
    talk().say({ text: '' });
    talk().say({ text: 'دوم' });
    await until(() => heard.length >= 2);
    expect(heard).toEqual([
      {
        type: 'final',
        segmentId: 's1',
        text: 'سلام دنیا خوب',
        start: 0.12,
        end: 1.5,
        words: [
          { word: 'سلام', start: 0.12, end: 0.5, conf: 1 },
          { word: 'دنیا', start: 0.5, end: 1.23, conf: 0.25 },
          { word: 'خوب', start: 1.3, end: 1.5, conf: 0 },
        ],
      },
      { type: 'final', segmentId: 's2', text: 'دوم', words: [], start: 2, end: 2 },
    ]);
  });

  it('words lie within the sound that was sent, whatever times the recogniser claims', async () => {
    const { recogniser, open } = await start(() => silent);
    const { talk, heard } = await open();
    recogniser.receive(tone(1));
    await until(() => talk().audio.length > 0);
    const result = [
      { word: 'یک', start: 0.9, end: 0.2 },
      { word: 'دو', start: 1e9, end: 2e9 },
      { word: 'سه', start: 0, end: 0.1 },
    ];
    talk().say({ text: 'یک دو سه', result });
    await until(() => heard.length > 0);
    expect(heard).toMatchObject([{ start: 0.9, end: 0.9 }]);
    expect(heard[0]).toMatchObject({
      words: [
        { start: 0.9, end: 0.9, conf: 1 },
        { start: 1, end: 1, conf: 1 },
        { start: 0, end: 0.1, conf: 1 },
      ],
    });
  });
});

describe('the end of a sentence', () => {
  it('eof asks for the last text, which comes before the end', async () => {
    const end: VoskAnswers['end'] = (talk) => {
      talk.say({ text: 'پایان', result: [{ word: 'پایان', start: 0, end: 0.5, conf: 0.9 }] });
      talk.close();
    };
    const { recogniser, open } = await start(() => ({ end }));
    const { talk, heard } = await open();
    recogniser.receive(tone(1));
    const ended = vi.fn(() => heard.map(({ text }) => text));
    recogniser.flush(ended);
    expect(ended).not.toHaveBeenCalled();
    await until(() => ended.mock.calls.length > 0);
    expect(ended).toHaveReturnedWith(['پایان']);
    expect(talk().messages).toEqual([config, { eof: 1 }]);
  });

  it('without audio nothing is asked', async () => {
    const { recogniser, open } = await start();
    const { talk } = await open();
    const ended = vi.fn();
    recogniser.flush(ended);
    expect(ended).toHaveBeenCalledOnce();
    expect(talk().messages.slice(1)).toEqual([]);
  });

  it('a sentence that ends while older audio waits for its answers is not the last one', async () => {
    const { recogniser, open } = await start(() => silent);
    const { talk, heard } = await open();
    recogniser.receive(tone(1));
    recogniser.receive(tone(1));
    const ended = vi.fn();
    recogniser.flush(ended);
    await until(() => talk().messages.length === 2);
    talk().say({ text: 'نخست' });
    talk().say({ partial: 'دو' });
    await until(() => heard.length === 2);
    expect(ended).not.toHaveBeenCalled();
    talk().say({ text: 'دوم' });
    await until(() => ended.mock.calls.length > 0);
    expect(heard.map(({ type, text }) => [type, text])).toEqual([
      ['final', 'نخست'],
      ['partial', 'دو'],
      ['final', 'دوم'],
    ]);
  });

  it('a recogniser with fewer answers than messages ends by closing', async () => {
    const answers: VoskAnswers = {
      audio: () => undefined,
      end: (talk) => {
        talk.say({ text: 'همه' });
        talk.close();
      },
    };
    const { recogniser, open } = await start(() => answers);
    const { heard } = await open();
    [1, 2, 3].forEach((seconds) => recogniser.receive(tone(seconds)));
    const ended = vi.fn();
    recogniser.flush(ended);
    await until(() => ended.mock.calls.length > 0);
    expect(heard.map(({ text }) => text)).toEqual(['همه']);
  });

  it('audio after it goes over a new connection, and its times go on from the beginning', async () => {
    const answers = [
      { text: 'یک', result: [{ word: 'یک', start: 0.5, end: 1, conf: 0.5 }] },
      { text: 'دو', result: [{ word: 'دو', start: 0.25, end: 0.75, conf: 0.5 }] },
    ];
    const { recogniser, server, open } = await start(() => ({
      end: (talk) => {
        talk.say(answers.shift() ?? { text: '' });
        talk.close();
      },
    }));
    const { heard } = await open();
    const ended = vi.fn();
    recogniser.receive(tone(1.5));
    recogniser.flush(ended);
    recogniser.receive(tone(1));
    recogniser.flush(ended);
    await until(() => ended.mock.calls.length === 2);
    expect(server.talks.map(({ messages }) => messages)).toEqual([
      [config, { eof: 1 }],
      [config, { eof: 1 }],
    ]);
    expect(server.talks.map(({ audio }) => audio.length)).toEqual([24_000, 16_000]);
    expect(heard).toMatchObject([
      { segmentId: 's1', start: 0.5, end: 1 },
      { segmentId: 's2', start: 1.75, end: 2.25, words: [{ start: 1.75, end: 2.25 }] },
    ]);
  });

  it('a recogniser that finishes no sentence in a minute is asked for it', async () => {
    const { recogniser, server, open } = await start();
    const { talk } = await open();
    Array.from({ length: 60 }, () => recogniser.receive(tone(1)));
    expect(talk().messages.slice(1)).toEqual([]);
    recogniser.receive(tone(1));
    recogniser.receive(tone(1));
    await until(() => server.talks[1]?.audio.length === 16_000);
    expect(talk().messages.slice(1)).toEqual([{ eof: 1 }]);
    expect(talk().audio.length).toBe(61 * 16_000);
  });
});

describe('a recogniser that is unavailable', () => {
  it.each([
    ['invalid JSON', '{'],
    ['JSON that is no answer', '{"message":"سلام"}'],
    ['a text that is none', '{"text":7}'],
    ['times that are none', '{"text":"یک","result":[{"word":"یک","start":"0","end":1}]}'],
    ['times before the beginning', '{"text":"یک","result":[{"word":"یک","start":-1,"end":1}]}'],
    ['too long a message', JSON.stringify({ partial: 'آ'.repeat(600_000) })],
  ])('its connection ends after %s', async (_name, message) => {
    const { recogniser, open } = await start(() => ({ audio: (talk) => talk.say(message) }));
    const { talk, heard, failures } = await open();
    recogniser.receive(tone(0.1));
    await until(() => failures.length > 0 && talk().isClosed);
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
    closing.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const { failures } = await openAt(`ws://127.0.0.1:${port}`);
    expect(failures).toEqual(['Unexpected server response: 404']);
  });

  it('a server that does not shake hands is given up after its limit', async () => {
    const server = createServer(() => undefined);
    const connected = new Promise<void>((resolve) => {
      server.once('connection', (socket) => {
        closing.push(
          () => socket.destroy(),
          () => server.close(),
        );
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
    const { recogniser, open, pass } = await start(() => silent);
    const { talk, heard, failures } = await open();
    recogniser.receive(tone(0.1));
    pass(answerLimit - 1);
    await until(() => talk().audio.length > 0);
    talk().say({ partial: 'سلام' });
    await until(() => heard.length > 0);
    pass(answerLimit);
    expect(failures).toEqual([]);
    recogniser.receive(tone(0.1));
    pass(answerLimit - 1);
    recogniser.receive(tone(0.1));
    expect(failures).toEqual([]);
    pass(1);
    expect(failures).toEqual(['no answer within 8 s']);
    await until(() => talk().isClosed);
  });

  it('a recogniser without an answer to eof is given up after its limit, which each answer renews', async () => {
    const { recogniser, open, pass } = await start(() => silent);
    const { talk, heard, failures } = await open();
    const ended = vi.fn();
    recogniser.receive(tone(1));
    recogniser.receive(tone(1));
    recogniser.flush(ended);
    await until(() => talk().messages.length === 2);
    pass(answerLimit - 1);
    talk().say({ partial: 'سلام' });
    await until(() => heard.length > 0);
    pass(answerLimit - 1);
    expect(failures).toEqual([]);
    pass(1);
    expect(failures).toEqual(['no last answer within 8 s']);
    expect(ended).not.toHaveBeenCalled();
  });

  it.each([1000, 1011])(
    'a recogniser that closes with %i in place of the answer to eof is unavailable',
    async (code) => {
      const { recogniser, open } = await start(() => ({ end: (talk) => talk.close(code) }));
      const { failures } = await open();
      const ended = vi.fn();
      recogniser.receive(tone(1));
      recogniser.flush(ended);
      await until(() => failures.length > 0);
      expect(failures).toEqual([`connection closed with code ${code}`]);
      expect(ended).not.toHaveBeenCalled();
    },
  );
});

describe('a new connection', () => {
  it('receives again what has no sentence, and nothing else; its times stay right', async () => {
    const { recogniser, server, open } = await start(() => silent);
    const first = await open();
    [1, 2, 3].forEach(() => recogniser.receive(tone(1)));
    await until(() => first.talk().audio.length === 48_000);
    first.talk().say({ text: 'یک', result: [{ word: 'یک', start: 0.25, end: 1.5, conf: 0.5 }] });
    first.talk().say({ partial: 'دو' });
    await until(() => first.heard.length === 2);
    first.talk().close(1011);
    await until(() => first.failures.length > 0);

    const second = await open();
    await until(() => server.talks[1]?.audio.length === 24_000);
    second.talk().say({ text: 'دو', result: [{ word: 'دو', start: 0.5, end: 1, conf: 0.5 }] });
    await until(() => second.heard.length > 0);
    expect(first.heard.map(({ text }) => text)).toEqual(['یک', 'دو']);
    expect(second.heard).toMatchObject([{ segmentId: 's2', text: 'دو', start: 2, end: 2.5 }]);
    recogniser.receive(tone(0.5));
    await until(() => server.talks[1]?.audio.length === 32_000);
  });

  it('a sentence without words covers the audio that was answered', async () => {
    const { recogniser, server, open } = await start(() => silent);
    const first = await open();
    [1, 2, 3].forEach(() => recogniser.receive(tone(1)));
    await until(() => first.talk().audio.length === 48_000);
    first.talk().say({ partial: 'یک' });
    first.talk().say({ text: 'یک' });
    await until(() => first.heard.length === 2);
    expect(first.heard[1]).toMatchObject({ start: 0, end: 2 });
    await open();
    await until(() => server.talks[1]?.audio.length === 16_000);
  });

  it('replaces that of a lost socket at once; the former socket cannot close it', async () => {
    const { recogniser, server, open } = await start(() => silent);
    const first = await open();
    recogniser.receive(tone(1));
    await until(() => first.talk().audio.length === 16_000);
    const second = await open();
    await until(() => first.talk().isClosed && server.talks[1]?.audio.length === 16_000);
    recogniser.close(first.listener);
    second.talk().say({ partial: 'یک' });
    await until(() => second.heard.length > 0);
    recogniser.close(second.listener);
    await until(() => second.talk().isClosed);
    expect([first.failures, second.failures]).toEqual([[], []]);
  });

  it('reports a failure to the operator too', async () => {
    const { recogniser, open, reports } = await start(() => ({ audio: (talk) => talk.close() }));
    const { failures } = await open();
    recogniser.receive(tone(1));
    await until(() => failures.length > 0);
    expect(reports).toEqual(['connection closed with code 1000']);
  });
});

function until(check: () => boolean): Promise<void> {
  return vi.waitFor(() => expect(check()).toBe(true), { interval: 1, timeout: 5_000 });
}

function create(address: string) {
  const { timers, pass } = createSimulatedTimers();
  const reports: string[] = [];
  const recogniser = createVoskFactory({
    address,
    timers,
    report: (reason) => reports.push(reason),
  })({ sampleRate: 16_000, script: [], createSegmentId: (number) => `s${number}` });
  return { recogniser, pass, reports };
}

function listen(recogniser: ReturnType<typeof create>['recogniser']) {
  const heard: Recognition[] = [];
  const failures: string[] = [];
  let isReady = false;
  const listener: RecogniserListener = {
    ready: () => {
      isReady = true;
    },
    recognised: (results) => heard.push(...results),
    failed: (reason) => failures.push(reason),
  };
  recogniser.open(listener);
  return { heard, failures, listener, isReady: () => isReady };
}

async function openAt(address: string) {
  const opened = listen(create(address).recogniser);
  await until(() => opened.failures.length > 0);
  return opened;
}

async function start(createAnswers?: () => VoskAnswers) {
  const server: VoskServer = await startVoskServer(createAnswers);
  closing.push(server.close);
  const created = create(server.address);
  return {
    ...created,
    server,
    /** Opens a socket's connection and waits until it is ready. */
    open: async () => {
      const number = server.talks.length;
      const opened = listen(created.recogniser);
      await until(() => opened.isReady() && server.talks.length > number);
      return { ...opened, talk: () => server.talks[number]! };
    },
  };
}

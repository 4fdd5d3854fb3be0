import { describe, expect, it, vi } from 'vitest';
import { join, makeTone } from '../../testing/audio.ts';
import { mute, startVosk, waitUntil } from '../../testing/voskRecognition.ts';
import type { VoskAnswers } from '../../testing/voskServer.ts';

const config = { config: { sample_rate: 16_000, words: true } };

describe('a recogniser of the vosk protocol', () => {
  it('receives the rate first, then the samples as they were spoken', async () => {
    const { recogniser, server, open } = await startVosk();
    const { talk } = await open();
    const spoken = [makeTone(0.04), makeTone(0.1, -30), Int16Array.of(0, 1, -1, 32_767, -32_768)];
    spoken.forEach((samples) => recogniser.receive(samples));
    await waitUntil(() => talk().audio.length === join(...spoken).length);
    expect(talk().messages).toEqual([config]);
    expect(talk().audio).toEqual(join(...spoken));
    expect(server.talks).toHaveLength(1);
  });

  it('a growing text becomes interim text once, and an empty one clears it', async () => {
    const { recogniser, open } = await startVosk(() => mute);
    const { talk, heard } = await open();
    recogniser.receive(makeTone(0.1));
    await waitUntil(() => talk().audio.length > 0);
    for (const partial of ['', 'سلام', 'سلام', 'سلام دنیا', '']) {
      talk().say({ partial });
    }
    await waitUntil(() => heard.length >= 3);
    expect(heard).toEqual([
      { type: 'partial', segmentId: 's1', text: 'سلام' },
      { type: 'partial', segmentId: 's1', text: 'سلام دنیا' },
      { type: 'partial', segmentId: 's1', text: '' },
    ]);
  });

  it('a finished text becomes a sentence with the times and the confidence of its words', async () => {
    const { recogniser, open } = await startVosk(() => mute);
    const { talk, heard } = await open();
    recogniser.receive(makeTone(2));
    await waitUntil(() => talk().audio.length > 0);
    const result = [
      { word: 'سلام', start: 0.12, end: 0.5, conf: 1.000_001 },
      { word: 'دنیا', start: 0.5, end: 1.230_44, conf: 0.25 },
      { word: 'خوب', start: 1.3, end: 1.5, conf: -2 },
    ];
    talk().say({ text: ' سلام دنیا خوب ', result });
    talk().say({ text: '' });
    talk().say({ text: 'دوم' });
    await waitUntil(() => heard.length >= 2);
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

  it('words lie within the sound that was sent, also when the recogniser claims other times', async () => {
    const { recogniser, open } = await startVosk(() => mute);
    const { talk, heard } = await open();
    recogniser.receive(makeTone(1));
    await waitUntil(() => talk().audio.length > 0);
    const result = [
      { word: 'یک', start: 0.9, end: 0.2 },
      { word: 'دو', start: 1e9, end: 2e9 },
      { word: 'سه', start: 0, end: 0.1 },
    ];
    talk().say({ text: 'یک دو سه', result });
    await waitUntil(() => heard.length > 0);
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
    const { recogniser, open } = await startVosk(() => ({ end }));
    const { talk, heard } = await open();
    recogniser.receive(makeTone(1));
    const ended = vi.fn(() => heard.map(({ text }) => text));
    recogniser.flush(ended);
    expect(ended).not.toHaveBeenCalled();
    await waitUntil(() => ended.mock.calls.length > 0);
    expect(ended).toHaveReturnedWith(['پایان']);
    expect(talk().messages).toEqual([config, { eof: 1 }]);
  });

  it('without audio nothing is asked', async () => {
    const { recogniser, open } = await startVosk();
    const { talk } = await open();
    const ended = vi.fn();
    recogniser.flush(ended);
    expect(ended).toHaveBeenCalledOnce();
    expect(talk().messages.slice(1)).toEqual([]);
  });

  it('a sentence that ends while older audio waits for its answers is not the last one', async () => {
    const { recogniser, open } = await startVosk(() => mute);
    const { talk, heard } = await open();
    recogniser.receive(makeTone(1));
    recogniser.receive(makeTone(1));
    const ended = vi.fn();
    recogniser.flush(ended);
    await waitUntil(() => talk().messages.length === 2);
    talk().say({ text: 'نخست' });
    talk().say({ partial: 'دو' });
    await waitUntil(() => heard.length === 2);
    expect(ended).not.toHaveBeenCalled();
    talk().say({ text: 'دوم' });
    await waitUntil(() => ended.mock.calls.length > 0);
    expect(heard.map(({ type, text }) => [type, text])).toEqual([
      ['final', 'نخست'],
      ['partial', 'دو'],
      ['final', 'دوم'],
    ]);
  });

  it('an answer may be a binary message, and the recogniser may leave the close to the client', async () => {
    const last = Buffer.from(JSON.stringify({ text: 'پایان' }));
    const { recogniser, open } = await startVosk(() => ({ end: (talk) => talk.say(last) }));
    const { talk, heard } = await open();
    recogniser.receive(makeTone(1));
    const ended = vi.fn();
    recogniser.flush(ended);
    await waitUntil(() => ended.mock.calls.length > 0 && talk().isClosed);
    expect(heard).toMatchObject([{ text: 'پایان', start: 0, end: 1 }]);
  });

  it('a recogniser with fewer answers than messages ends by closing', async () => {
    const answers: VoskAnswers = {
      audio: () => undefined,
      end: (talk) => {
        talk.say({ text: 'همه' });
        talk.close();
      },
    };
    const { recogniser, open } = await startVosk(() => answers);
    const { heard } = await open();
    [1, 2, 3].forEach((seconds) => recogniser.receive(makeTone(seconds)));
    const ended = vi.fn();
    recogniser.flush(ended);
    await waitUntil(() => ended.mock.calls.length > 0);
    expect(heard.map(({ text }) => text)).toEqual(['همه']);
  });

  it('audio after it goes over a new connection, and its times go on from the beginning', async () => {
    const answers = [
      { text: 'یک', result: [{ word: 'یک', start: 0.5, end: 1, conf: 0.5 }] },
      { text: 'دو', result: [{ word: 'دو', start: 0.25, end: 0.75, conf: 0.5 }] },
    ];
    const { recogniser, server, open } = await startVosk(() => ({
      end: (talk) => {
        talk.say(answers.shift() ?? { text: '' });
        talk.close();
      },
    }));
    const { heard } = await open();
    const ended = vi.fn();
    recogniser.receive(makeTone(1.5));
    recogniser.flush(ended);
    recogniser.receive(makeTone(1));
    recogniser.flush(ended);
    await waitUntil(() => ended.mock.calls.length === 2);
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
    const { recogniser, server, open } = await startVosk();
    const { talk } = await open();
    Array.from({ length: 60 }, () => recogniser.receive(makeTone(1)));
    expect(talk().messages.slice(1)).toEqual([]);
    recogniser.receive(makeTone(1));
    recogniser.receive(makeTone(1));
    await waitUntil(() => server.talks[1]?.audio.length === 16_000);
    expect(talk().messages.slice(1)).toEqual([{ eof: 1 }]);
    expect(talk().audio.length).toBe(61 * 16_000);
  });
});

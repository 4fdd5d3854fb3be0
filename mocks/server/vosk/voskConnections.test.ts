import { describe, expect, it, vi } from 'vitest';
import { makeTone } from '../../testing/audio.ts';
import { mute, startVosk, waitUntil } from '../../testing/voskRecognition.ts';
import { lingerLimit } from './voskRecogniser.ts';

describe('a new connection to the recogniser', () => {
  it('receives again what has no sentence, and nothing else; its times stay right', async () => {
    const { recogniser, server, open } = await startVosk(() => mute);
    const first = await open();
    [1, 2, 3].forEach(() => recogniser.receive(makeTone(1)));
    await waitUntil(() => first.talk().audio.length === 48_000);
    first.talk().say({ text: 'یک', result: [{ word: 'یک', start: 0.25, end: 1.5, conf: 0.5 }] });
    first.talk().say({ partial: 'دو' });
    await waitUntil(() => first.heard.length === 2);
    first.talk().close(1011);
    await waitUntil(() => first.failures.length > 0);

    const second = await open();
    await waitUntil(() => server.talks[1]?.audio.length === 24_000);
    second.talk().say({ text: 'دو', result: [{ word: 'دو', start: 0.5, end: 1, conf: 0.5 }] });
    await waitUntil(() => second.heard.length > 0);
    expect(first.heard.map(({ text }) => text)).toEqual(['یک', 'دو']);
    expect(second.heard).toMatchObject([{ segmentId: 's2', text: 'دو', start: 2, end: 2.5 }]);
    recogniser.receive(makeTone(0.5));
    await waitUntil(() => server.talks[1]?.audio.length === 32_000);
  });

  it('a sentence without words covers the audio that was answered', async () => {
    const { recogniser, server, open } = await startVosk(() => mute);
    const first = await open();
    [1, 2, 3].forEach(() => recogniser.receive(makeTone(1)));
    await waitUntil(() => first.talk().audio.length === 48_000);
    first.talk().say({ partial: 'یک' });
    first.talk().say({ text: 'یک' });
    await waitUntil(() => first.heard.length === 2);
    expect(first.heard[1]).toMatchObject({ start: 0, end: 2 });
    first.talk().close();
    await waitUntil(() => first.failures.length > 0);
    await open();
    await waitUntil(() => server.talks[1]?.audio.length === 16_000);
  });

  it('reports a failure to the operator too', async () => {
    const { recogniser, open, reports } = await startVosk(() => ({
      audio: (talk) => talk.close(),
    }));
    const { failures } = await open();
    recogniser.receive(makeTone(1));
    await waitUntil(() => failures.length > 0);
    expect(reports).toEqual(['connection closed with code 1000']);
  });
});

describe('a new socket of the client', () => {
  it('goes on with the connection of the lost one, which cannot close it', async () => {
    const { recogniser, server, open, pass } = await startVosk(() => mute);
    const first = await open();
    recogniser.receive(makeTone(1));
    first.talk().say({ partial: 'ی' });
    await waitUntil(() => first.heard.length > 0);
    recogniser.close(first.listener);
    pass(lingerLimit - 1);
    const second = await open();
    recogniser.close(first.listener);
    pass(lingerLimit);
    recogniser.receive(makeTone(1));
    await waitUntil(() => second.talk().audio.length === 32_000);
    second.talk().say({ text: 'یک' });
    await waitUntil(() => second.heard.length > 0);
    expect(first.heard).toHaveLength(1);
    expect(server.talks).toHaveLength(1);
  });

  it('receives what came without a socket, after it is ready', async () => {
    const { recogniser, server, open } = await startVosk(() => mute);
    const first = await open();
    recogniser.receive(makeTone(1));
    await waitUntil(() => first.talk().audio.length > 0);
    recogniser.close(first.listener);
    for (const answer of [{ partial: 'یک' }, { text: 'یک' }, { partial: 'دو' }, { text: 'دو' }]) {
      first.talk().say(answer);
    }
    first.talk().close();
    await waitUntil(() => first.talk().isClosed);
    const second = await open();
    expect(second.heard.map(({ type, text }) => [type, text])).toEqual([
      ['final', 'یک'],
      ['final', 'دو'],
    ]);
    expect(first.heard).toEqual([]);
    expect(server.talks).toHaveLength(2);
  });

  it('waits for the last text that a lost one asked for', async () => {
    const { recogniser, server, open } = await startVosk(() => mute);
    const first = await open();
    recogniser.receive(makeTone(1));
    recogniser.flush(() => undefined);
    await waitUntil(() => first.talk().messages.length === 2);
    recogniser.close(first.listener);
    const second = await open();
    const ended = vi.fn(() => second.heard.map(({ text }) => text));
    recogniser.flush(ended);
    first.talk().say({ partial: '' });
    first.talk().say({ text: 'پایان' });
    await waitUntil(() => ended.mock.calls.length > 0);
    expect(ended).toHaveReturnedWith(['پایان']);
    expect(server.talks).toHaveLength(1);
  });

  it('has a new connection with all audio when it comes too late', async () => {
    const { recogniser, server, open, pass } = await startVosk(() => mute);
    const first = await open();
    recogniser.receive(makeTone(1));
    first.talk().say({ partial: 'ی' });
    await waitUntil(() => first.heard.length > 0);
    recogniser.close(first.listener);
    pass(lingerLimit - 1);
    expect(first.talk().isClosed).toBe(false);
    pass(1);
    await waitUntil(() => first.talk().isClosed);
    await open();
    await waitUntil(() => server.talks[1]?.audio.length === 16_000);
    expect(first.failures).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { client, mocks, serveSavedConversation, readStored } from '../testing/savedConversation.ts';
import { savedId } from '../testing/savedIds.ts';

serveSavedConversation();

const file = (bytes: string, type = 'audio/webm;codecs=opus') =>
  new File([bytes], '1.webm', { type });

const send = (bytes: string, offset: number, isLast = false) =>
  client.uploadHistoryAudio({ id: savedId, audio: file(bytes), offset, is_last: isLast });

const received = (count: number) => ({ ok: true, answer: { received: count } });

async function readSound(): Promise<string> {
  const link = await client.getHistoryAudioLink({ id: savedId });
  return link.ok ? await (await fetch(link.answer.url)).text() : link.failure.kind;
}

describe('the sound that a device sends', () => {
  it('X-153: is taken part by part, and the conversation has it after the last one', async () => {
    expect(await send('abc', 0)).toEqual(received(3));
    expect((await readStored()).has_audio).toBe(false);
    expect(await send('de', 3, true)).toEqual(received(5));
    expect((await readStored()).has_audio).toBe(true);
    expect(await readSound()).toBe('abcde');
    const link = await client.getHistoryAudioLink({ id: savedId });
    expect(link).toMatchObject({ answer: { mime_type: 'audio/webm;codecs=opus', size: 5 } });
  });

  it('X-153: a part that was sent again is not taken twice, and a later one not before its turn', async () => {
    await send('abc', 0);
    expect(await send('abc', 0)).toEqual(received(3));
    expect(await send('zz', 7, true)).toEqual(received(3));
    expect((await readStored()).has_audio).toBe(false);
    await send('de', 3, true);
    expect(await readSound()).toBe('abcde');
  });

  it('X-153: a later recording continues the sound', async () => {
    await send('abc', 0, true);
    expect(await send('de', 3, true)).toEqual(received(5));
    expect(await readSound()).toBe('abcde');
  });

  it('X-153: is not billed', async () => {
    const before = mocks.backend.account('sara').nevisa_service_account.usage_remained;
    await send('abc', 0, true);
    expect(mocks.backend.account('sara').nevisa_service_account.usage_remained).toBe(before);
  });

  it('X-153: a lost connection keeps the bytes before it, and an answer can be lost after the whole part', async () => {
    mocks.backend.soundFaults.cutAt(2);
    expect(await send('abc', 0)).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(await send('abc', 0)).toEqual(received(2));
    mocks.backend.soundFaults.cutAt(5);
    expect(await send('cde', 2, true)).toMatchObject({ ok: false });
    expect((await readStored()).has_audio).toBe(true);
    expect(await readSound()).toBe('abcde');
  });

  it('T-62: a server that has lost what it received says so', async () => {
    await send('abc', 0);
    mocks.backend.soundFaults.forget();
    expect(await send('de', 3)).toEqual(received(0));
    await send('abcde', 0, true);
    expect(await readSound()).toBe('abcde');
  });

  it.each([
    ['a part that is too large', 413, () => send('abc', 0)],
    [
      'a format that is no sound',
      415,
      () =>
        client.uploadHistoryAudio({
          id: savedId,
          audio: file('a', 'text/plain'),
          offset: 0,
          is_last: true,
        }),
    ],
    [
      'a conversation that is gone',
      404,
      () => client.uploadHistoryAudio({ id: 'x', audio: file('a'), offset: 0, is_last: true }),
    ],
  ])('X-153: refuses %s with %i', async (_, status, call) => {
    mocks.backend.soundFaults.longestPart = 2;
    expect(await call()).toMatchObject({ failure: { status } });
  });

  it('S11: is refused while the person stores texts only on the own device', async () => {
    mocks.backend.setConfig(mocks.backend.account('sara'), { save_transcriptions: false });
    expect(await send('abc', 0)).toMatchObject({ failure: { status: 403, code: 'saving_off' } });
  });

  it('X-131: ends after the chosen days', async () => {
    mocks.backend.setConfig(mocks.backend.account('sara'), {
      preferences: { keep_audio_days: 30 },
    });
    await send('abc', 0, true);
    expect((await readStored()).audio_expires_at).toBe('2026-12-21T10:30:00.000Z');
  });

  it('X-153: is not replaced where the conversation has one of its own', async () => {
    mocks.backend.fillHistory('sara');
    const id = mocks.backend.account('sara').conversations[19]?.id ?? '';
    expect(
      await client.uploadHistoryAudio({ id, audio: file('a'), offset: 0, is_last: true }),
    ).toMatchObject({ failure: { status: 409, code: 'has_audio' } });
  });
});

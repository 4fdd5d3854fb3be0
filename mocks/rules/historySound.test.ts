import { describe, expect, it } from 'vitest';
import { makeConversation } from '../fixtures/history/conversations.ts';
import { linkLife } from './soundFaults.ts';
import { createClientFor, serveEachTest } from '../testing/serveEachTest.ts';

const note = { subject: 'note', seed: 1, words: 20, minutesAgo: 5, duration: 20_000 } as const;

const mocks = serveEachTest((backend) =>
  backend.fillHistory('sara', [
    makeConversation({ ...note, id: 'kept', audio_expires_at: '2026-11-22T00:00:00Z' }),
    makeConversation({ ...note, id: 'silent', has_audio: false }),
  ]),
);
const client = createClientFor('sara');

async function getAddress(): Promise<string> {
  const outcome = await client.getHistoryAudioLink({ id: 'kept' });
  return outcome.ok ? outcome.answer.url : '';
}

const getPart = async (address: string, range: string) => {
  const answer = await fetch(address, { headers: { Range: range } });
  return {
    status: answer.status,
    range: answer.headers.get('Content-Range'),
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
};

/** 4,000 samples per second after a header of 44 bytes. */
const size = 80_044;

describe('the sound of a conversation', () => {
  it('has an address on the origin of the API that needs no header', async () => {
    expect(await client.getHistoryAudioLink({ id: 'kept' })).toMatchObject({
      answer: {
        url: 'https://api.nevisa.test/nevisa/history/sound?ticket=kept-1',
        expires_at: '2026-11-21T11:35:00.000Z',
        mime_type: 'audio/wav',
        size,
        duration: 20_000,
      },
    });
    const answer = await fetch(await getAddress());
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, size]);
    expect(answer.headers.get('Accept-Ranges')).toBe('bytes');
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('is sent in parts that fit together, and not beyond its end', async () => {
    const address = await getAddress();
    const whole = new Uint8Array(await (await fetch(address)).arrayBuffer());
    expect(new TextDecoder().decode(whole.slice(0, 12)).replaceAll(/[^\w]/g, '')).toMatch(/^RIFF/);
    const first = await getPart(address, 'bytes=0-1');
    expect([first.status, first.range, first.bytes.length]).toEqual([206, `bytes 0-1/${size}`, 2]);
    const middle = await getPart(address, 'bytes=20000-20999');
    expect(middle.bytes).toEqual(whole.slice(20_000, 21_000));
    const end = await getPart(address, 'bytes=-10');
    expect([end.range, end.bytes]).toEqual([
      `bytes ${size - 10}-${size - 1}/${size}`,
      whole.slice(-10),
    ]);
    expect(await getPart(address, `bytes=${size}-`)).toMatchObject({
      status: 416,
      range: `bytes */${size}`,
    });
  });

  it('is loud while a word is spoken and silent between sentences, as its peaks say', async () => {
    const outcome = await client.getHistoryPeaks({ id: 'kept' });
    const whole = await client.retrieveHistory({ id: 'kept' });
    if (!outcome.ok || !whole.ok) {
      throw new Error('The calls fail.');
    }
    const { per_second, data } = outcome.answer;
    const peaks = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    expect([per_second, peaks.length]).toEqual([20, 400]);
    const [first, second] = whole.answer.segments;
    const word = first?.words[2];
    const spoken = ((word?.start ?? 0) + (word?.end ?? 0)) / 2;
    const pause = ((first?.end ?? 0) + (second?.start ?? 0)) / 2;
    expect(peaks[Math.floor(spoken * 20)]).toBeGreaterThan(60);
    expect(peaks[Math.floor(pause * 20)]).toBe(0);
    const address = await getAddress();
    const loudest = async (seconds: number) => {
      const from = 44 + Math.floor(seconds * 4_000);
      const { bytes } = await getPart(address, `bytes=${from}-${from + 99}`);
      return Math.max(...bytes.map((byte) => Math.abs(byte - 128)));
    };
    expect(await loudest(spoken)).toBeGreaterThan(20);
    expect(await loudest(pause)).toBe(0);
  });

  it('has an address that ends after an hour; the next one works', async () => {
    const address = await getAddress();
    mocks.backend.clock.advance(linkLife - 1);
    expect((await fetch(address)).status).toBe(200);
    mocks.backend.clock.advance(1);
    expect((await fetch(address)).status).toBe(403);
    expect((await fetch(await getAddress())).status).toBe(200);
    expect((await fetch(address.replace(/kept-\d+/, 'kept-99'))).status).toBe(403);
  });

  it('is gone when its time is over, and was never there for a typed text', async () => {
    const ask = (id: string) => [
      client.getHistoryAudioLink({ id }),
      client.getHistoryPeaks({ id }),
    ];
    for (const outcome of await Promise.all(ask('silent'))) {
      expect(outcome).toMatchObject({ failure: { status: 404, code: 'no_audio' } });
    }
    mocks.backend.clock.advance(24 * 3_600_000);
    for (const outcome of await Promise.all(ask('kept'))) {
      expect(outcome).toMatchObject({ failure: { status: 410, code: 'audio_expired' } });
    }
    expect(await client.retrieveHistory({ id: 'kept' })).toMatchObject({ ok: true });
  });

  it('can be served for a shorter time, and wrongly', async () => {
    mocks.backend.soundFaults.life = 5_000;
    const address = await getAddress();
    mocks.backend.clock.advance(5_000);
    expect((await fetch(address)).status).toBe(403);
    mocks.backend.soundFaults.serving = 'missing';
    expect((await getPart(await getAddress(), 'bytes=0-9')).status).toBe(404);
    mocks.backend.soundFaults.serving = 'unsatisfied';
    expect((await getPart(await getAddress(), 'bytes=0-9')).status).toBe(416);
    mocks.backend.soundFaults.serving = 'whole';
    const whole = await getPart(await getAddress(), 'bytes=0-9');
    expect([whole.status, whole.bytes.length]).toEqual([200, size]);
    mocks.backend.soundFaults.serving = 'octet-stream';
    const { headers } = await fetch(await getAddress());
    expect(headers.get('Content-Type')).toBe('application/octet-stream');
    mocks.backend.soundFaults.serving = 'noise';
    expect((await getPart(await getAddress(), 'bytes=0-3')).bytes.slice(0, 4)).toEqual(
      new Uint8Array(4),
    );
    mocks.backend.soundFaults.serveWell();
    expect((await getPart(await getAddress(), 'bytes=0-9')).status).toBe(206);
    expect(mocks.backend.countSoundLinks()).toBe(7);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { openMicrophone } from './openMicrophone.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('openMicrophone', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['NotSupportedError', 'unsupported'],
  ])('X-20, X-21: %s is %s', async (name, reason) => {
    inBrowser({ getUserMedia: () => Promise.reject(new DOMException('', name)) });

    expect(await openMicrophone()).toEqual({ ok: false, reason });
  });

  it('X-20: says that an insecure page gets no microphone', async () => {
    inBrowser(undefined);
    vi.stubGlobal('isSecureContext', false);

    expect(await openMicrophone()).toEqual({ ok: false, reason: 'insecure' });
  });

  it('X-20: says that a browser without media devices is not supported', async () => {
    inBrowser(undefined);

    expect(await openMicrophone()).toEqual({ ok: false, reason: 'unsupported' });
  });

  it('X-20: does not ask for a microphone where audio worklets are missing', async () => {
    const getUserMedia = vi.fn();
    inBrowser({ getUserMedia });
    vi.stubGlobal('AudioWorkletNode', undefined);

    expect(await openMicrophone()).toEqual({ ok: false, reason: 'unsupported' });
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('opens one channel of sound, and closing it stops every track', async () => {
    const tracks = [
      { label: 'میکروفون', stop: vi.fn() },
      { label: 'دیگری', stop: vi.fn() },
    ];
    const stream = { getTracks: () => tracks, getAudioTracks: () => tracks };
    const getUserMedia = vi.fn(async (_: MediaStreamConstraints) => stream);
    inBrowser({ getUserMedia });

    const outcome = await openMicrophone();
    if (!outcome.ok) {
      throw new Error(`The microphone was refused: ${outcome.reason}.`);
    }
    expect([outcome.microphone.label, outcome.microphone.stream]).toEqual(['میکروفون', stream]);
    expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({
      audio: { channelCount: { ideal: 1 } },
    });

    outcome.microphone.close();
    expect(tracks.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1]);
  });
});

function inBrowser(mediaDevices: object | undefined): void {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { mediaDevices });
  vi.stubGlobal('AudioWorkletNode', vi.fn());
}

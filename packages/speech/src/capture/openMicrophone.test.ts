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

  it('X-20: opens one channel of sound, and closing it stops every track', async () => {
    const tracks = [track('میکروفون'), track('دیگری')];
    const getUserMedia = vi.fn(async (_: MediaStreamConstraints) => streamOf(...tracks));
    inBrowser({ getUserMedia });

    const { microphone, fellBack } = await opened();
    expect([microphone.id, microphone.label, fellBack]).toEqual(['id:میکروفون', 'میکروفون', false]);
    expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({
      audio: { channelCount: { ideal: 1 } },
    });

    microphone.close();
    expect(tracks.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1]);
  });

  it('X-21: opens the chosen device, and only that', async () => {
    const getUserMedia = vi.fn(async (_: MediaStreamConstraints) => streamOf(track('هدست')));
    inBrowser({ getUserMedia });

    expect(await opened('usb')).toMatchObject({ fellBack: false });
    expect(getUserMedia.mock.calls).toMatchObject([[{ audio: { deviceId: { exact: 'usb' } } }]]);
  });

  it.each(['NotFoundError', 'OverconstrainedError'])(
    'X-21: falls back to the default where the chosen device is gone (%s), and says so',
    async (name) => {
      const getUserMedia = vi.fn(async ({ audio }: MediaStreamConstraints) => {
        if (typeof audio === 'object' && audio.deviceId !== undefined) {
          throw new DOMException('', name);
        }
        return streamOf(track('میکروفون'));
      });
      inBrowser({ getUserMedia });

      expect(await opened('usb')).toMatchObject({
        fellBack: true,
        microphone: { label: 'میکروفون' },
      });
    },
  );

  it('X-21: a chosen device that is busy is not exchanged for another', async () => {
    const getUserMedia = vi.fn().mockRejectedValue(new DOMException('', 'NotReadableError'));
    inBrowser({ getUserMedia });

    expect(await openMicrophone('usb')).toEqual({ ok: false, reason: 'busy' });
    expect(getUserMedia).toHaveBeenCalledTimes(1);
  });

  it('D03, D04: follows the track: lost, muted, unmuted, until it is watched no more', async () => {
    const one = track('میکروفون');
    inBrowser({ getUserMedia: async () => streamOf(one) });
    const { microphone } = await opened();
    const events: string[] = [];
    const stop = microphone.watch(({ type }) => events.push(type));
    ['mute', 'unmute', 'ended'].forEach((type) => one.dispatchEvent(new Event(type)));
    stop();
    one.dispatchEvent(new Event('ended'));

    expect(events).toEqual(['microphone.muted', 'microphone.unmuted', 'microphone.lost']);
  });

  it.each([
    [{ readyState: 'ended' }, 'microphone.lost'],
    [{ muted: true }, 'microphone.muted'],
  ])('D03: tells what happened before it was watched: %o', async (state, event) => {
    inBrowser({ getUserMedia: async () => streamOf(Object.assign(track('میکروفون'), state)) });
    const { microphone } = await opened();
    const events: string[] = [];
    microphone.watch(({ type }) => events.push(type));
    expect(events).toEqual([]);
    await Promise.resolve();

    expect(events).toEqual([event]);
  });
});

async function opened(chosenId?: string) {
  const outcome = await openMicrophone(chosenId);
  if (!outcome.ok) {
    throw new Error(`The microphone was refused: ${outcome.reason}.`);
  }
  return outcome;
}

function track(label: string) {
  return Object.assign(new EventTarget(), {
    label,
    readyState: 'live',
    muted: false,
    stop: vi.fn(),
    getSettings: () => ({ deviceId: `id:${label}` }),
  });
}

function streamOf(...tracks: ReturnType<typeof track>[]) {
  return { getTracks: () => tracks, getAudioTracks: () => tracks };
}

function inBrowser(mediaDevices: object | undefined): void {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { mediaDevices });
  vi.stubGlobal('AudioWorkletNode', vi.fn());
}

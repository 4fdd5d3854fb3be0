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
    ['OverconstrainedError', 'unsuitable'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['NotSupportedError', 'unsupported'],
  ])('X-20, X-21: %s is %s', async (name, reason) => {
    inBrowser({ getUserMedia: () => Promise.reject(new DOMException('', name)) });

    expect(await openMicrophone()).toEqual({ ok: false, reason });
  });

  it('X-20: refuses a microphone to an insecure page', async () => {
    inBrowser(undefined);
    vi.stubGlobal('isSecureContext', false);

    expect(await openMicrophone()).toEqual({ ok: false, reason: 'insecure' });
  });

  it('X-20: reports a browser without media devices as unsupported', async () => {
    inBrowser(undefined);

    expect(await openMicrophone()).toEqual({ ok: false, reason: 'unsupported' });
  });

  it('X-20: requests no microphone where audio worklets are missing', async () => {
    const getUserMedia = vi.fn();
    inBrowser({ getUserMedia });
    vi.stubGlobal('AudioWorkletNode', undefined);

    expect(await openMicrophone()).toEqual({ ok: false, reason: 'unsupported' });
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('X-20: opens one channel of audio, and stops every track on close', async () => {
    const tracks = [track('میکروفون'), track('دیگری')];
    const getUserMedia = vi.fn(async (_: MediaStreamConstraints) => makeStream(...tracks));
    inBrowser({ getUserMedia });

    const { microphone, fellBack } = await opened();
    expect([microphone.id, microphone.label, fellBack]).toEqual(['id:میکروفون', 'میکروفون', false]);
    expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({
      audio: { channelCount: { ideal: 1 } },
    });

    microphone.close();
    expect(tracks.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1]);
  });

  it('X-21: opens only the chosen device', async () => {
    const getUserMedia = vi.fn(async (_: MediaStreamConstraints) => makeStream(track('هدست')));
    inBrowser({ getUserMedia });

    expect(await opened('usb')).toMatchObject({ fellBack: false });
    expect(getUserMedia.mock.calls).toMatchObject([[{ audio: { deviceId: { exact: 'usb' } } }]]);
  });

  it.each(['NotFoundError', 'OverconstrainedError'])(
    'X-21: falls back to the default when the chosen device is missing (%s), and reports it',
    async (name) => {
      const getUserMedia = vi.fn(async ({ audio }: MediaStreamConstraints) => {
        if (typeof audio === 'object' && audio.deviceId !== undefined) {
          throw new DOMException('', name);
        }
        return makeStream(track('میکروفون'));
      });
      inBrowser({ getUserMedia });

      expect(await opened('usb')).toMatchObject({
        fellBack: true,
        microphone: { label: 'میکروفون' },
      });
    },
  );

  it('X-21: does not replace a chosen device that is busy', async () => {
    const getUserMedia = vi.fn().mockRejectedValue(new DOMException('', 'NotReadableError'));
    inBrowser({ getUserMedia });

    expect(await openMicrophone('usb')).toEqual({ ok: false, reason: 'busy' });
    expect(getUserMedia).toHaveBeenCalledTimes(1);
  });

  it('X-22, X-23, D03, D04: reports a lost, muted and unmuted track until the watch ends', async () => {
    const one = track('میکروفون');
    inBrowser({ getUserMedia: async () => makeStream(one) });
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
  ])('D03: reports a change from before the watch: %o', async (state, event) => {
    inBrowser({ getUserMedia: async () => makeStream(Object.assign(track('میکروفون'), state)) });
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

function makeStream(...tracks: ReturnType<typeof track>[]) {
  return { getTracks: () => tracks, getAudioTracks: () => tracks };
}

function inBrowser(mediaDevices: object | undefined): void {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { mediaDevices });
  vi.stubGlobal('AudioWorkletNode', vi.fn());
}

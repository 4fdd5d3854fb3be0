import { makeWavHeader } from '@nevisa/api/wavHeader';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasSound, measureLength, toLength } from './mediaFacts.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Silence of so many ms. */
function createWave(length: number): File {
  const sampleRate = 8_000;
  const samples = new Uint8Array((2 * sampleRate * length) / 1_000);
  const head = makeWavHeader({ sampleRate, bits: 16, bytes: samples.length });
  return new File([head, samples], 'a.wav', { type: 'audio/wav' });
}

/** A recorded video, which has no length in its head. */
async function recordVideo(withSound: boolean): Promise<File> {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  const stream = canvas.captureStream(20);
  const audio = new AudioContext();
  if (withSound) {
    const target = audio.createMediaStreamDestination();
    const tone = audio.createOscillator();
    tone.connect(target);
    tone.start();
    target.stream.getAudioTracks().forEach((track) => stream.addTrack(track));
  }
  const recorder = new MediaRecorder(stream, { mimeType: 'video/webm' });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  recorder.start();
  const drawing = setInterval(() => brush?.fillRect(Math.random() * 200, 0, 9, 99), 20);
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  clearInterval(drawing);
  recorder.stop();
  await new Promise((resolve) => {
    recorder.addEventListener('stop', resolve);
  });
  await audio.close();
  return new File(pieces, 'a.webm', { type: 'video/webm' });
}

describe('the length of a file', () => {
  it('X-181: is read from its head, and its address is revoked', async () => {
    const create = vi.spyOn(URL, 'createObjectURL');
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    expect(await measureLength(createWave(2_500))).toBe(2_500);
    expect(revoke.mock.calls).toEqual([[create.mock.results[0]?.value]]);
  });

  it('X-181: is unknown for a damaged file, and its address is revoked', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    expect(await measureLength(new File(['ID3 nothing'], 'a.mp3'))).toBeNull();
    expect(revoke).toHaveBeenCalledOnce();
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0, -1, 1e300])(
    'X-181: is unknown where the browser says %s',
    (seconds) => {
      expect(toLength(seconds)).toBeNull();
    },
  );

  it('X-181: is unknown after 5 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('/never');
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(() => undefined);
    let length: number | null | undefined;
    void measureLength(createWave(100)).then((found) => {
      length = found;
    });
    await vi.advanceTimersByTimeAsync(4_900);
    expect(length).toBeUndefined();
    await vi.advanceTimersByTimeAsync(100);
    expect(length).toBeNull();
    expect(revoke).toHaveBeenCalledOnce();
  });

  it('X-181: is not waited for when the file is removed', async () => {
    const ending = new AbortController();
    vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(() => undefined);
    const length = measureLength(createWave(100), ending.signal);
    ending.abort();
    expect(await length).toBeNull();
  });
});

describe('the sound of a video', () => {
  it.each([true, false])('X-181: is known to be there or not: %s', async (withSound) => {
    expect(await hasSound(await recordVideo(withSound))).toBe(withSound);
  });

  it('X-181: is not denied for a file that the browser cannot show', async () => {
    expect(await hasSound(new File(['nothing'], 'a.mkv'))).toBeNull();
  });
});

import { expect, it, vi } from 'vitest';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { DeviceTexts } from '../../workspace/deviceTexts.ts';
import { SoundPlayer } from './SoundPlayer.tsx';

/** A tone as this device records it: in slices, without a duration in its head. */
async function recordTone(): Promise<Blob> {
  const audio = new AudioContext();
  const target = audio.createMediaStreamDestination();
  const tone = audio.createOscillator();
  tone.connect(target);
  tone.start();
  const recorder = new MediaRecorder(target.stream, { mimeType: 'audio/webm' });
  const slices: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => slices.push(data));
  recorder.start(250);
  await vi.waitFor(() => expect(slices.length).toBeGreaterThan(3), 5_000);
  recorder.stop();
  await audio.close();
  return new Blob(slices, { type: 'audio/webm' });
}

it('X-27: a recording is shown with its duration, and can be sought in', async () => {
  const sound = await recordTone();
  const texts = { readSound: () => Promise.resolve([sound]) } as unknown as DeviceTexts;
  const { host } = renderInPage(<SoundPlayer texts={texts} documentId="a" />);
  host.querySelector('button')?.click();
  const player = await vi.waitFor(() => {
    const found = host.querySelector('audio');
    expect(found?.readyState).toBeGreaterThan(0);
    return found as HTMLAudioElement;
  });
  await vi.waitFor(() => {
    expect(player.duration).toBeLessThan(10);
    expect([player.currentTime, player.seeking]).toEqual([0, false]);
  }, 5_000);
  expect(player.duration).toBeGreaterThan(0.5);
});

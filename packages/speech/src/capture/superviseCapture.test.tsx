import { afterEach, expect, it, vi } from 'vitest';
import { closeRooms, createPlayingMicrophone } from '../testing/nevisaRecording.ts';
import { superviseCapture } from './superviseCapture.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await closeRooms();
});

it('X-28: reports an audio context that does not run each second from the third one on, because a pause may have hidden it', async () => {
  const { stream } = createPlayingMicrophone(null);
  vi.spyOn(AudioContext.prototype, 'state', 'get').mockReturnValue('suspended');
  vi.spyOn(AudioContext.prototype, 'resume').mockRejectedValue(new Error());
  const ending = new AbortController();
  const onStart = vi.fn();
  const onSuspended = vi.fn();
  const onDeaf = vi.fn();
  const capture = superviseCapture({
    stream: stream ?? new MediaStream(),
    signal: ending.signal,
    onStart,
    onSuspended,
    onDeaf,
    onMissing: vi.fn(),
  });
  await vi.waitFor(() => expect(onStart).toHaveBeenCalledOnce());
  const reported = [1, 2, 3, 4, 60].map((seconds) => {
    capture.audioMissing(seconds);
    return onSuspended.mock.calls.length;
  });
  ending.abort();

  expect(reported).toEqual([0, 0, 1, 2, 3]);
  expect(onDeaf).not.toHaveBeenCalled();
});

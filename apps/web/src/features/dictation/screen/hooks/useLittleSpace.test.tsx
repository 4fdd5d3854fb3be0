import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { DictationWorkspace } from '../../workspace/createDictationWorkspace.ts';
import { useLittleSpace } from './useLittleSpace.ts';

const megabyte = 1_024 * 1_024;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Sentence({ device, recording }: { device: DictationWorkspace; recording: boolean }) {
  return useLittleSpace(device, recording) ? 'little' : 'enough';
}

/** Shows whether a device with some free bytes has little room. */
async function showSpace(first: number | null, recording: boolean) {
  const device = {
    free: first,
    estimateFreeSpace: (): Promise<number | null> => Promise.resolve(device.free),
  };
  const { host } = renderInPage(
    <Sentence device={device as unknown as DictationWorkspace} recording={recording} />,
  );
  await vi.advanceTimersByTimeAsync(100);
  return { device, host };
}

it.each([
  [null, 'enough'],
  [51 * megabyte, 'enough'],
  [49 * megabyte, 'little'],
  [0, 'little'],
])('X-33: with %s free bytes the device has %s room', async (free, words) => {
  const { host } = await showSpace(free, false);
  expect(host.textContent).toBe(words);
});

it.each([
  [true, 'little'],
  [false, 'enough'],
])(
  'X-33: a device that fills is noticed within a minute of a recording: %s',
  async (recording, words) => {
    const { device, host } = await showSpace(60 * megabyte, recording);
    device.free = 10 * megabyte;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(host.textContent).toBe(words);
  },
);

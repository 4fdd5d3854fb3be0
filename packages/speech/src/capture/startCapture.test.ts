import { expect, it, onTestFinished, vi } from 'vitest';
import { keepRunning } from './startCapture.ts';

it('X-28: a suspended audio context is asked to run when it says so and when the page is shown, until the end', () => {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const resume = vi.fn(() => Promise.reject(new Error('The page had no gesture yet.')));
  const context = Object.assign(new EventTarget(), { state: 'suspended', resume });
  const end = new AbortController();
  keepRunning(context as unknown as AudioContext, end.signal);
  expect(resume).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(resume).toHaveBeenCalledTimes(2);
  context.dispatchEvent(new Event('statechange'));
  expect(resume).toHaveBeenCalledTimes(3);
  context.state = 'running';
  page.dispatchEvent(new Event('visibilitychange'));
  end.abort();
  context.state = 'suspended';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(resume).toHaveBeenCalledTimes(3);
});

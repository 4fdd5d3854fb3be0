import { describe, expect, it } from 'vitest';
import {
  createDictationStatus,
  restingStatus,
} from '../../features/dictation/workspace/dictationStatus.ts';
import { guardLeaving } from './guardLeaving.ts';

function guarding() {
  const status = createDictationStatus();
  const window = new EventTarget();
  const stop = guardLeaving(status, window);
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { status, stop, isAsked };
}

describe('guardLeaving', () => {
  it.each([
    { recording: true, unkept: false },
    { recording: false, unkept: true },
    { recording: true, unkept: true },
  ])('X-27: asks while the status is %j, and not before or after', (status) => {
    const { status: store, isAsked } = guarding();
    expect(isAsked()).toBe(false);
    store.write(status);
    expect(isAsked()).toBe(true);
    store.write(restingStatus);
    expect(isAsked()).toBe(false);
  });

  it('asks for a status from before it begins, and not after it is stopped', () => {
    const status = createDictationStatus();
    status.write({ recording: true, unkept: false });
    const window = new EventTarget();
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const stop = guardLeaving(status, window);
    expect(leave()).toBe(false);
    stop();
    expect(leave()).toBe(true);
    status.write({ recording: true, unkept: true });
    expect(leave()).toBe(true);
  });
});

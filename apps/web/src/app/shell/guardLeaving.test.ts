import { describe, expect, it } from 'vitest';
import {
  createDictationStatus,
  type DictationStatusStore,
  restingStatus,
} from '../../features/dictation/workspace/dictationStatus.ts';
import { createLeaveGuards } from '../../shared/leaving/leaveGuards.ts';
import { guardLeaving, type LeaveSource } from './guardLeaving.ts';

function guarding() {
  const status = createDictationStatus();
  const window = new EventTarget();
  const stop = guardLeaving([createSource(status)], window);
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { status, stop, isAsked };
}

const createSource = (status: DictationStatusStore): LeaveSource => ({
  subscribe: status.subscribe,
  holds: () => status.read().recording || status.read().unkept,
});

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
    const stop = guardLeaving([createSource(status)], window);
    expect(leave()).toBe(false);
    stop();
    expect(leave()).toBe(true);
    status.write({ recording: true, unkept: true });
    expect(leave()).toBe(true);
  });

  it('X-115: asks while one of several sources holds the window', () => {
    const status = createDictationStatus();
    const guards = createLeaveGuards();
    const window = new EventTarget();
    guardLeaving([createSource(status), guards], window);
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const [first, second] = [guards.hold(() => true), guards.hold(() => true)];
    status.write({ recording: true, unkept: false });
    const answers = [isAsked()];
    for (const end of [() => status.write(restingStatus), first, second]) {
      end();
      answers.push(isAsked());
    }
    expect(answers).toEqual([true, true, true, false]);
  });
});

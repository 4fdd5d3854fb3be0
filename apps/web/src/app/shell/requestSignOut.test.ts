import { expect, it, onTestFinished, vi } from 'vitest';
import { createUnkeptTexts } from '../../features/conversation/unkeptTexts.ts';
import type { DeviceStorage } from '../../features/dictation/workspace/deviceStorage.ts';
import { createDictationStatus } from '../../features/dictation/workspace/dictationStatus.ts';
import { noUploads } from '../../features/files/upload/uploadFacts.ts';
import { createLeaveGuards } from '../../shared/leaving/leaveGuards.ts';
import { createObservable } from '../../shared/observable.ts';
import { createUserScopes } from '../userScope.ts';
import { requestSignOut, type SignOutParts, type SignOutReason } from './requestSignOut.ts';

const emptyStorage = {
  hasUnsaved: async () => false,
  hasUnsentSound: async () => false,
  hasUnsentUploads: async () => false,
} as DeviceStorage;

const never = () => new Promise<never>(() => undefined);

/** The sign-out of user 7 on a device; null is one whose browser gives no storage. */
function start(storage: DeviceStorage | null, unsent = 0) {
  const auth = { facts: () => ({ user: { id: 7 }, expired: false }), subscribe: () => () => {} };
  const scopes = createUserScopes<unknown>(auth, () => null);
  const leaveGuards = createLeaveGuards();
  const services = {
    deviceStorage: async () => storage ?? Promise.reject(new Error('blocked')),
    dictationStatus: createDictationStatus(),
    leaveGuards,
    uploadFacts: createObservable({ ...noUploads, unsent }),
    userScope: scopes.open,
  } as unknown as SignOutParts['services'];
  const ask = vi.fn<(reason: SignOutReason) => void>();
  const signOut = vi.fn<() => void>();
  const deleteAndSignOut = vi.fn<() => Promise<void>>(async () => undefined);
  return {
    leaveGuards,
    unkeptTexts: scopes.open(7).keep(createUnkeptTexts),
    ask,
    signOut,
    deleteAndSignOut,
    request: () => requestSignOut({ services, userId: 7, ask, signOut, deleteAndSignOut }),
  };
}

it('S10: deletes the copies of this device where the server has everything', async () => {
  const { request, deleteAndSignOut, ask } = start(emptyStorage);
  request();
  await vi.waitFor(() => expect(deleteAndSignOut).toHaveBeenCalledTimes(1));
  expect(ask).not.toHaveBeenCalled();
});

it('S10: deletes the copies of a device that answers after some seconds, and waits no longer for one that does not', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const hasUnsaved = () =>
    new Promise<boolean>((resolve) => {
      setTimeout(resolve, 2_500, false);
    });
  const slow = start({ ...emptyStorage, hasUnsaved });
  const silent = start({ ...emptyStorage, hasUnsaved: never });
  slow.request();
  silent.request();
  await vi.advanceTimersByTimeAsync(3_000);
  const calls = [slow, silent].map(({ deleteAndSignOut, signOut }) => [
    deleteAndSignOut.mock.calls.length,
    signOut.mock.calls.length,
  ]);
  expect(calls).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

it('X-115: typed values that are not saved are asked about first, and stay until the user agrees', async () => {
  const { leaveGuards, request, deleteAndSignOut } = start(emptyStorage);
  leaveGuards.hold(({ pathname }) => pathname === '/profile');
  request();
  expect(leaveGuards.question()).not.toBeNull();
  leaveGuards.question()?.stay();
  expect(leaveGuards.holds()).toBe(true);
  request();
  expect(leaveGuards.question()).not.toBeNull();
  leaveGuards.question()?.leave();
  await vi.waitFor(() => expect(deleteAndSignOut).toHaveBeenCalledTimes(1));
});

it.each<[string, DeviceStorage | null]>([
  ['stores everything else', emptyStorage],
  ['stores nothing', null],
])('S10: an edited text that a device which %s did not take is asked about', async (_, storage) => {
  const { unkeptTexts, request, ask, signOut, deleteAndSignOut } = start(storage);
  unkeptTexts.mark('c1', true);
  request();
  await vi.waitFor(() => expect(ask.mock.calls).toEqual([['unkept']]));
  expect([signOut.mock.calls, deleteAndSignOut.mock.calls]).toEqual([[], []]);
});

it.each<[string, DeviceStorage | null, number]>([
  ['on the device', { ...emptyStorage, hasUnsentUploads: async () => true }, 0],
  ['of a page whose device does not have it yet', emptyStorage, 1],
  ['of a page whose browser gives no storage', null, 1],
  ['of a page whose storage does not answer', { ...emptyStorage, hasUnsaved: never }, 1],
])('X-190: a file under way %s is asked about', async (_, storage, unsent) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { request, ask, signOut, deleteAndSignOut } = start(storage, unsent);
  request();
  // As long as the storage is waited for.
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ask.mock.calls).toEqual([['upload']]);
  expect([signOut.mock.calls, deleteAndSignOut.mock.calls]).toEqual([[], []]);
});

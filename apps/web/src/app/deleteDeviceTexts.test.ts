import { DraftStorageError } from '@nevisa/drafts';
import { expect, it, vi } from 'vitest';
import type { DeviceStorage } from '../features/dictation/workspace/deviceStorage.ts';
import type { AppServices } from './appServices.ts';
import { deleteDeviceTexts } from './deleteDeviceTexts.ts';
import { createUserScopes } from './userScope.ts';

type Destroy = DeviceStorage['destroy'];

/** A user with a running object that writes until its end; `log` has what happens in order. */
function start(destroy: Destroy) {
  const log: string[] = [];
  const facts = { user: { id: 7 }, expired: false };
  const source = { facts: () => facts, subscribe: () => () => undefined };
  const scopes = createUserScopes<AppServices>(source, () => ({}) as AppServices);
  scopes.open(7).keep((_, { onEnd, onDispose }) => {
    onEnd(async () => {
      await Promise.resolve();
      log.push('ended');
    });
    onEnd(() => Promise.reject(new Error('broken')));
    onDispose(() => log.push('let go'));
  });
  const createFlag = (name: string) => ({
    isSet: () => true,
    set: (id: string, holds: boolean) => void log.push(`${name} ${id} ${holds}`),
  });
  const storage = {
    destroyKey: async () => {
      await destroy();
      log.push('key deleted');
    },
    destroy: async () => {
      await destroy();
      log.push('all deleted');
    },
  } as unknown as DeviceStorage;
  const services = {
    deviceStorage: vi.fn<() => Promise<DeviceStorage>>(() => Promise.resolve(storage)),
    edited: createFlag('edited'),
    sounds: createFlag('sounds'),
    uploads: createFlag('uploads'),
    waiting: createFlag('waiting'),
    forgetUser: scopes.forget,
    userScope: scopes.open,
  };
  return { log, services };
}

it('S10: the running objects of the user end between the key and the sounds, also when one of them fails', async () => {
  const { log, services } = start(() => Promise.resolve());
  await deleteDeviceTexts(services, 7);
  expect(log).toEqual([
    'key deleted',
    'ended',
    'all deleted',
    'let go',
    'waiting 7 false',
    'edited 7 false',
    'sounds 7 false',
    'uploads 7 false',
  ]);
});

it('S10: a device that refuses the deletion ends nothing, so that every page goes on', async () => {
  const { log, services } = start(() => Promise.reject(new DraftStorageError('full')));
  await expect(deleteDeviceTexts(services, 7)).rejects.toMatchObject({ reason: 'full' });
  expect(log).toEqual([]);
});

it('S10, G02: ends nothing where the code of the deletion cannot be loaded', async () => {
  const { log, services } = start(() => Promise.resolve());
  services.deviceStorage.mockRejectedValueOnce(new TypeError('lost'));
  await expect(deleteDeviceTexts(services, 7)).rejects.toThrow('lost');
  expect(log).toEqual([]);
});

it('S10: a deletion that fails after the end leaves the marks of the user for the next visit', async () => {
  const results = [Promise.resolve(), Promise.reject(new DraftStorageError('full'))];
  results[1]?.catch(() => undefined);
  const { log, services } = start(() => results.shift() ?? Promise.resolve());
  await deleteDeviceTexts(services, 7);
  expect(log).toEqual(['key deleted', 'ended', 'let go']);
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { listMicrophones, watchMicrophones, watchPermission } from './microphones.ts';
import { waitForPromises } from '../testing/memoryFrames.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const device = (kind: string, deviceId: string, label: string) => ({ kind, deviceId, label });

describe('listMicrophones', () => {
  it('X-21: lists every microphone once and no other device', async () => {
    inBrowser({
      enumerateDevices: async () => [
        device('audioinput', 'default', 'Default - هدست'),
        device('audioinput', 'communications', 'Communications - هدست'),
        device('audioinput', 'a', 'هدست'),
        device('audioinput', 'b', 'میکروفون داخلی'),
        device('audiooutput', 'c', 'بلندگو'),
        device('videoinput', 'd', 'دوربین'),
      ],
    });

    expect(await listMicrophones()).toEqual([
      { id: 'a', label: 'هدست' },
      { id: 'b', label: 'میکروفون داخلی' },
    ]);
  });

  it('X-21: returns empty names before the permission is granted', async () => {
    inBrowser({ enumerateDevices: async () => [device('audioinput', '', '')] });

    expect(await listMicrophones()).toEqual([{ id: '', label: '' }]);
  });

  it.each([
    ['there are no media devices', undefined],
    ['they cannot be listed', {}],
    ['listing fails', { enumerateDevices: () => Promise.reject(new Error('no')) }],
  ])('X-20: is empty when %s', async (_, mediaDevices) => {
    inBrowser(mediaDevices);

    expect(await listMicrophones()).toEqual([]);
  });
});

describe('watchMicrophones', () => {
  it('D04: reports the list at once and when a device is added or removed', async () => {
    const devices = [device('audioinput', 'a', 'هدست')];
    const mediaDevices = Object.assign(new EventTarget(), {
      enumerateDevices: async () => devices,
    });
    inBrowser(mediaDevices);
    const told: string[][] = [];
    const stop = watchMicrophones((list) => told.push(list.map(({ id }) => id)));
    await waitForPromises();
    devices.push(device('audioinput', 'b', 'داخلی'));
    mediaDevices.dispatchEvent(new Event('devicechange'));
    await waitForPromises();
    stop();
    mediaDevices.dispatchEvent(new Event('devicechange'));
    await waitForPromises();

    expect(told).toEqual([['a'], ['a', 'b']]);
  });
});

describe('watchPermission', () => {
  it('X-20: reports the permission at once and when it changes', async () => {
    const status = Object.assign(new EventTarget(), { state: 'denied' });
    vi.stubGlobal('navigator', { permissions: { query: async () => status } });
    const told: string[] = [];
    const stop = watchPermission((permission) => told.push(permission));
    await waitForPromises();
    status.state = 'granted';
    status.dispatchEvent(new Event('change'));
    stop();
    status.dispatchEvent(new Event('change'));

    expect(told).toEqual(['denied', 'granted']);
  });

  it.each([
    ['there are no permissions', undefined],
    ['this one is not known', { query: () => Promise.reject(new TypeError('microphone')) }],
  ])('X-20: is unknown when %s', async (_, permissions) => {
    vi.stubGlobal('navigator', { permissions });
    const told: string[] = [];
    watchPermission((permission) => told.push(permission));
    await waitForPromises();

    expect(told).toEqual(['unknown']);
  });
});

function inBrowser(mediaDevices: object | undefined): void {
  vi.stubGlobal('navigator', { mediaDevices });
}

import { defaultConfiguration } from '@nevisa/api';
import { describe, expect, it } from 'vitest';
import type { AppServices } from '../../../app/appServices.ts';
import { describeLosses, findUnsent } from './useLosses.ts';

const hour = 3_600_000;
const account = {
  has_service: true,
  current_charge: 0,
  usage_remained: 2 * hour,
  is_usage_infinite: false,
  current_service_record: null,
  reserved_service_record: null,
  configuration: defaultConfiguration,
};

const say = (count: number, sound: number | null, change: Partial<typeof account> = {}) =>
  describeLosses(
    { count, sound_duration: sound },
    { nevisa_service_account: { ...account, ...change } },
  );

describe('the losses of a deleted account', () => {
  it.each([
    [28, hour, {}, '۲۸ نوشته، ۱ ساعت صدا و ۲ ساعت اعتبار حذف می‌شود.'],
    [28, null, {}, '۲۸ نوشته و ۲ ساعت اعتبار حذف می‌شود.'],
    [1, 59_000, { usage_remained: 0 }, '۱ نوشته حذف می‌شود.'],
    [0, 0, {}, '۲ ساعت اعتبار حذف می‌شود.'],
    [0, 0, { is_usage_infinite: true, usage_remained: 0 }, 'اعتبار نامحدود حذف می‌شود.'],
    [0, null, { usage_remained: 0 }, ''],
  ])('X-237: %i texts and %s ms of sound', (count, sound, change, sentence) => {
    expect(say(count, sound, change)).toBe(sentence);
  });
});

describe('the texts and files that only the device has', () => {
  const makeStorage = (unsaved: Promise<boolean>, hasUploads = false, hasSound = false) =>
    ({
      hasUnsaved: () => unsaved,
      hasUnsentSound: () => Promise.resolve(hasSound),
      hasUnsentUploads: () => Promise.resolve(hasUploads),
    }) as Awaited<ReturnType<AppServices['deviceStorage']>>;

  it.each([true, false])(
    'X-237: findUnsent answers %s when the storage says so of its texts',
    async (unsaved) => {
      const storage = makeStorage(Promise.resolve(unsaved));
      expect(await findUnsent(() => Promise.resolve(storage), 'sara')).toBe(unsaved);
    },
  );

  it.each([
    ['a file that is not sent completely', true, false],
    ['a sound that is not sent', false, true],
  ])('X-237: findUnsent counts %s', async (_, hasUploads, hasSound) => {
    const storage = makeStorage(Promise.resolve(false), hasUploads, hasSound);
    expect(await findUnsent(() => Promise.resolve(storage), 'sara')).toBe(true);
  });

  it.each([
    [
      'the storage does not say it',
      () => Promise.resolve(makeStorage(Promise.reject(new Error()))),
    ],
    ['the code of the storage does not load', () => Promise.reject(new TypeError('chunk'))],
  ])('X-237: findUnsent answers null, and not false, when %s', async (_, deviceStorage) => {
    expect(await findUnsent(deviceStorage, 'sara')).toBeNull();
  });
});

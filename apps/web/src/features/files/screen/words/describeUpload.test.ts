import type { UploadTag } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import { describeUpload } from './describeUpload.ts';
import type { ShownUpload } from './shownUpload.ts';
import {
  describeAt,
  endless,
  makeCredit,
  makeFailed,
  makeRefusal,
  makeShownUpload,
  megabyte,
  minute,
  sending,
} from '../testing/shownUploads.ts';

describe('the state of a file in words', () => {
  it.each<[readonly UploadTag[], string, string]>([
    [['checking'], 'در حال بررسی', 'waiting'],
    [['refused'], 'پذیرفته نشد', 'failed'],
    [['duplicate'], 'تبدیل‌شده', 'attention'],
    [['unaffordable'], 'اعتبار کافی نیست', 'attention'],
    [['ready'], 'آمادهٔ بارگذاری', 'ready'],
    [['waiting', 'moving'], 'در نوبت بارگذاری', 'waiting'],
    [sending, 'در حال بارگذاری', 'moving'],
    [['sending', 'moving', 'offline'], 'در انتظار اینترنت', 'attention'],
    [['paused'], 'متوقف شده', 'paused'],
    [['signedOut'], 'در انتظار ورود', 'attention'],
    [['needsFile'], 'فایل لازم است', 'attention'],
    [['needsFile', 'checking'], 'در حال بررسی', 'attention'],
    [['converting'], 'بارگذاری شد؛ در صف تبدیل', 'moving'],
    [['canceling'], 'در حال لغو', 'waiting'],
    [['done'], 'آماده', 'done'],
    [['failed'], 'ناموفق', 'failed'],
    [['canceled'], 'لغو شد', 'ended'],
  ])('X-198: is a word for %j', (tags, state, tone) => {
    expect(describeAt(tags)).toMatchObject({ state, tone });
  });

  it('X-185: says a passing fault, and for how long the server asks to wait', () => {
    const stateFor = (failure: ShownUpload['failure']) => describeAt(sending, { failure }).state;
    expect(stateFor({ kind: 'network' })).toBe('بارگذاری نشد؛ خودش دوباره تلاش می‌کند');
    expect(stateFor(makeRefusal(429, [], 30_000))).toBe(
      'تعداد درخواست‌ها بیش از حد است. پس از ۳۰ ثانیه دوباره تلاش کنید.',
    );
    expect(stateFor(makeRefusal(429))).toBe('بارگذاری نشد؛ خودش دوباره تلاش می‌کند');
  });

  it('X-188: a speed of zero is described as waiting for the network', () => {
    const progress = { sent: megabyte, speed: 0, timeLeft: null };
    expect(describeAt(sending, { progress }).state).toBe('در انتظار شبکه');
  });
});

describe('the bars of a file', () => {
  it('X-188: says bytes, speed and time left while the file is sent', () => {
    const progress = { sent: 10 * megabyte, speed: 1.25 * megabyte, timeLeft: 24_000 };
    expect(describeAt(sending, { progress }).bars).toEqual([
      {
        label: 'بارگذاری',
        value: 0.25,
        words: '۱۰ مگابایت از ۴۰ مگابایت، ۱٫۳ مگابایت در ثانیه، ۲۴\u00A0ثانیه مانده است',
      },
    ]);
  });

  it('X-188: never falls behind what the server had, never exceeds the whole and is never NaN', () => {
    const getBar = (facts: Partial<ShownUpload>) => describeAt(sending, facts).bars[0];
    const none = { speed: null, timeLeft: null };
    const behind = { mostReceived: 20 * megabyte, progress: { sent: megabyte, ...none } };
    expect(getBar(behind)?.value).toBe(0.5);
    expect(getBar({ progress: { sent: 90 * megabyte, ...none } })?.value).toBe(1);
    const empty = { name: 'a.mp3', size: 0, lastModified: 1 };
    expect(getBar({ file: empty })?.value).toBe(0);
    const endlessTime = { sent: megabyte, speed: null, timeLeft: Infinity };
    expect(getBar({ progress: endlessTime })?.words).toBe('۱ مگابایت از ۴۰ مگابایت');
  });

  it('X-184: stays at its place without speed while the file is paused', () => {
    const progress = { sent: 20 * megabyte, speed: megabyte, timeLeft: 20_000 };
    const [bar] = describeAt(['paused'], { progress }).bars;
    expect(bar).toMatchObject({ value: 0.5, words: '۲۰ مگابایت از ۴۰ مگابایت' });
  });

  it('X-188: says the queue, then the percent, while the file is converted', () => {
    const barsFor = (report: ShownUpload['report']) =>
      describeAt(['converting'], { report }).bars.map(({ label, value, words }) => [
        label,
        value,
        words,
      ]);
    const sent = ['بارگذاری', 1, 'بارگذاری شد'];
    expect(barsFor(null)).toEqual([sent, ['تبدیل', 0, 'در صف']]);
    expect(barsFor({ state: 'queued' })).toEqual([sent, ['تبدیل', 0, 'در صف']]);
    expect(barsFor({ state: 'converting', percent: null })).toEqual([
      sent,
      ['تبدیل', null, 'در حال تبدیل به متن'],
    ]);
    expect(barsFor({ state: 'converting', percent: 42 })).toEqual([sent, ['تبدیل', 0.42, '۴۲٪']]);
  });

  it('do not exist before the first byte and after the end', () => {
    for (const tag of ['checking', 'ready', 'waiting', 'done', 'failed', 'canceled'] as const) {
      expect(describeAt([tag]).bars).toEqual([]);
    }
  });
});

describe('what a file costs', () => {
  it('X-181: is said with what is left, before it is sent', () => {
    expect(describeAt(['ready']).notes).toEqual([
      '۱۲\u00A0دقیقه از اعتبار شما مصرف می‌شود. پس از آن ۴۸\u00A0دقیقه می‌ماند.',
    ]);
  });

  it('X-181: is not said for a package without an end', () => {
    expect(describeUpload(makeShownUpload(['ready']), endless).notes).toEqual([]);
  });

  it('X-181: says that the length is not known yet', () => {
    expect(describeAt(['ready'], { duration: null })).toMatchObject({
      notes: ['مدت این فایل پس از بارگذاری معلوم می‌شود.'],
      facts: ['۴۰ مگابایت'],
    });
  });

  it('X-181: leads to the packages when it is too much, and says what is reserved', () => {
    const upload = makeShownUpload(['unaffordable']);
    expect(describeUpload(upload, makeCredit(3)).fault).toEqual({
      sentence: 'اعتبار شما کافی نیست: ۱۲\u00A0دقیقه لازم است و ۳\u00A0دقیقه دارید.',
      action: 'buy',
    });
    const reserved = { ...makeCredit(3), isReserved: true };
    expect(describeUpload(upload, reserved).fault?.sentence).toMatch(
      /بقیهٔ اعتبار برای فایل‌های پیش از این نگه داشته شده است\.$/,
    );
  });

  it('X-181: leads to the packages when nothing is left for a file of unknown length', () => {
    const upload = makeShownUpload(['unaffordable'], { duration: null });
    expect(describeUpload(upload, makeCredit(0)).fault).toEqual({
      sentence: 'اعتباری برای این فایل نمانده است.',
      action: 'buy',
    });
  });

  it('X-199: is said after the end with the credit now', () => {
    const report = { state: 'done', historyId: 7, billed: 11 * minute } as const;
    expect(describeAt(['done'], { report }).notes).toEqual([
      '۱۱\u00A0دقیقه از اعتبار شما کم شد. اکنون ۱\u00A0ساعت اعتبار دارید.',
    ]);
    expect(describeUpload(makeShownUpload(['done'], { report }), endless).notes).toEqual([
      '۱۱\u00A0دقیقه از اعتبار شما کم شد.',
    ]);
  });

  it('X-199: is nothing for a file that failed, was refused or was canceled before it was converted', () => {
    const nothing = ['برای این فایل اعتباری کم نشد.'];
    expect(describeAt(['failed'], makeFailed('noSpeech')).notes).toEqual(nothing);
    expect(describeAt(['failed'], { failure: makeRefusal(413) }).notes).toEqual(nothing);
    expect(describeAt(['canceled']).notes).toEqual(nothing);
    const report = { state: 'canceled', billed: 0 } as const;
    expect(describeAt(['canceled'], { report }).notes).toEqual(nothing);
    const unsaid = { state: 'canceled', billed: null } as const;
    const sent = { sent: 20 * megabyte, speed: null, timeLeft: null };
    const facts = { report: unsaid, mostReceived: 20 * megabyte, progress: sent };
    expect(describeAt(['canceled'], facts).notes).toEqual(nothing);
  });

  it('X-199: is not guessed when the server has not said it', () => {
    const report = { state: 'canceled', billed: null } as const;
    const job = { taskId: 'task-7', historyId: 7 };
    expect(describeAt(['canceled'], { report, job }).notes).toEqual([]);
    // The answer to the last part was lost.
    const progress = { sent: 40 * megabyte, speed: null, timeLeft: null };
    expect(describeAt(['canceled'], { report, progress }).notes).toEqual([]);
    // The page was loaded again during the last part.
    const reloaded = { report, mostReceived: 39 * megabyte };
    expect(describeAt(['canceled'], reloaded).notes).toEqual([]);
    expect(describeAt(['failed'], makeFailed('server', null)).notes).toEqual([]);
  });

  it('X-191: is said after a cancel that came during the conversion', () => {
    const report = { state: 'canceled', billed: 90_000 } as const;
    expect(describeAt(['canceled'], { report }).notes[0]).toContain(
      '۱\u00A0دقیقه و ۳۰\u00A0ثانیه از اعتبار شما کم شد.',
    );
  });
});

describe('the actions of a file', () => {
  it('X-184, X-191: pause, go on and cancel', () => {
    const listActions = (...tags: UploadTag[]) => describeAt(tags).actions;
    expect(listActions('ready')).toEqual(['start', 'remove']);
    expect(listActions('waiting')).toEqual(['pause', 'cancel']);
    expect(listActions('sending', 'moving', 'offline')).toEqual(['pause', 'cancel']);
    expect(listActions('paused')).toEqual(['resume', 'cancel']);
    expect(listActions('converting')).toEqual(['cancelJob']);
    expect(listActions('canceling')).toEqual([]);
    expect(listActions('done')).toEqual(['open', 'remove']);
  });

  it('X-198: Delete cancels what is under way, and removes the rest', () => {
    expect(describeAt(sending).deleteAction).toBe('cancel');
    expect(describeAt(['converting']).deleteAction).toBe('cancelJob');
    expect(describeAt(['done']).deleteAction).toBe('remove');
    expect(describeAt(['canceling']).deleteAction).toBeNull();
  });

  it('X-194: options are said until the end, because a started file begins anew with others', () => {
    const getOptions = (facts: Partial<ShownUpload>, tag: UploadTag = 'ready') =>
      describeAt([tag], facts).options;
    expect(getOptions({})).toBe('با نشانه‌گذاری، عددها با رقم');
    const choice = { punctuation: false, numbers: false, speakers: 3 };
    expect(getOptions({ options: choice })).toBe('بدون نشانه‌گذاری، عددها با حرف، ۳ گوینده');
    expect(getOptions({ options: { ...choice, speakers: 'automatic' } })).toMatch(
      /تشخیص خودکار گوینده‌ها$/,
    );
    expect(getOptions({}, 'waiting')).not.toBeNull();
    expect(getOptions({ received: 1 }, 'waiting')).not.toBeNull();
    expect(getOptions({}, 'sending')).not.toBeNull();
    expect(getOptions({}, 'done')).toBeNull();
    expect(getOptions({}, 'canceling')).toBeNull();
  });
});

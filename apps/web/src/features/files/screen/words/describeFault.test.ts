import type { FileFault, JobFault } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import type { ShownUpload } from './shownUpload.ts';
import { describeAt, makeFailed, makeRefusal, sending } from '../testing/shownUploads.ts';

describe('the fault of a file', () => {
  it.each<[FileFault, string]>([
    ['empty', 'این فایل خالی است.'],
    ['tooLarge', 'حجم این فایل بیش از ۲ گیگابایت است.'],
    ['notMedia', 'قالب این فایل پشتیبانی نمی‌شود.'],
    ['noSound', 'این فایل صدا ندارد.'],
    ['unreadable', 'این فایل خوانده نشد؛ شاید جابه‌جا یا حذف شده باشد.'],
  ])('X-181: says why a file is not sent: %s', (fault, sentence) => {
    const facts = describeAt(['refused'], { fault });
    expect(facts.fault).toEqual({ sentence, action: 'chooseOther' });
    expect(facts.actions).toEqual(['remove']);
  });

  it('X-182: offers the text of a known file, or another conversion', () => {
    expect(describeAt(['duplicate'], { known: { historyId: 3 } })).toMatchObject({
      fault: { sentence: 'این فایل قبلاً تبدیل شده است.', action: 'open' },
      actions: ['again', 'remove'],
    });
    expect(describeAt(['duplicate'], { known: { historyId: null } }).fault).toEqual({
      sentence: 'همین فایل پیش از این در فهرست آمده است.',
      action: null,
    });
  });

  it.each<[number, string, string]>([
    [402, 'اعتبار شما برای این فایل کافی نبود.', 'buy'],
    [413, 'این فایل برای نویسا بزرگ‌تر از اندازه است.', 'add'],
    [415, 'قالب این فایل پشتیبانی نمی‌شود.', 'add'],
    [507, 'فضای شما در نویسا پر است؛ چند نوشته یا صدا را حذف کنید و دوباره تلاش کنید.', 'retry'],
    [400, 'نویسا این فایل را نپذیرفت.', 'retry'],
  ])('X-185: says a refusal with status %i in words', (status, sentence, action) => {
    const facts = describeAt(['failed'], { failure: makeRefusal(status) });
    expect(facts.fault).toEqual({ sentence, action });
  });

  it('X-185: says a full store of the server, and the sentences of other refusals', () => {
    expect(describeAt(['failed'], { failure: { kind: 'server', status: 507 } }).fault).toEqual({
      sentence: 'فضای شما در نویسا پر است؛ چند نوشته یا صدا را حذف کنید و دوباره تلاش کنید.',
      action: 'retry',
    });
    const failure = makeRefusal(422, ['نام فایل پذیرفته نشد.']);
    expect(describeAt(['failed'], { failure }).fault?.sentence).toBe('نام فایل پذیرفته نشد.');
  });

  it('X-191: says that a cancel was refused, and that the conversion goes on', () => {
    const converting = (failure: ShownUpload['failure']) =>
      describeAt(['converting'], { job: { taskId: 'task-7', historyId: 7 }, failure });
    expect(converting(null).fault).toBeNull();
    expect(converting(makeRefusal(409))).toMatchObject({
      fault: { sentence: 'لغو این تبدیل پذیرفته نشد؛ تبدیل ادامه دارد.', action: null },
      actions: ['cancelJob'],
    });
  });

  it('X-185: asks to sign in again', () => {
    expect(describeAt(['signedOut']).fault).toEqual({
      sentence: 'نشست شما پایان یافته است؛ پس از ورود، بارگذاری ادامه می‌یابد.',
      action: 'signIn',
    });
  });

  it('X-186, X-187: asks for the same file, and says why', () => {
    const sentenceFor = (facts: Partial<ShownUpload>) => {
      const { fault } = describeAt(['needsFile'], facts);
      expect(fault?.action).toBe('choose');
      return fault?.sentence;
    };
    expect(sentenceFor({})).toBe('برای ادامه، همان فایل را دوباره انتخاب کنید.');
    expect(sentenceFor({ hasChanged: true })).toBe(
      'فایل روی دستگاه تغییر کرده است؛ دوباره انتخابش کنید.',
    );
    expect(sentenceFor({ isOtherFile: true })).toBe('این همان فایل نیست.');
    expect(sentenceFor({ fault: 'unreadable' })).toMatch(/^این فایل خوانده نشد/);
    const video = { name: 'IMG_0042.MOV', size: 9, lastModified: 1 };
    expect(sentenceFor({ isOtherFile: true, file: video })).toMatch(/ویدئو را هر بار از نو/);
  });

  it.each<[JobFault, RegExp, string]>([
    ['noSpeech', /^در این فایل گفتاری پیدا نشد\.$/, 'again'],
    ['unsupported', /نویسا نمی‌شناسد/, 'add'],
    ['tooLong', /طولانی‌تر از اندازهٔ مجاز/, 'add'],
    ['noCredit', /^اعتبار شما برای این فایل کافی نبود\.$/, 'buy'],
    ['damaged', /آسیب دیده است/, 'add'],
    ['unknownTask', /دیگر ندارد/, 'sendAgain'],
    ['server', /مشکلی از سوی نویسا/, 'again'],
    ['unknown', /\u2068task-7\u2069$/, 'copyId'],
  ])('X-193: says %s with one action', (fault, sentence, action) => {
    const facts = describeAt(['failed'], makeFailed(fault));
    expect(facts.fault?.sentence).toMatch(sentence);
    expect(facts.fault?.action).toBe(action);
    expect(facts.actions.length).toBeLessThanOrEqual(3);
  });

  it('X-193: lets a conversion be repeated after credit was bought, and after an unknown fault', () => {
    expect(describeAt(['failed'], makeFailed('noCredit')).actions).toEqual(['again', 'remove']);
    expect(describeAt(['failed'], makeFailed('unknown')).actions).toEqual(['again', 'remove']);
    expect(describeAt(['failed'], makeFailed('damaged')).actions).toEqual(['remove']);
  });

  it.each<[string, ShownUpload['failure'], RegExp, string]>([
    ['no network', { kind: 'network' }, /^خطا در شبکه$/, 'again'],
    ['a busy server', makeRefusal(429, [], 30_000), /پس از ۳۰ ثانیه دوباره تلاش کنید/, 'again'],
    ['too little credit', makeRefusal(402), /^اعتبار شما برای این فایل کافی نبود/, 'buy'],
    ['a full store', { kind: 'server', status: 507 }, /^فضای شما در نویسا پر است/, 'again'],
  ])(
    'X-185, X-193: says why a conversion was not begun once more: %s',
    (_, failure, sentence, action) => {
      const { fault, actions } = describeAt(['failed'], { ...makeFailed('server'), failure });
      expect(fault).toEqual({ sentence: expect.stringMatching(sentence), action });
      expect([fault?.action, ...actions].filter((each) => each === 'again')).toHaveLength(1);
    },
  );

  it('X-188: says that the server has forgotten bytes', () => {
    expect(describeAt(sending, { beganAnew: true }).notes).toEqual([
      'بخشی از این فایل در نویسا نمانده بود؛ آن بخش دوباره فرستاده می‌شود.',
    ]);
  });
});

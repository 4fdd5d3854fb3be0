import { describe, expect, it } from 'vitest';
import { addedText } from '../../../../shared/text/addedText.ts';
import type { NoticeFacts } from './notice.ts';
import { failure, live, noticed } from './noticeTesting.ts';

describe('the notice above the recording bar', () => {
  it.each<Partial<NoticeFacts>>([
    {},
    live,
    { ...live, heard: 'silent', sound: 'room' },
    { ...live, heard: 'paused' },
    { engine: 'loading' },
    { ...live, engine: 'offline' },
    { phase: 'stopped' },
    { phase: 'finalizing' },
    { ...live, kept: 'unsaved' },
    { ...live, remaining: 300_001 },
    { remaining: 1_000 },
    { fellBackTo: 'داخلی' },
  ])('X-23, X-30: nothing, when nothing is worth it: %o', (facts) => {
    expect(noticed(facts)).toBeNull();
  });

  it('S12: a refused text offers a retry, and the texts of this device', () => {
    expect(noticed({ refused: { id: 'r', failure } })).toMatchObject({
      action: { kind: 'piece', id: 'r' },
      other: { kind: 'texts' },
    });
  });

  it('S12: the text that was put away can be opened again, except during a recording', () => {
    expect(noticed({ previous: 'd' })?.action).toMatchObject({ kind: 'reopen', id: 'd' });
    expect(noticed({ ...live, previous: 'd' })).toBeNull();
  });

  it('X-33: little room on the device is reported, with its texts between recordings', () => {
    expect(noticed({ littleSpace: true })).toMatchObject({
      tone: 'warning',
      action: { kind: 'texts' },
    });
    const during = noticed({ ...live, littleSpace: true });
    expect([during?.tone, during?.action]).toEqual(['warning', undefined]);
  });

  it.each([
    ['X-29: another page listens', { phase: 'busy' }, 'take-over'],
    ['X-36: nobody spoke for long', { phase: 'idled' }, 'start'],
    ['X-33: the device is full', { ...live, kept: 'not-kept' }, 'download'],
    ['X-25: documents wait for the history', { waiting: 2 }, 'sync'],
    ['X-116: a conflict waits for its answer', { isConflictPostponed: true }, 'conflict'],
    ['the history refused a document', { refused: { id: 'p', failure } }, 'piece'],
    ['X-24: the connection is lost', { ...live, phase: 'reconnecting' }, 'retry'],
    ['X-25: the recording is offline', { ...live, phase: 'offline' }, 'retry'],
    ['X-25: the rest waits', { phase: 'stopped', unsent: 1, complete: false }, 'retry'],
    ['X-26: the end is incomplete', { phase: 'stopped', complete: false }, 'retry'],
    ['X-26: a saved end is incomplete', { phase: 'stopped', complete: false, waiting: 1 }, 'retry'],
    ['G01: the page is outdated', { engine: 'outdated' }, 'reload'],
    ['X-25: the recorder was not loaded', { engine: 'offline' }, 'start'],
    ['X-30: the credit runs low', { ...live, remaining: 60_000 }, 'link'],
  ] as const)('%s has a notice with an action', (_, facts, kind) => {
    expect(noticed(facts)?.action?.kind).toBe(kind);
  });

  it.each([
    [300_000, /۵ دقیقه/],
    [60_001, /۵ دقیقه/],
    [60_000, /۱ دقیقه/],
    [0, /۱ دقیقه/],
  ])('X-30: at %i ms of credit the notice names %s', (remaining, text) => {
    expect(noticed({ ...live, remaining })?.text).toMatch(text);
  });

  it.each([
    ['X-24', { ...live, phase: 'reconnecting' }, /در حال اتصال دوباره/],
    ['X-25', { ...live, phase: 'offline' }, /بدون اینترنت/],
    ['X-25, X-26', { phase: 'stopped', unsent: 1, complete: false }, /هنوز به متن تبدیل نشده/],
    ['X-26', { phase: 'stopped', complete: false }, /شاید پایان گفتار/],
    ['X-23', { ...live, heard: 'muted' }, /از سوی سیستم قطع/],
    ['X-23', { ...live, heard: 'silent', sound: 'nothing' }, /از میکروفون صدایی نمی‌آید/],
    ['X-23', { ...live, heard: 'faint' }, /صدا آهسته است/],
    ['X-23', { ...live, warning: { code: 'low_audio', remaining: null } }, /صدا آهسته است/],
    ['X-23', { ...live, heard: 'clipping' }, /بیش از اندازه بلند/],
    ['X-23', { ...live, warning: { code: 'clipping', remaining: null } }, /بیش از اندازه بلند/],
    ['X-21', { ...live, fellBackTo: 'داخلی' }, /«داخلی» تغییر کرد/],
    ['X-28', { ...live, heard: 'suspended' }, /خروجی صدای دستگاه را بررسی کنید/],
    ['X-28', { ...live, phase: 'offline', heard: 'suspended' }, /چیزی ضبط نمی‌شود/],
    ['G01', { engine: 'outdated' }, /نسخهٔ تازه‌ای از برنامه/],
    ['X-25', { engine: 'offline' }, /اینترنت وصل نیست/],
    ['X-36', { ...live, heard: 'silent', endsSoon: true }, /تا چند لحظهٔ دیگر/],
  ] as const)('%s: %o', (_, facts, text) => {
    expect(noticed(facts)?.text).toMatch(text);
  });

  it('the most severe notice is the only one', () => {
    const all = {
      ...live,
      phase: 'reconnecting',
      kept: 'not-kept',
      remaining: 0,
      waiting: 1,
    } as const;
    expect(noticed({ ...all, phase: 'idled' })?.text).toMatch(/سکوت طولانی/);
    expect(noticed(all)?.action?.kind).toBe('download');
    expect(noticed({ ...all, kept: 'saved' })?.text).toMatch(/اتصال دوباره/);
    expect(noticed({ ...all, phase: 'live', kept: 'saved' })?.action?.kind).toBe('link');
  });

  it.each(['reconnecting', 'offline'] as const)(
    'X-23, X-33, X-36: while %s, what loses text is reported before the connection',
    (phase) => {
      const lost = { ...live, phase } as const;
      expect(noticed({ ...lost, kept: 'not-kept' })?.action?.kind).toBe('download');
      expect(noticed({ ...lost, heard: 'muted' })?.text).toMatch(/از سوی سیستم قطع/);
      const nothing = { ...lost, heard: 'silent', sound: 'nothing' } as const;
      expect(noticed(nothing)?.text).toMatch(/از میکروفون صدایی نمی‌آید/);
      expect(noticed({ ...nothing, endsSoon: true })?.text).toMatch(/تا چند لحظهٔ دیگر/);
    },
  );

  it('X-23, X-30: a microphone without sound is reported also while the credit runs low', () => {
    const low = { ...live, remaining: 60_000 } as const;
    expect(noticed({ ...low, heard: 'muted' })?.text).toMatch(/از سوی سیستم قطع/);
    expect(noticed({ ...low, heard: 'silent', sound: 'nothing' })?.text).toMatch(
      /از میکروفون صدایی نمی‌آید/,
    );
    expect(noticed({ ...low, heard: 'faint' })?.action?.kind).toBe('link');
  });

  it.each([
    ['muted', /از سوی سیستم قطع/],
    ['silent', /از میکروفون صدایی نمی‌آید/],
  ] as const)(
    'X-23, X-33: where the device stores nothing, a microphone that is %s does not hide that',
    (heard, text) => {
      const facts = { ...live, kept: 'not-kept', heard, sound: 'nothing' } as const;
      expect(noticed(facts)).toMatchObject({
        title: addedText.notKeptTitle,
        text: expect.stringMatching(text),
        action: { kind: 'download' },
      });
    },
  );

  it('X-30, X-33: a device that stores nothing does not hide that the credit runs low', () => {
    const facts = { ...live, kept: 'not-kept', remaining: 60_000 } as const;
    expect(noticed(facts)).toMatchObject({
      text: expect.stringMatching(/۱ دقیقه/),
      action: { kind: 'download' },
      other: { kind: 'link' },
    });
    expect(noticed({ ...facts, remaining: 300_001 })?.other).toBeUndefined();
  });

  it('X-33: unsent sound of a text that the device does not store offers the download', () => {
    const facts = { phase: 'stopped', unsent: 1, complete: false, kept: 'not-kept' } as const;
    expect(noticed(facts)?.action?.kind).toBe('download');
  });

  it.each([{}, { unsent: 1, complete: false }, { complete: false }])(
    'X-33: between recordings the notice of a text that is not stored says nothing of a recording that goes on: %o',
    (facts) => {
      const notice = noticed({ phase: 'stopped', kept: 'not-kept', ...facts });
      expect(notice?.text).toContain(addedText.notKeptEnd);
      expect(notice?.text).not.toMatch(/ادامه دارد/u);
      expect(notice?.other?.kind).toBe('complete' in facts ? 'retry' : undefined);
    },
  );
});

describe('the notice of a lost connection or of a long end', () => {
  it.each(['reconnecting', 'offline'] as const)(
    'X-25: while %s, the engine of the browser is not said to convert the sound later',
    (phase) => {
      const lost = { ...live, phase } as const;
      const notice = noticed({ ...lost, choice: { engine: 'browser' } });
      expect([notice?.text, notice?.action?.kind]).toEqual([addedText.browserOffline, 'retry']);
      expect(noticed(lost)?.text).toMatch(/صدای شما ضبط می‌شود/u);
    },
  );

  it('X-26: sound that takes long to leave can be left to this device', () => {
    const facts = { phase: 'finalizing', unsent: 120_000, complete: false } as const;
    const notice = noticed(facts);
    expect([notice?.text, notice?.action?.kind]).toEqual([addedText.restIsSent, 'stop']);
    expect(noticed({ ...facts, unsent: 9_999 })).toBeNull();
  });
});

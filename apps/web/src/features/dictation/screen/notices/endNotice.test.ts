import { describe, expect, it } from 'vitest';
import { addedText } from '../../../../shared/text/addedText.ts';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { failure, noticed } from './noticeTesting.ts';

const micRefusals = ['denied', 'missing', 'unsuitable', 'busy', 'insecure', 'unsupported'] as const;

describe('the notice of why dictation does not record', () => {
  it.each(micRefusals)('X-20, X-21: a microphone that is %s has its own notice', (micRefusal) => {
    const texts = micRefusals.map(
      (reason) => noticed({ phase: 'microphone-refused', micRefusal: reason })?.text,
    );
    const notice = noticed({ phase: 'microphone-refused', micRefusal });
    expect(texts.filter((text) => text === notice?.text)).toHaveLength(1);
    expect(notice?.urgent).toBe(true);
  });

  it.each([
    ['denied', 'اجازه دادم، دوباره تلاش کن'],
    ['missing', 'تلاش دوباره'],
    ['unsuitable', 'تلاش دوباره'],
    ['busy', 'تلاش دوباره'],
  ] as const)('X-20: a microphone that is %s can be tried again', (micRefusal, label) => {
    expect(noticed({ phase: 'microphone-refused', micRefusal })?.action).toEqual({
      label,
      kind: 'start',
    });
  });

  it('only a refused permission shows where its switch is', () => {
    const shown = micRefusals.filter(
      (micRefusal) => noticed({ phase: 'microphone-refused', micRefusal })?.showsSwitch,
    );
    expect(shown).toEqual(['denied']);
  });

  it('X-6: each cause of a refusal has its own text', () => {
    const refusals = [
      { kind: 'no-credit' },
      { kind: 'no-service' },
      { kind: 'failed', failure },
      { kind: 'not-loaded', absence: 'offline' },
      { kind: 'not-loaded', absence: 'outdated' },
    ] as const;
    const texts = refusals.map(
      (engineRefusal) => noticed({ phase: 'engine-refused', engineRefusal })?.text,
    );
    expect(texts).toEqual([
      expect.stringMatching(/برای ادامه یک بسته بخرید/),
      expect.stringMatching(/بستهٔ فعال نیاز دارید/),
      expect.stringMatching(/خطا در شبکه/),
      expect.stringMatching(/اینترنت وصل نیست/),
      expect.stringMatching(/نسخهٔ تازه‌ای از برنامه/),
    ]);
  });

  it('X-22: the notice names the lost microphone and offers another', () => {
    const lost = { phase: 'microphone-lost', lostMicrophone: 'هدست' } as const;
    expect(noticed(lost)).toMatchObject({ title: 'هدست', action: { kind: 'start' } });
    expect(noticed({ ...lost, nextMicrophone: { id: 'b', label: 'داخلی' } })?.action).toEqual({
      label: 'ادامه با «داخلی»',
      kind: 'microphone',
      id: 'b',
    });
  });

  it.each([
    [{ kind: 'no-credit' }, 'link'],
    [{ kind: 'no-service' }, 'link'],
    [{ kind: 'failed', failure }, 'start'],
    [{ kind: 'not-loaded', absence: 'offline' }, 'start'],
    [{ kind: 'not-loaded', absence: 'outdated' }, 'reload'],
  ] as const)('X-30: %o has a notice with an action', (engineRefusal, kind) => {
    expect(noticed({ phase: 'engine-refused', engineRefusal })?.action?.kind).toBe(kind);
  });

  it.each([
    [
      'X-30: the credit is used up',
      { phase: 'engine-refused', engineRefusal: { kind: 'no-credit' } },
      'link',
    ],
    ['X-22: the microphone is lost', { phase: 'microphone-lost' }, 'start'],
    ['X-36: nobody spoke for long', { phase: 'idled' }, 'start'],
    ['X-36: the browser gave no sound', { phase: 'idled', endsBySuspension: true }, 'start'],
  ] as const)(
    '%s, and X-33: the device refused the text: no sentence says that it is stored',
    (_, facts, kind) => {
      const notice = noticed({ ...facts, kept: 'not-kept' });
      expect(notice?.text).not.toMatch(/ذخیره شد(?:ه است)?\.|مانده است/u);
      expect(notice?.text).toContain(addedText.notKeptEnd);
      expect(notice).toMatchObject({
        tone: 'danger',
        urgent: true,
        action: { kind: 'download' },
        other: { kind },
      });
      expect(noticed(facts)?.text).not.toContain(addedText.notKeptEnd);
    },
  );

  it('X-30, X-33: a used up credit has its title and the way to buy also with a refused text', () => {
    const ended = { phase: 'engine-refused', engineRefusal: { kind: 'no-credit' } } as const;
    expect(noticed({ ...ended, kept: 'not-kept' })).toMatchObject({
      title: noticed(ended)?.title,
      text: expect.stringMatching(/برای ادامه یک بسته بخرید\.$/u),
    });
  });

  it('X-36: a recording that ended because the browser gave no sound says so', () => {
    expect(noticed({ phase: 'idled', endsBySuspension: true })).toMatchObject({
      text: addedText.endedSuspended,
      action: { kind: 'start' },
    });
  });

  it('X-7: a dictation that could not begin says that it cost nothing', () => {
    const engineRefusal = { kind: 'failed', failure } as const;
    expect(noticed({ phase: 'engine-refused', engineRefusal })?.text).toMatch(
      /برای این تلاش اعتباری کم نشد/,
    );
  });

  it('X-7: the notice of a failure after a billable recording does not mention the cost', () => {
    const engineRefusal = { kind: 'failed', failure } as const;
    const text = noticed({ phase: 'engine-refused', engineRefusal, wasBilled: true })?.text;
    expect(text).toBe(listFailureLines(failure).join('\n'));
  });
});

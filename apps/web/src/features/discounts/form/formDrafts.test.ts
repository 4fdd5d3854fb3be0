import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { makeBlankValues } from '../data/discountValues.ts';
import { createFormDrafts, type FormDraft } from './formDrafts.ts';
import { fakeTimers } from '@nevisa/testing/timers';

const base = makeBlankValues('2026-11-21');
const makeDraft = (name: string): FormDraft => ({ revision: 3, base, typed: { ...base, name } });

fakeTimers();

describe('the draft of a form', () => {
  it('X-274: is on the device within a second, also while typing goes on', () => {
    const storage = createMemoryStorage();
    const drafts = createFormDrafts(storage, 'new');
    const kept = Array.from({ length: 10 }, (_, time) => {
      drafts.keep(makeDraft(`نام ${time}`));
      vi.advanceTimersByTime(100);
      return createFormDrafts(storage, 'new').read()?.typed.name ?? null;
    });
    expect(kept.slice(3, 6)).toEqual([null, 'نام 4', 'نام 4']);
    vi.advanceTimersByTime(500);
    expect(createFormDrafts(storage, 'new').read()).toEqual(makeDraft('نام 9'));
  });

  it('X-274: belongs to one code, and is gone when it is given up', () => {
    const storage = createMemoryStorage();
    const drafts = createFormDrafts(storage, 'a');
    drafts.keep(makeDraft('الف'));
    drafts.flush();
    expect(createFormDrafts(storage, 'b').read()).toBeNull();
    drafts.keep(makeDraft('ب'));
    drafts.drop();
    vi.advanceTimersByTime(1_000);
    expect(drafts.read()).toBeNull();
  });

  it('X-274: comes back after the ones that were put over it', () => {
    const storage = createMemoryStorage();
    const open = () => createFormDrafts(storage, 'new');
    open().keep(makeDraft('الف'));
    vi.advanceTimersByTime(500);
    open().putOver(makeDraft('ب'));
    open().putOver(makeDraft('پ'));
    open().putOver(makeDraft('پ'));
    const names = ['پ', 'ب', 'الف'].map((name) => {
      const found = open().read()?.typed.name;
      open().drop();
      return found === name;
    });
    expect([names, open().read()]).toEqual([[true, true, true], null]);
  });

  it('X-274: a device without room says so', () => {
    const storage = createMemoryStorage();
    const kept: boolean[] = [];
    const full = { ...storage, write: () => false };
    const drafts = createFormDrafts(full, 'a', (is) => kept.push(is));
    drafts.keep(makeDraft('الف'));
    vi.advanceTimersByTime(1_000);
    expect(kept).toEqual([false]);
  });

  it.each([
    'nonsense',
    '{}',
    '[]',
    'null',
    JSON.stringify({ revision: 1, base, typed: { ...base, service_ids: 'x' } }),
    JSON.stringify({ revision: 1, base: { ...base, value: 5 }, typed: base }),
    JSON.stringify({ revision: 0, base, typed: base, count: 5 }),
  ])('X-274: %s is no draft', (text) => {
    const storage = createMemoryStorage({ 'nevisa.discountForm.a': text });
    expect(createFormDrafts(storage, 'a').read()).toBeNull();
  });
});

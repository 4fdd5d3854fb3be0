import { describe, expect, it } from 'vitest';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { type DiscountField, makeBlankValues } from '../data/discountValues.ts';
import { makeFieldProps } from './makeFieldProps.ts';

const fields = Object.keys(makeBlankValues('2026-11-21')) as DiscountField[];
const listOpen = (locked: boolean) =>
  fields.filter((field) => !makeFieldProps({ locked, faults: {} }, field).disabled);

describe('a field of a discount code', () => {
  it('X-278: can change after the first use only as the name, the end, a limit or the switch', () => {
    expect(listOpen(true)).toEqual([
      'name',
      'ends_at',
      'usage_limit',
      'per_user_limit',
      'is_active',
    ]);
    expect(listOpen(false)).toEqual(fields);
  });

  it('X-278: a field that cannot change shows the reason in place of its hint', () => {
    const hint = (locked: boolean) => makeFieldProps({ locked, faults: {} }, 'value', 'own').hint;
    expect([hint(true), hint(false)]).toEqual([discountWords.lockedAfterUse, 'own']);
  });

  it('X-278: is described by the reason that its part says once, and keeps its hint before', () => {
    const props = (locked: boolean) =>
      makeFieldProps({ locked, faults: {} }, 'value', 'own', 'reason');
    expect(props(true)).toMatchObject({ 'aria-describedby': 'reason', hint: undefined });
    expect(props(false).hint).toBe('own');
    expect(props(false)).not.toHaveProperty('aria-describedby');
  });

  it('X-274: has the fault of the form', () => {
    const faults = { value: 'wrong' };
    expect(makeFieldProps({ locked: false, faults }, 'value').error).toBe('wrong');
    expect(makeFieldProps({ locked: false, faults }, 'name').error).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { knownDiscounts } from '../../fixtures/discounts/knownDiscounts.ts';
import { services } from '../../fixtures/services.ts';
import { terms } from '../../testing/discountPayloads.ts';
import {
  admin,
  create,
  openDiscounts,
  readFaults,
  requireAnswer,
} from '../../testing/openDiscounts.ts';

const [, ten] = services;
const { nowruz, salam, third } = knownDiscounts;
const { backend, buy } = openDiscounts();

describe('a change of a code', () => {
  it('X-278: after the first use only name, end, limits and activity change', async () => {
    const { id } = nowruz;
    expect(
      await readFaults(
        admin.updateDiscount({ id, revision: 1, value: 30, service_ids: [ten.id], name: 'دیگر' }),
      ),
    ).toEqual({
      value: ['پس از نخستین استفاده تغییر نمی‌کند.'],
      service_ids: ['پس از نخستین استفاده تغییر نمی‌کند.'],
    });
    const changed = {
      name: 'نوروز، تمدید',
      ends_at: '2027-03-20T20:30:00.000Z',
      usage_limit: 500,
      per_user_limit: 100,
      is_active: false,
    };
    expect(
      await requireAnswer(admin.updateDiscount({ id, revision: 1, ...changed })),
    ).toMatchObject({
      ...changed,
      revision: 2,
    });
  });

  it('X-278: no limit is below what was used', async () => {
    const { id } = nowruz;
    expect(await readFaults(admin.updateDiscount({ id, revision: 1, usage_limit: 127 }))).toEqual({
      usage_limit: ['کمتر از تعداد استفاده‌شده (۱۲۸) نمی‌شود.'],
    });
    expect(
      await requireAnswer(admin.updateDiscount({ id, revision: 1, usage_limit: 128 })),
    ).toMatchObject({ status: 'EXHAUSTED' });
  });

  it('X-278: an unused code changes in all its fields', async () => {
    const { id } = salam;
    const changed = { code: 'SALAM-2', value: 50, discount_type: 'PERCENT', min_purchase: null };
    expect(
      await requireAnswer(
        admin.updateDiscount({ id, revision: 1, ...changed, discount_type: 'PERCENT' }),
      ),
    ).toMatchObject(changed);
  });

  it('X-116: another revision is refused with the present code', async () => {
    const { id } = salam;
    await admin.updateDiscount({ id, revision: 1, name: 'نام دیگری' });
    expect(await admin.updateDiscount({ id, revision: 1, name: 'نام من' })).toMatchObject({
      failure: {
        status: 409,
        code: 'revision_conflict',
        current: { name: 'نام دیگری', revision: 2 },
      },
    });
  });

  it('X-279: disabling a code stops it in the checkout at once', async () => {
    const { id } = third;
    await admin.setDiscountActive({ id, is_active: false });
    expect(() => buy('THIRD')).toThrow();
    await admin.setDiscountActive({ id, is_active: true });
    expect(buy('THIRD')).toBe(636_500);
  });

  it('X-279: a code that was used meanwhile is not deleted; the past orders stay', async () => {
    const { id } = await requireAnswer(create());
    buy('NEW-CODE');
    expect(await admin.deleteDiscount({ id, used_count: 0 })).toMatchObject({
      failure: { status: 409, code: 'used_meanwhile', current: { used_count: 1 } },
    });
    expect(await admin.deleteDiscount({ id, used_count: 1 })).toMatchObject({ ok: true });
    expect(backend().orders()[0]).toMatchObject({ code: 'NEW-CODE', amount: 712_500 });
    expect(backend().account('reza').transactions[0]).toMatchObject({
      discount_code: 'NEW-CODE',
      amount: 712_500,
    });
    const again = await requireAnswer(create({ client_id: 'two' }));
    expect(again).toMatchObject({ code: 'NEW-CODE', used_count: 0 });
  });

  it('X-103: a bulk does what it can and says of each code that it left why', async () => {
    const discounts = [
      { id: salam.id, used_count: 0 },
      { id: nowruz.id, used_count: 1 },
      { id: 'x', used_count: 0 },
    ];
    expect(await requireAnswer(admin.deleteDiscounts({ discounts }))).toEqual({
      done: [salam.id],
      failed: [
        { id: nowruz.id, code: 'used_meanwhile' },
        { id: 'x', code: 'not_found' },
      ],
    });
  });
});

describe('the audit list', () => {
  it('X-298: each change of a code is one row, with what was changed', async () => {
    const { id } = await requireAnswer(create());
    await admin.updateDiscount({ id, revision: 1, value: 30, service_ids: [ten.id] });
    await admin.setDiscountActive({ id, is_active: false });
    await admin.setDiscountActive({ id, is_active: false });
    await admin.setDiscountsActive({ ids: [id, salam.id], is_active: true });
    await admin.deleteDiscounts({ discounts: [{ id, used_count: 0 }] });
    await admin.createDiscounts({ client_id: 'b', prefix: 'S', count: 2, ...terms });
    const rows = backend().audit.written().toReversed();
    expect(
      rows.map(({ action, object, changes }) => [action, object.name, changes.length]),
    ).toEqual([
      ['CREATE_DISCOUNT', 'NEW-CODE', 13],
      ['UPDATE_DISCOUNT', 'NEW-CODE', 2],
      ['DISABLE_DISCOUNT', 'NEW-CODE', 1],
      ['ENABLE_DISCOUNT', 'NEW-CODE', 1],
      ['DELETE_DISCOUNT', 'NEW-CODE', 13],
      ['CREATE_DISCOUNTS', 'کد آزمایشی', 2],
    ]);
    expect(rows[1]?.changes).toEqual([
      { field: 'value', before: 25, after: 30 },
      { field: 'service_ids', before: [], after: [ten.name] },
    ]);
    expect(new Set(rows.map(({ actor }) => actor?.name))).toEqual(new Set(['مریم احمدی']));
  });

  it('X-298: a refused change is no row', async () => {
    await create({ value: 0 });
    await admin.updateDiscount({ id: salam.id, revision: 9, name: 'x' });
    await admin.deleteDiscount({ id: nowruz.id, used_count: 0 });
    expect(backend().audit.written()).toEqual([]);
  });
});

import { codeShape } from '@nevisa/api/management';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../fixtures/accounts.ts';
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
const { backend, buy } = openDiscounts();

describe('the discount codes of the fixtures', () => {
  it('X-273: has 300 codes of every status, kind and audience, the same each time', async () => {
    const { count } = await requireAnswer(admin.listDiscounts({}));
    expect(count).toBe(300);
    const counts = await Promise.all(
      (['ACTIVE', 'SCHEDULED', 'EXPIRED', 'EXHAUSTED', 'DISABLED'] as const).map(async (status) =>
        requireAnswer(admin.listDiscounts({ status })).then((page) => page.count),
      ),
    );
    expect(Math.min(...counts)).toBeGreaterThan(20);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(300);
    const codes = backend()
      .discounts.all()
      .map(({ code }) => code);
    expect(new Set(codes).size).toBe(300);
    expect(codes.filter((code) => !codeShape.test(code))).toEqual([]);
  });

  it('X-273: search finds a code in any case and a name in any spelling', async () => {
    const found = async (search: string) =>
      (await requireAnswer(admin.listDiscounts({ search }))).results.map(({ code }) => code);
    expect(await found('nowruz1405')).toEqual(['NOWRUZ1405']);
    expect(await found('شب يلدا')).toContain('YALDA1404');
    expect(await found('%')).toEqual([]);
  });

  it('X-273: pages, orders and filters are those of the query', async () => {
    const page = await requireAnswer(
      admin.listDiscounts({ page: 2, page_size: 50, ordering: '-used_count' }),
    );
    const uses = page.results.map(({ used_count: used }) => used);
    expect([page.results.length, uses]).toEqual([50, uses.toSorted((one, other) => other - one)]);
    const { results } = await requireAnswer(
      admin.listDiscounts({ service_id: ten.id, discount_type: 'FIXED' }),
    );
    expect(results.length).toBeGreaterThan(3);
    for (const row of results) {
      expect(row.discount_type).toBe('FIXED');
      expect([ten.id, undefined]).toContain(row.service_ids[0]);
    }
  });
});

describe('a code that an administrator makes', () => {
  it('X-274: lowers the price in the checkout, and its use and revenue are counted', async () => {
    const made = await requireAnswer(create({ value: 10, max_amount: 50_000 }));
    expect(made).toMatchObject({ used_count: 0, revenue: 0, status: 'ACTIVE', revision: 1 });
    expect(buy('NEW-CODE')).toBe(900_000);
    expect(await requireAnswer(admin.retrieveDiscount({ id: made.id }))).toMatchObject({
      used_count: 1,
      revenue: 900_000,
    });
    const { results } = await requireAnswer(admin.listDiscountUsages({ id: made.id }));
    expect(results).toMatchObject([
      {
        order_number: 'NV-3001',
        user: { name: 'رضا کریمی' },
        service_name: ten.name,
        amount: 900_000,
        discount_amount: 50_000,
        paid_at: '2026-11-21T10:35:00.000Z',
      },
    ]);
  });

  it('X-274: an unpaid purchase is no use', async () => {
    const { id } = await requireAnswer(create());
    const reza = backend().account('reza');
    backend().startPurchase(reza, {
      service_id: ten.id,
      discount_code: 'NEW-CODE',
      expected_payable: 712_500,
      return_type: 'web',
      client_id: 'unpaid',
    });
    expect(await requireAnswer(admin.retrieveDiscount({ id }))).toMatchObject({ used_count: 0 });
  });

  it.each([
    ['0 per cent', { value: 0 }, { value: ['درصد باید از ۱ تا ۱۰۰ باشد.'] }],
    ['101 per cent', { value: 101 }, { value: ['درصد باید از ۱ تا ۱۰۰ باشد.'] }],
    [
      'less than 1,000 toman',
      { discount_type: 'FIXED', value: 999, max_amount: null },
      { value: ['مبلغ باید دست‌کم ۱٬۰۰۰ تومان باشد.'] },
    ],
    [
      'a cap of an amount',
      { discount_type: 'FIXED', value: 5_000 },
      { max_amount: ['سقف فقط برای تخفیف درصدی است.'] },
    ],
    ['no name', { name: ' \u202E' }, { name: ['برای این کد نامی بنویسید.'] }],
    [
      'a limit of 0',
      { usage_limit: 0, per_user_limit: null },
      { usage_limit: ['برای «بدون محدودیت» این فیلد را خالی بگذارید.'] },
    ],
    [
      'more for one person than for all',
      { usage_limit: 3, per_user_limit: 4 },
      { per_user_limit: ['نباید از تعداد کل بیشتر باشد.'] },
    ],
    [
      'an end at its start',
      { ends_at: terms.starts_at },
      { ends_at: ['پایان باید پس از شروع باشد.'] },
    ],
    ['an unknown package', { service_ids: ['x'] }, { service_ids: ['این بسته فروخته نمی‌شود.'] }],
    ['nobody', { audience: 'USERS' }, { user_ids: ['دست‌کم یک کاربر انتخاب کنید.'] }],
    [
      'unknown people',
      { audience: 'USERS', user_ids: ['x', accounts.sara.id] },
      { user_ids: ['۱ نفر پیدا نشد.'] },
    ],
  ] as const)('X-274: %s is refused under its field', async (_, changes, fields) => {
    expect(await readFaults(create({ ...changes } as Parameters<typeof create>[0]))).toEqual(
      fields,
    );
    expect(backend().audit.written()).toEqual([]);
  });

  it('X-274: 12.5 per cent and a text are no value', async () => {
    expect(await readFaults(create({ value: 12.5 }))).toEqual({
      value: ['مقدار این فیلد درست نیست.'],
    });
    expect(await readFaults(create({ value: '۲۵٪' as unknown as number }))).toEqual({
      value: ['مقدار این فیلد درست نیست.'],
    });
  });

  it.each([
    ['AB', 'کد فقط از حرف‌های انگلیسی و رقم ساخته می‌شود (۳ تا ۳۲ نویسه).'],
    ['A B C', 'کد فقط از حرف‌های انگلیسی و رقم ساخته می‌شود (۳ تا ۳۲ نویسه).'],
    ['NOWRUZ1405', 'این کد قبلاً ساخته شده است.'],
    ['nowruz1405', 'این کد قبلاً ساخته شده است.'],
  ])('X-277, T-90: the code %s is refused: %s', async (code, text) => {
    expect(await readFaults(create({ code }))).toEqual({ code: [text] });
  });

  it('X-277: the code is kept in upper case; the same client id makes one', async () => {
    const first = await requireAnswer(create({ code: 'new-code' }));
    expect(first.code).toBe('NEW-CODE');
    expect(await requireAnswer(create({ code: 'new-code' }))).toEqual(first);
    expect((await requireAnswer(admin.listDiscounts({}))).count).toBe(301);
  });

  it('X-274: is for the first purchase, or for chosen people, only', async () => {
    const check = (name: 'reza' | 'sara', code: string) => {
      try {
        return backend().checkDiscount(backend().account(name), {
          code,
          service_id: ten.id,
        }).payable;
      } catch {
        return null;
      }
    };
    await create({ audience: 'FIRST_PURCHASE' });
    expect([check('reza', 'NEW-CODE'), check('sara', 'NEW-CODE')]).toEqual([712_500, null]);
    await create({
      client_id: 'two',
      code: 'SARA-ONLY',
      audience: 'USERS',
      user_ids: [accounts.sara.id],
    });
    expect([check('reza', 'SARA-ONLY'), check('sara', 'SARA-ONLY')]).toEqual([null, 712_500]);
  });

  it('X-276: is valid until the last moment before its end', async () => {
    const { id } = await requireAnswer(create({ ends_at: '2026-11-21T20:30:00Z' }));
    const status = async () => (await requireAnswer(admin.retrieveDiscount({ id }))).status;
    backend().clock.advance(Date.parse('2026-11-21T20:29:59Z') - backend().clock.now());
    expect(await status()).toBe('ACTIVE');
    backend().clock.advance(1_000);
    expect(await status()).toBe('EXPIRED');
  });

  it('X-275: the preview has the sums of every package that is sold', async () => {
    backend().selling.vatPercent = 10;
    const sums = await requireAnswer(
      admin.previewDiscount({ discount_type: 'PERCENT', value: 33, max_amount: 300_000 }),
    );
    expect(sums).toHaveLength(4);
    expect(sums.find(({ service_id: id }) => id === ten.id)).toEqual({
      service_id: ten.id,
      price: 950_000,
      discount_amount: 300_000,
      vat_amount: 65_000,
      payable: 715_000,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { terms } from '../../testing/discountPayloads.ts';
import { admin, openDiscounts, readFaults, requireAnswer } from '../../testing/openDiscounts.ts';

const { backend } = openDiscounts();

describe('codes that are made together', () => {
  const make = (count = 1_000) =>
    admin.createDiscounts({ client_id: 'batch', prefix: 'sale', count, ...terms });

  it('X-277: 1,000 codes are all different, have the prefix and no letters that look alike', async () => {
    const answer = await requireAnswer(make());
    const { codes, prefix, made } = await requireAnswer(
      admin.retrieveDiscountBatch({ id: 'batch' }),
    );
    expect(answer).toEqual({ codes });
    expect([prefix, made, new Set(codes).size]).toEqual(['SALE-', 1_000, 1_000]);
    expect(codes.filter((code) => !/^SALE-[234679ACDEFGHJKMNPQRTUVWXYZ]{6}$/.test(code))).toEqual(
      [],
    );
    expect(backend().discounts.all()).toHaveLength(1_300);
  });

  it('X-277: a batch that stopped says what exists, and is completed by the same client id', async () => {
    backend().batchOptions.stopsAfter = 300;
    expect(await make()).toMatchObject({ failure: { kind: 'server', status: 500 } });
    const half = await requireAnswer(admin.retrieveDiscountBatch({ id: 'batch' }));
    expect([half.made, half.asked, half.codes.length]).toEqual([300, 1_000, 300]);
    const { codes } = await requireAnswer(make());
    expect(codes).toHaveLength(1_000);
    expect(half.codes.filter((code) => !codes.includes(code))).toEqual([]);
    expect(await requireAnswer(make())).toEqual({ codes });
  });

  it('X-277: a batch is reachable later, and the list shows its codes', async () => {
    await make(5);
    const { results } = await requireAnswer(admin.listDiscountBatches({}));
    expect(results.map(({ id, made }) => [id, made])).toEqual([
      ['batch', 5],
      ['batch-book-1405', 40],
    ]);
    expect((await requireAnswer(admin.listDiscounts({ batch_id: 'batch' }))).count).toBe(5);
  });

  it.each([
    ['no code', { count: 0 }, 'count'],
    ['1,001 codes', { count: 1_001 }, 'count'],
    ['a Persian prefix', { prefix: 'فروش' }, 'prefix'],
    ['a prefix of 26 letters', { prefix: 'A'.repeat(26) }, 'prefix'],
    ['no value', { value: 0 }, 'value'],
  ])('X-277: %s is refused under its field, and nothing is made', async (_, changes, field) => {
    const fields = await readFaults(
      admin.createDiscounts({ client_id: 'batch', prefix: 'S', count: 2, ...terms, ...changes }),
    );
    expect(Object.keys(fields ?? {})).toEqual([field]);
    expect(backend().discounts.all()).toHaveLength(300);
  });
});

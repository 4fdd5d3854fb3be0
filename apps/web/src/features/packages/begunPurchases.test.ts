import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createBegunPurchases } from './begunPurchases.ts';

function pretendTab() {
  let count = 0;
  const storage = createMemoryStorage();
  const createId = () => `c${(count += 1)}`;
  return { storage, begunPurchases: () => createBegunPurchases(storage, createId) };
}

const purchase = { userId: 'u1', serviceId: 's1', code: null, payable: 950_000 };

describe('the begun purchases of a tab', () => {
  it('X-210: the same purchase has the same id, also after a reload', () => {
    const { begunPurchases } = pretendTab();
    expect(begunPurchases().begin(purchase)).toBe('c1');
    expect(begunPurchases().begin(purchase)).toBe('c1');
  });

  it.each([
    ['person', { userId: 'u2' }],
    ['package', { serviceId: 's2' }],
    ['code', { code: 'NOWRUZ' }],
    ['sum', { payable: 1 }],
  ])('X-210, T-70: another %s has another id', (_, other) => {
    const { begunPurchases } = pretendTab();
    begunPurchases().begin(purchase);
    expect(begunPurchases().begin({ ...purchase, ...other })).toBe('c2');
    expect(begunPurchases().begin(purchase)).toBe('c1');
  });

  it('X-211: a purchase that begins anew has a new id', () => {
    const { begunPurchases } = pretendTab();
    begunPurchases().begin(purchase);
    expect(begunPurchases().begin(purchase, true)).toBe('c2');
    expect(begunPurchases().begin(purchase)).toBe('c2');
  });

  it('X-213: an order is found by its number and by its package, for its person only', () => {
    const { begunPurchases } = pretendTab();
    begunPurchases().remember({ ...purchase, code: 'NOWRUZ' }, 'NV-1');
    expect(begunPurchases().findOrder('NV-1')).toMatchObject({
      userId: 'u1',
      serviceId: 's1',
      code: 'NOWRUZ',
    });
    expect(begunPurchases().findOrder('NV-2')).toBeNull();
    expect(begunPurchases().findFor('u2', 's1')).toBeNull();
    expect(begunPurchases().findFor('u1', 's1')).toMatchObject({ orderNumber: 'NV-1' });
    expect(begunPurchases().findFor('u1', 's2')).toBeNull();
  });

  it('X-213: of several orders for a package the last one is found', () => {
    const { begunPurchases } = pretendTab();
    begunPurchases().remember(purchase, 'NV-1');
    begunPurchases().remember({ ...purchase, code: 'NOWRUZ' }, 'NV-2');
    expect(begunPurchases().findFor('u1', 's1')?.orderNumber).toBe('NV-2');
  });

  it('X-210: an order with a final status is forgotten, and the next purchase is a new one', () => {
    const { begunPurchases } = pretendTab();
    const id = begunPurchases().begin(purchase);
    begunPurchases().remember(purchase, 'NV-1');
    expect(begunPurchases().begin(purchase)).toBe(id);
    begunPurchases().forget('NV-1');
    expect(begunPurchases().begin(purchase)).not.toBe(id);
  });

  it('X-210: of many begun purchases the oldest are forgotten', () => {
    const { begunPurchases } = pretendTab();
    const ids = Array.from({ length: 21 }, (_, index) =>
      begunPurchases().begin({ ...purchase, payable: index }),
    );
    expect(begunPurchases().begin({ ...purchase, payable: 20 })).toBe(ids[20]);
    expect(begunPurchases().begin({ ...purchase, payable: 0 })).not.toBe(ids[0]);
  });

  it.each(['', 'null', '{}', '[1,null,{"userId":1}]', '{'])(
    'X-210: a damaged value is no purchase: %s',
    (stored) => {
      const { storage, begunPurchases } = pretendTab();
      storage.write('nevisa.purchases', stored);
      expect(begunPurchases().findOrder('NV-1')).toBeNull();
      expect(begunPurchases().begin(purchase)).toBe('c1');
    },
  );
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { auditRowSchema } from './management/audit.ts';
import { staffPage } from './management/staffList.ts';
import { staffUserSchema } from './management/users.ts';
import { serviceAccountSchema, userSchema } from './schemas.ts';

const sara = { id: 7, username: 'sara' };
const service = { id: 1, name: 'بستهٔ ده‌ساعته', code: 110, hour_limit: 10, actual_price: 950_000 };

describe('a defect of an answer', () => {
  it('R-208: a defect of one package leaves the others, and only its own field is null', () => {
    const read = v.parse(contract.getServices.answer, [
      { ...service, id: null },
      { ...service, id: 2, code: 'GOLD', actual_price: '950000', description: 5, max_users: 'x' },
      service,
    ]);
    expect(read).toMatchObject([
      { id: 2, code: null, actual_price: null, description: null, hour_limit: 10 },
      { id: 1, code: 110, actual_price: 950_000 },
    ]);
  });

  it('X-81: leaves the package when one of its fields is unusable', () => {
    const account = { has_service: true, usage_remained: 60_000.5 };
    const record = { id: 9, start_time: 5, end_time: '2026-12-21T00:00:00Z', service };
    expect(
      v.parse(serviceAccountSchema, {
        ...account,
        current_service_record: { ...record, service: { ...service, code: 'GOLD' } },
      }),
    ).toMatchObject({
      usage_remained: 60_000,
      current_service_record: { start_time: null, end_time: record.end_time, service: { id: 1 } },
    });
  });

  it.each([null, undefined, 'x', Number.NaN, -1])(
    'X-81: an invalid credit of %s is read as 0',
    (credit) => {
      expect(v.parse(serviceAccountSchema, { usage_remained: credit }).usage_remained).toBe(0);
    },
  );

  it('A05: a defect of a name, a number or a picture does not lock the person out', () => {
    expect(
      v.parse(userSchema, { ...sara, username: 12_345, email: {}, phone: 989_121_234_567 }),
    ).toMatchObject({ username: '12345', email: null, phone: '989121234567' });
  });

  it('X-230: leaves the other fields of a profile', () => {
    const profile = { first_name: 5, avatar_url: false, last_name: 'محمدی', city: 'تهران' };
    expect(v.parse(userSchema, { ...sara, profile }).profile).toMatchObject({
      first_name: null,
      avatar_url: null,
      last_name: 'محمدی',
      city: 'تهران',
    });
  });

  it.each([null, undefined, 'none'])(
    'T-8: administration lists a user whose profile and account are %s',
    (missing) => {
      const { results } = v.parse(staffPage(staffUserSchema), {
        count: 1,
        results: [{ ...sara, revision: 1, profile: missing, nevisa_service_account: missing }],
      });
      expect(results).toMatchObject([
        { profile: { first_name: null }, nevisa_service_account: { has_service: false } },
      ]);
    },
  );

  it.each([
    [
      { id: 7, name: 'سارا محمدی' },
      { id: 7, name: 'سارا محمدی' },
    ],
    ['sara', { id: 'sara', name: 'sara' }],
    [7, { id: 7, name: '7' }],
    [null, null],
    [undefined, null],
    [{ name: 'سارا' }, null],
  ])('X-298: the audit list keeps a row whose actor is %j', (actor, shown) => {
    const row = { id: 1, actor, object: { kind: 'USER', id: 7, name: 'sara' } };
    const { results } = v.parse(staffPage(auditRowSchema), { count: 1, results: [row] });
    expect(results.map((one) => one.actor)).toEqual([shown]);
  });
});

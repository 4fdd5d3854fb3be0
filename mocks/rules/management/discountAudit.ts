import type { Service } from '@nevisa/api/types';
import type { StoredDiscount } from '../../fixtures/discounts/storedDiscount.ts';
import type { People } from '../people.ts';
import { getPersonName } from './personName.ts';

interface AuditNames {
  services: readonly Service[];
  people: Pick<People, 'withId'>;
}

/** The fields of a code as the audit list shows them: packages and people by their names. */
export function describeAuditState(discount: StoredDiscount, { services, people }: AuditNames) {
  return {
    code: discount.code,
    name: discount.name,
    discount_type: discount.discount_type,
    value: discount.value,
    max_amount: discount.max_amount,
    min_purchase: discount.min_purchase,
    starts_at: discount.starts_at,
    ends_at: discount.ends_at,
    usage_limit: discount.usage_limit,
    per_user_limit: discount.per_user_limit,
    service_ids: discount.service_ids.map(
      (id) => services.find((service) => String(service.id) === String(id))?.name ?? String(id),
    ),
    audience: discount.audience,
    user_ids: discount.user_ids.map((id) => {
      const person = people.withId(id);
      return person === undefined ? String(id) : getPersonName(person);
    }),
    is_active: discount.is_active,
  };
}

/** The state of a code before it was made. */
export const noState: Readonly<Record<keyof ReturnType<typeof describeAuditState>, null>> = {
  code: null,
  name: null,
  discount_type: null,
  value: null,
  max_amount: null,
  min_purchase: null,
  starts_at: null,
  ends_at: null,
  usage_limit: null,
  per_user_limit: null,
  service_ids: null,
  audience: null,
  user_ids: null,
  is_active: null,
};

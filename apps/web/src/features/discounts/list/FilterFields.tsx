import { discountStatuses, discountTypes } from '@nevisa/api/management';
import { Select } from '@nevisa/ui';
import { historyText } from '../../../shared/text/historyText.ts';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import type { DiscountFilters } from '../data/discountAddress.ts';
import { pricedPackages, statusTexts, typeTexts } from '../data/describeDiscount.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import { usersText } from '../../../shared/text/usersText.ts';

/** The filters with a list of values, and the order. */
export default function FilterFields({ discounts: { list, packages } }: { discounts: Discounts }) {
  const { filters, ordering } = list.address;
  const filter = (name: keyof DiscountFilters) => (value: string | null) => {
    list.filter({ [name]: value === every ? null : value });
  };
  return (
    <>
      <Select
        label={usersText.colStatus}
        options={statuses}
        value={filters.status ?? every}
        onChange={filter('status')}
      />
      <Select
        label={discountsText.type}
        options={types}
        value={filters.discount_type ?? every}
        onChange={filter('discount_type')}
      />
      <Select
        label={usersText.colPackage}
        options={[
          { value: every, label: discountWords.everyPackage },
          ...pricedPackages(packages.items).map(({ id, name }) => ({
            value: String(id),
            label: name,
          })),
        ]}
        value={filters.service_id ?? every}
        onChange={filter('service_id')}
      />
      <Select
        label={discountWords.order}
        options={orders}
        // An order of a column head is none of these.
        value={orders.some(({ value }) => value === ordering) ? ordering : null}
        onChange={(value) => list.sort(value)}
      />
    </>
  );
}

const every = 'all';

const statuses = [
  { value: every, label: discountWords.everyStatus },
  ...discountStatuses
    .toReversed()
    .map((value) => ({ value: value as string, label: statusTexts[value] })),
];

const types = [
  { value: every, label: discountWords.everyType },
  ...discountTypes.map((value) => ({ value: value as string, label: typeTexts[value] })),
];

const orders = [
  { value: '-created_at', label: discountWords.orderNewest },
  { value: 'created_at', label: historyText.sortOldest },
  { value: 'code', label: discountsText.code },
  { value: 'name', label: discountsText.name },
  { value: '-used_count', label: discountWords.orderUsed },
  { value: '-revenue', label: discountWords.orderRevenue },
  { value: 'ends_at', label: discountWords.orderEnds },
];

import { discountStatuses, discountTypes } from '@nevisa/api/management';
import { Select } from '@nevisa/ui';
import { ChoiceFilter } from '../../../shared/lists/view/ChoiceFilter.tsx';
import { historyText } from '../../../shared/text/historyText.ts';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { listPricedPackages, statusTexts, typeTexts } from '../data/describeDiscount.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import { usersText } from '../../../shared/text/usersText.ts';

/** The filters with a list of values, and the order. */
export default function FilterFields({ discounts: { list, packages } }: { discounts: Discounts }) {
  const { filters, ordering } = list.address;
  const { filter } = list;
  return (
    <>
      <ChoiceFilter
        label={usersText.colStatus}
        every={discountWords.everyStatus}
        options={statuses}
        value={filters.status}
        onChange={(status) => filter({ status })}
      />
      <ChoiceFilter
        label={discountsText.type}
        every={discountWords.everyType}
        options={types}
        value={filters.discount_type}
        onChange={(type) => filter({ discount_type: type })}
      />
      <ChoiceFilter
        label={usersText.colPackage}
        every={discountWords.everyPackage}
        options={listPricedPackages(packages.items).map(({ id, name }) => ({
          value: String(id),
          label: name,
        }))}
        value={filters.service_id}
        onChange={(id) => filter({ service_id: id })}
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

const statuses = discountStatuses
  .toReversed()
  .map((value) => ({ value, label: statusTexts[value] }));

const types = discountTypes.map((value) => ({ value, label: typeTexts[value] }));

const orders = [
  { value: '-created_at', label: discountWords.orderNewest },
  { value: 'created_at', label: historyText.sortOldest },
  { value: 'code', label: discountsText.code },
  { value: 'name', label: discountsText.name },
  { value: '-used_count', label: discountWords.orderUsed },
  { value: '-revenue', label: discountWords.orderRevenue },
  { value: 'ends_at', label: discountWords.orderEnds },
];

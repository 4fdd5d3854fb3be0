import type { Service } from '@nevisa/api/types';
import { Disclosure, formatNumber, Table, type TableColumn } from '@nevisa/ui';
import { useState } from 'react';
import { addedText } from '../../shared/text/addedText.ts';
import { commonText, unitText } from '../../shared/text/commonText.ts';
import { packagesText } from '../../shared/text/packagesText.ts';
import { findHourlyPrice, formatTerm, readShownPrice } from './packagesOnSale.ts';

const columns: readonly TableColumn<Service>[] = [
  { id: 'name', header: addedText.columnPackage, cell: ({ name }) => name },
  {
    id: 'hours',
    header: addedText.columnHours,
    cell: ({ is_infinite: isInfinite, hour_limit: hours }) =>
      isInfinite ? commonText.unlimited : hours === null ? '—' : formatNumber(hours),
  },
  {
    id: 'price',
    header: addedText.columnPrice,
    figure: readShownPrice,
    zero: unitText.free,
  },
  { id: 'hourly', header: addedText.columnHourly, figure: findHourlyPrice },
  {
    id: 'validity',
    header: addedText.columnValidity,
    cell: (service) => formatTerm(service) ?? '—',
  },
];

/** The packages on sale side by side; null while they are loading. */
export function ComparePackages({ services }: { services: readonly Service[] | null }) {
  // A narrow window shows one or two columns at a time, so the table opens there by a press.
  const [isOpen] = useState(() => window.matchMedia('(width >= 48rem)').matches);
  return (
    <Disclosure title={packagesText.compare} open={isOpen}>
      <Table
        caption={packagesText.compare}
        columns={columns}
        rows={services ?? []}
        busy={services === null}
        rowKey={({ id }) => String(id)}
        narrow="scroll"
      />
    </Disclosure>
  );
}

import type { Discount, Service } from '@nevisa/api/types';
import {
  CopyIcon,
  IconButton,
  Link,
  Ltr,
  Percent,
  PersianDate,
  ProgressBar,
  type TableColumn,
} from '@nevisa/ui';
import { isolateCode } from '@nevisa/writing';
import { Fragment } from 'react';
import { createLate } from '../../../shared/late/createLate.ts';
import type { ColumnChoice } from '../../../shared/lists/choices/listColumns.ts';
import {
  listChosenColumns,
  type ColumnContent,
} from '../../../shared/lists/table/listChosenColumns.ts';
import type { SortFields } from '../../../shared/lists/table/createColumnSorting.ts';
import { RowMenuButton } from '../../../shared/lists/table/rowMenu.tsx';
import type { ColumnLabel } from '../../../shared/lists/view/ListChoices.tsx';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { fill } from '../../../shared/text/fill.ts';
import type { DiscountColumn } from '../data/discountChoices.ts';
import {
  capText,
  listPackageNames,
  formatSpan,
  formatUses,
  formatValue,
} from '../data/describeDiscount.ts';
import { StatusTag } from '../StatusTag.tsx';
import { navText } from '../../../shared/text/navText.ts';
import { usersText } from '../../../shared/text/usersText.ts';

export const LateRowMenu = createLate(
  () => import('./menusChunk.ts'),
  (chunk) => chunk.RowMenu,
);

/** The columns by their names, as their heads and the choice of columns say them. */
export const columnLabels: readonly (ColumnLabel & { name: DiscountColumn })[] = [
  { name: 'code', label: discountsText.code, naming: true },
  { name: 'name', label: discountsText.name },
  { name: 'value', label: discountsText.value },
  { name: 'used', label: usersText.usage },
  { name: 'span', label: discountWords.columnSpan },
  { name: 'packages', label: navText.packages },
  { name: 'status', label: usersText.colStatus },
  { name: 'revenue', label: discountWords.columnRevenue },
  { name: 'created', label: discountWords.columnCreated },
];

/** The column whose head sorts by a field of the server. */
export const sortFields: SortFields & Partial<Record<DiscountColumn, string>> = {
  code: 'code',
  name: 'name',
  used: 'used_count',
  span: 'ends_at',
  revenue: 'revenue',
  created: 'created_at',
};

export interface ColumnParts {
  /** The address that opens a code. */
  toHref: (row: Discount) => string;
  onCopy: (row: Discount) => void;
  services: readonly Service[] | null;
}

/** The columns of the list as the person chose them, the menu of the row last. */
export function createColumns(choice: ColumnChoice, parts: ColumnParts): TableColumn<Discount>[] {
  return [
    ...listChosenColumns(choice, {
      labels: columnLabels,
      sortFields,
      contents: createContents(parts),
    }),
    {
      id: 'menu',
      header: discountWords.columnMenu,
      actions: (row) => (
        <>
          <IconButton
            size="small"
            label={`${discountsText.copyCode} ${isolateCode(row.code)}`}
            icon={<CopyIcon />}
            onClick={() => parts.onCopy(row)}
          />
          <RowMenuButton
            id={String(row.id)}
            label={fill(discountWords.rowMenu, { code: row.code })}
            onPrepare={LateRowMenu.preload}
          />
        </>
      ),
    },
  ];
}

function createContents({
  toHref,
  services,
}: ColumnParts): Readonly<Record<DiscountColumn, ColumnContent<Discount>>> {
  return {
    code: {
      oneLine: true,
      cell: (row) => (
        <Link variant="name" href={toHref(row)} data-row-link={String(row.id)}>
          <Ltr>{row.code}</Ltr>
        </Link>
      ),
    },
    name: { cell: ({ name }) => <bdi>{name}</bdi> },
    value: {
      oneLine: true,
      cell: (row) => (
        <Percent>
          <Lines lines={[formatValue(row), capText(row)]} />
        </Percent>
      ),
    },
    used: { oneLine: true, cell: (row) => <Used row={row} /> },
    span: { oneLine: true, cell: (row) => <Lines lines={formatSpan(row)} /> },
    packages: {
      oneLine: true,
      cell: (row) => <Lines lines={listPackageNames(row.service_ids, services)} />,
    },
    status: { oneLine: true, cell: (row) => <StatusTag status={row.status} /> },
    revenue: { figure: ({ revenue }) => revenue },
    created: {
      oneLine: true,
      cell: ({ created_at: time }) => <PersianDate time={time ?? ''} format="short" />,
    },
  };
}

// Inline, because a column is as wide as its text and not as its boxes.
function Lines({ lines }: { lines: readonly (string | null)[] }) {
  return lines
    .filter((line) => line !== null)
    .map((line, place) => (
      <Fragment key={line}>
        {place > 0 && <br />}
        {line}
      </Fragment>
    ));
}

/** The uses as a bar and in words; without a limit in words alone. */
function Used({ row }: { row: Discount }) {
  const words = formatUses(row);
  const { usage_limit: limit, used_count: used } = row;
  return (
    <>
      {words}
      {limit !== null && limit > 0 && (
        <ProgressBar
          labelHidden
          label={fill(discountWords.usedOf, { code: row.code })}
          value={used / limit}
          valueText={words}
        />
      )}
    </>
  );
}

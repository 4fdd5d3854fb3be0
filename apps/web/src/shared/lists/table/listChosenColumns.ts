import type { TableColumn } from '@nevisa/ui';
import { type ColumnChoice, listShownColumns } from '../choices/listColumns.ts';
import type { ColumnLabel } from '../view/ListChoices.tsx';
import type { SortFields } from './createColumnSorting.ts';

/** What a column shows of a row, without its name. */
export type ColumnContent<Row> = DistributiveOmit<
  Exclude<TableColumn<Row>, { actions: unknown }>,
  'id' | 'header' | 'sortable'
>;

type DistributiveOmit<Whole, Key extends PropertyKey> = Whole extends unknown
  ? Omit<Whole, Key>
  : never;

export interface ColumnDescription<Row, Name extends string> {
  /** The columns by their names; one of them names the row. */
  labels: readonly (ColumnLabel & { name: Name })[];
  sortFields: SortFields;
  contents: Readonly<Record<Name, ColumnContent<Row>>>;
}

/** The shown columns of a list in the order of the person, after the one that names the row. */
export function listChosenColumns<Row, Name extends string>(
  choice: ColumnChoice,
  { labels, sortFields, contents }: ColumnDescription<Row, Name>,
): TableColumn<Row>[] {
  return orderColumns(choice, labels).map(({ name, label }): TableColumn<Row> => {
    const head = { id: name, header: label, sortable: Object.hasOwn(sortFields, name) };
    return Object.assign<typeof head, ColumnContent<Row>>(head, contents[name]);
  });
}

/** The shown columns in their order; the one that names the row is the first, wherever an older choice has put it. */
export function orderColumns<Label extends ColumnLabel>(
  choice: ColumnChoice,
  labels: readonly Label[],
): Label[] {
  const shown = listShownColumns(choice).flatMap(
    (name) => labels.find((one) => one.name === name) ?? [],
  );
  const naming = labels.filter((label) => label.naming === true);
  return [...naming, ...shown.filter((label) => label.naming !== true)];
}

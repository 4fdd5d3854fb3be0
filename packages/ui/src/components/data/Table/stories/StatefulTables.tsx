import { useState } from 'react';
import { fn } from 'storybook/test';
import { computeNextSort, type TableSort } from '../column.ts';
import { Table, type TableProps } from '../Table.tsx';
import { sortRows, type Writing } from './writings.tsx';

export const onSelect = fn();

/** A table that sorts its rows. */
export function Sorted(props: TableProps<Writing>) {
  const [by, setBy] = useState<TableSort | null>(null);
  const sorting = {
    by,
    onPress: (column: string) => setBy((before) => computeNextSort(before, column)),
  };
  return <Table {...props} rows={sortRows(props.rows, by)} sorting={sorting} />;
}

/** A sorted table whose rows can be selected. One row of another page is selected at first. */
export function Chosen(props: TableProps<Writing>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['of another page']));
  const choose = (next: ReadonlySet<string>) => {
    setSelected(next);
    onSelect(next);
  };
  return <Sorted {...props} selection={{ selected, onChange: choose }} />;
}

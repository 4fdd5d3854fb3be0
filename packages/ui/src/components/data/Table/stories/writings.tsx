import { IconButton } from '../../../actions/IconButton/IconButton.tsx';
import { MoreIcon } from '../../../media/Icon/rowIcons.ts';
import { Tag } from '../../Tag/Tag.tsx';
import type { TableColumn, TableSort } from '../column.ts';

/** A row of the stories. */
export interface Writing {
  id: string;
  title: string;
  status: 'ready' | 'waiting';
  words: number;
  minutes: number | null;
}

export const writings: Writing[] = [
  { id: '1', title: 'گفت‌وگو با دکتر نیلوفر احمدی', status: 'ready', words: 3420, minutes: 28.5 },
  { id: '2', title: 'نشست هفتگی تیم فنی', status: 'waiting', words: 980, minutes: 7 },
  {
    id: '3',
    title: 'پیاده‌سازی کامل سخنرانی افتتاحیهٔ همایش بین‌المللی زبان‌شناسی رایانشی دانشگاه تهران',
    status: 'ready',
    words: 12_408,
    minutes: 104.25,
  },
  { id: '4', title: 'یادداشت صبح', status: 'ready', words: 64, minutes: null },
];

export const columns: TableColumn<Writing>[] = [
  { id: 'title', header: 'عنوان', sortable: true, cell: ({ title }) => title },
  {
    id: 'status',
    header: 'وضعیت',
    cell: ({ status }) => (
      <Tag size="small" tone={status === 'ready' ? 'success' : 'warning'}>
        {status === 'ready' ? 'آماده' : 'در انتظار'}
      </Tag>
    ),
  },
  { id: 'words', header: 'کلمه‌ها', sortable: true, figure: ({ words }) => words },
  { id: 'minutes', header: 'دقیقه', sortable: true, figure: ({ minutes }) => minutes },
];

const sortValues: Record<string, (writing: Writing) => number | string> = {
  title: ({ title }) => title,
  words: ({ words }) => words,
  minutes: ({ minutes }) => minutes ?? -1,
};

/** The rows in an order. */
export function sortRows(rows: readonly Writing[], by: TableSort | null): readonly Writing[] {
  const value = by === null ? undefined : sortValues[by.column];
  if (by === null || value === undefined) {
    return rows;
  }
  const sign = by.direction === 'ascending' ? 1 : -1;
  const compare = new Intl.Collator('fa', { numeric: true }).compare;
  return [...rows].sort((a, b) => sign * compare(String(value(a)), String(value(b))));
}

/** A column with one button for the menu of a row. */
export const actionColumn: TableColumn<Writing> = {
  id: 'actions',
  header: 'کارها',
  actions: ({ title }) => <IconButton size="small" label={`کارهای ${title}`} icon={<MoreIcon />} />,
};

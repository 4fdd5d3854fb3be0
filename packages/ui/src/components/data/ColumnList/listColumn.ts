import { text as words } from '../../../foundations/text.ts';
import type { TagTone } from '../Tag/Tag.tsx';

/** What a column holds: it decides on width, alignment and the place on a card. */
export type ColumnKind = 'words' | 'time' | 'money' | 'status' | 'code';

/** A column of a `ColumnList`. */
export interface ListColumn<Item> {
  id: string;
  /** Above the column; on a card before a code. */
  header: string;
  kind: ColumnKind;
  /** The content of a cell, of an amount without its unit; null is shown as a dash. */
  text: (item: Item) => string | null;
  /** The tone of a status. */
  tone?: (item: Item) => TagTone;
}

// In rem, so that large text has wider columns.
const widths: Readonly<Record<ColumnKind, string>> = {
  words: 'minmax(0, 1fr)',
  time: '12.5rem',
  money: '6.5rem',
  status: '6.5rem',
  code: '8.5rem',
};

/** The widths of the columns, for `grid-template-columns`. */
export function toTemplate(columns: readonly Pick<ListColumn<never>, 'kind'>[]): string {
  return columns.map(({ kind }) => widths[kind]).join(' ');
}

/** A row as a sentence: its accessible name, and the text in which the list finds. */
export function describeRow<Item>(columns: readonly ListColumn<Item>[], item: Item): string {
  return columns
    .flatMap(({ kind, text }) => {
      const content = text(item);
      return content === null ? [] : [kind === 'money' ? `${content} ${unit}` : content];
    })
    .join(words.navigation.listSeparator);
}

/** The unit of an amount, where the header of the column is not shown. */
export const unit = words.money.toman;

import type { ListColumn } from './listColumn.ts';
import * as S from './ColumnList.styles.ts';

/** The names of the columns, for the eye: each row says its facts itself. */
export function ColumnListHead<Item>({ columns }: { columns: readonly ListColumn<Item>[] }) {
  return (
    <S.Head aria-hidden="true" data-head="">
      {columns.map(({ id, kind, header }) => (
        <span key={id} data-kind={kind}>
          {header}
        </span>
      ))}
    </S.Head>
  );
}

import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './DescriptionList.styles.ts';

export interface Description {
  label: string;
  value: ReactNode;
  /** A quiet word under the label, such as the reason of a discount. */
  note?: ReactNode;
  /** The row that the others add up to. */
  total?: boolean;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly Description[];
  /** The values are figures: they stand at the row's end, one under another, as on a receipt. */
  figures?: boolean;
}

/** Names and what they stand for, a row each: the facts of an account, the rows of a receipt. It prints in ink. */
export function DescriptionList({ items, figures = false, ...rest }: DescriptionListProps) {
  return (
    <S.Root {...rest} data-figures={figures}>
      {items.map(({ label, value, note, total = false }) => (
        <S.Row key={label} data-total={total}>
          <S.Label>
            {label}
            {note !== undefined && <S.Note>{note}</S.Note>}
          </S.Label>
          <S.Value>{value}</S.Value>
        </S.Row>
      ))}
    </S.Root>
  );
}

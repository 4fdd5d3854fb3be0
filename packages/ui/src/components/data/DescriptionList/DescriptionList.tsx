import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './DescriptionList.styles.ts';

export interface Description {
  label: string;
  value: ReactNode;
  /** A secondary line under the label, such as the reason of a discount; beside figures it has the whole width. */
  note?: ReactNode;
  /** Shown first and largest; the reading order stays. */
  lead?: boolean;
  /** Marks the row with the sum of the others. */
  total?: boolean;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly Description[];
  /** Aligns the values at the end of the row, as on a receipt. */
  figures?: boolean;
}

/**
 * Pairs of label and value, one per row: the facts of an account, the rows of a receipt. Prints in
 * black on white.
 */
export function DescriptionList({ items, figures = false, ...rest }: DescriptionListProps) {
  return (
    <S.Root {...rest} data-figures={figures}>
      {items.map(({ label, value, note, lead = false, total = false }) => (
        <S.Row key={label} data-lead={lead} data-total={total}>
          <S.Label>
            {label}
            {note !== undefined && !figures && <S.Note>{note}</S.Note>}
          </S.Label>
          <S.Value>{value}</S.Value>
          {note !== undefined && figures && <S.Note as="dd">{note}</S.Note>}
        </S.Row>
      ))}
    </S.Root>
  );
}

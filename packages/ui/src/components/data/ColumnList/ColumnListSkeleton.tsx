import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { VirtualListHead } from '../VirtualList/VirtualListHead.tsx';
import { Row } from '../VirtualList/VirtualList.styles.ts';
import { ColumnListHead } from './ColumnListHead.tsx';
import { type ListColumn, toTemplate } from './listColumn.ts';
import * as S from './ColumnList.styles.ts';

export interface ColumnListSkeletonProps<Item> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children'
> {
  /** Those of the list. */
  columns: readonly ListColumn<Item>[];
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/**
 * The shape of a `ColumnList` while its first rows are loading. It is decorative: the container has
 * `aria-busy`, and a `LiveRegion` or `Spinner` announces the wait.
 */
export function ColumnListSkeleton<Item>({
  columns,
  style,
  ...rest
}: ColumnListSkeletonProps<Item>) {
  return (
    <S.Waiting
      {...rest}
      aria-hidden="true"
      data-waiting=""
      style={{ ...style, '--_columns': toTemplate(columns) }}
    >
      <VirtualListHead>
        <ColumnListHead columns={columns} />
      </VirtualListHead>
      {rows.map((row) => (
        <Row as="div" key={row} data-row="" data-last={row === rows.at(-1)}>
          {columns.map(({ id, kind }, place) => (
            <span
              key={id}
              data-kind={place === 0 ? 'name' : kind}
              data-none={kind === 'code' || undefined}
            >
              {kind === 'status' ? '\u00A0' : <Skeleton />}
            </span>
          ))}
        </Row>
      ))}
    </S.Waiting>
  );
}

import type { ComponentPropsWithRef } from 'react';
import * as S from './Arrangement.styles.ts';

export const gaps = ['none', 'small', 'medium', 'large'] as const;
export type Gap = (typeof gaps)[number];

interface Arranged extends ComponentPropsWithRef<'div'> {
  /**
   * The gap: 0, 8, 16 or 24 px.
   * @default 'medium'
   */
  gap?: Gap;
}

export type StackProps = Arranged;

/** A column of elements with equal gaps. */
export function Stack({ gap = 'medium', children, ...rest }: StackProps) {
  return (
    <S.Stack {...rest} data-gap={gap}>
      {children}
    </S.Stack>
  );
}

export interface ClusterProps extends Arranged {
  /**
   * The alignment of the elements in the line.
   * @default 'start'
   */
  ends?: 'start' | 'apart' | 'end';
}

/** A wrapping row of elements. */
export function Cluster({ gap = 'small', ends = 'start', children, ...rest }: ClusterProps) {
  return (
    <S.Cluster {...rest} data-gap={gap} data-ends={ends}>
      {children}
    </S.Cluster>
  );
}

export interface GridProps extends Arranged {
  /**
   * The smallest column width: 160, 240, 340 or 440 px.
   * @default 'medium'
   */
  least?: 'narrow' | 'medium' | 'wide' | 'widest';
}

/** Equal columns, as many as fit. */
export function Grid({ gap = 'medium', least = 'medium', children, ...rest }: GridProps) {
  return (
    <S.Grid {...rest} data-gap={gap} data-least={least}>
      {children}
    </S.Grid>
  );
}

export type ColumnsProps = ComponentPropsWithRef<'div'>;

/**
 * A wide and a narrow column, filled row by row; a last element without a neighbour has the whole
 * width. Without room for both, one column.
 */
export function Columns({ children, ...rest }: ColumnsProps) {
  return (
    <S.ColumnsRoom {...rest}>
      <S.Columns>{children}</S.Columns>
    </S.ColumnsRoom>
  );
}

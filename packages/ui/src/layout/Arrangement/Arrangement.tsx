import type { ComponentPropsWithRef } from 'react';
import * as S from './Arrangement.styles.ts';

export const gaps = ['none', 'small', 'medium', 'large'] as const;
export type Gap = (typeof gaps)[number];

interface Arranged extends ComponentPropsWithRef<'div'> {
  /**
   * Room between the parts: 0, 8, 16 or 24 px.
   * @default 'medium'
   */
  gap?: Gap;
}

export type StackProps = Arranged;

/** Parts one under another, with the same room between them. */
export function Stack({ gap = 'medium', children, ...rest }: StackProps) {
  return (
    <S.Stack {...rest} data-gap={gap}>
      {children}
    </S.Stack>
  );
}

export interface ClusterProps extends Arranged {
  /**
   * Where the parts stand on their line.
   * @default 'start'
   */
  ends?: 'start' | 'apart' | 'end';
}

/** Parts side by side that go to a new line when there is no room. */
export function Cluster({ gap = 'small', ends = 'start', children, ...rest }: ClusterProps) {
  return (
    <S.Cluster {...rest} data-gap={gap} data-ends={ends}>
      {children}
    </S.Cluster>
  );
}

export interface GridProps extends Arranged {
  /**
   * The least width of a column: 160, 240, 340 or 440 px.
   * @default 'medium'
   */
  least?: 'narrow' | 'medium' | 'wide' | 'widest';
}

/** Columns of one width, as many as there is room for. */
export function Grid({ gap = 'medium', least = 'medium', children, ...rest }: GridProps) {
  return (
    <S.Grid {...rest} data-gap={gap} data-least={least}>
      {children}
    </S.Grid>
  );
}

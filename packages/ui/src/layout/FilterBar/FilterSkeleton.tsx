import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../components/feedback/Skeleton/Skeleton.tsx';
import * as S from './FilterBar.styles.ts';

export interface FilterSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The width of the expected field, in rem. */
  width: number;
}

/** The place of a filter that is loading, as large as the field, so that nothing moves when it comes. */
export function FilterSkeleton({ width, style, ...rest }: FilterSkeletonProps) {
  return (
    <S.Shape {...rest} aria-hidden="true" style={{ ...style, '--_width': `${width}rem` }}>
      <Skeleton shape="control" />
    </S.Shape>
  );
}

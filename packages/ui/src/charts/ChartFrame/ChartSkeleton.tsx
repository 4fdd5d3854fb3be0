import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../components/feedback/Skeleton/Skeleton.tsx';
import * as S from './ChartFrame.styles.ts';

export type ChartSkeletonProps = Omit<ComponentPropsWithRef<'figure'>, 'children'>;

/** The shapes of a chart that is loading, as high as a line chart with its heading. */
export function ChartSkeleton(props: ChartSkeletonProps) {
  return (
    <S.Root {...props} aria-hidden="true">
      <S.ShapeHead>
        <Skeleton shape="heading" />
      </S.ShapeHead>
      <S.ShapePlot>
        <Skeleton shape="block" />
      </S.ShapePlot>
    </S.Root>
  );
}

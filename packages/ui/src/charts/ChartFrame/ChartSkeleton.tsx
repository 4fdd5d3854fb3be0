import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../components/feedback/Skeleton/Skeleton.tsx';
import { drawingHeights } from './drawingHeights.ts';
import * as S from './ChartFrame.styles.ts';

export interface ChartSkeletonProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The kind of chart that is loading. */
  drawing?: keyof typeof drawingHeights;
}

/** The shapes of a chart that is loading, as high as the chart with its heading. */
export function ChartSkeleton({ drawing = 'lines', ...rest }: ChartSkeletonProps) {
  return (
    <S.Root {...rest} aria-hidden="true">
      <S.ShapeHead>
        <Skeleton shape="heading" />
      </S.ShapeHead>
      <div style={{ blockSize: drawingHeights[drawing] }}>
        <Skeleton shape="block" />
      </div>
    </S.Root>
  );
}

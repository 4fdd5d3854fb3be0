import { Skeleton, type SkeletonProps } from '../../components/feedback/Skeleton/Skeleton.tsx';

/** That of a bar chart with its heading. */
const chartHeight = '18rem';

/** The placeholder of a chart that is loading: it keeps the room, so that nothing below moves. */
export function ChartSkeleton({ style, ...rest }: Omit<SkeletonProps, 'shape' | 'lines'>) {
  return <Skeleton {...rest} shape="block" style={{ blockSize: chartHeight, ...style }} />;
}

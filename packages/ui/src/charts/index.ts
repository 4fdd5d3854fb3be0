export { BarChart, type Bar, type BarChartProps } from './BarChart/BarChart.tsx';
export { Donut, type DonutProps, type Share } from './Donut/Donut.tsx';
export { ChartSkeleton, type ChartSkeletonProps } from './ChartFrame/ChartSkeleton.tsx';
export type { ChartRows } from './ChartFrame/ChartTable.tsx';
export {
  LineChart,
  type LineChartProps,
  type MomentPress,
  type PartialMoments,
  type Series,
} from './LineChart/LineChart.tsx';
export type { Moment } from './LineChart/moments.ts';
export { type Rank, RankChart, type RankChartProps } from './RankChart/RankChart.tsx';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline.tsx';

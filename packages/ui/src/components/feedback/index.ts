export { Alert, type AlertProps, type AlertTone } from './Alert/Alert.tsx';
export { Banner, type BannerKind, type BannerProps } from './Banner/Banner.tsx';
export { CountdownRing, type CountdownRingProps } from './CountdownRing/CountdownRing.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './EmptyState/ErrorState.tsx';
export { LevelMeter, type LevelMeterProps } from './LevelMeter/LevelMeter.tsx';
export { LiveRegion, type LiveRegionProps } from './LiveRegion/LiveRegion.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { Skeleton, type SkeletonProps, type SkeletonShape } from './Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps, type SpinnerSize } from './Spinner/Spinner.tsx';
export {
  createToastQueue,
  type Toast,
  type ToastContent,
  type ToastQueue,
  type ToastTone,
} from './Toast/toastQueue.ts';
export { ToastRegion, type ToastRegionProps } from './Toast/ToastRegion.tsx';
export { TopProgress, type TopProgressProps } from './TopProgress/TopProgress.tsx';

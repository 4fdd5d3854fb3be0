export { ClampedText, type ClampedTextProps } from './ClampedText/ClampedText.tsx';
export { Kbd, type KbdProps } from './Kbd/Kbd.tsx';
export {
  SpokenExample,
  type SpokenEffect,
  type SpokenExampleProps,
} from './SpokenExample/SpokenExample.tsx';
export { Ltr, type LtrProps } from './Ltr/Ltr.tsx';
export type { MarkedTextPart } from './MarkedText/MarkedParts.tsx';
export { MarkedText, type MarkedTextProps } from './MarkedText/MarkedText.tsx';
export { Money, type MoneyProps, type MoneySize } from './Money/Money.tsx';
export { Percent, type PercentProps } from './Percent/Percent.tsx';
export { PersianDate, type DateFormat, type PersianDateProps } from './PersianDate/PersianDate.tsx';
export { RelativeTime, type RelativeTimeProps } from './RelativeTime/RelativeTime.tsx';
export type { TranscriptSegment } from './TranscriptText/splitIntoBlocks.ts';
export { TranscriptText, type TranscriptTextProps } from './TranscriptText/TranscriptText.tsx';
export { HiddenHeading } from './VisuallyHidden/HiddenHeading.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';

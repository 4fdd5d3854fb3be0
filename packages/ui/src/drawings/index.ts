export { HoursDrawing, type HoursDrawingProps } from './HoursDrawing.tsx';
export { MicrophoneRefusedDrawing } from './MicrophoneRefusedDrawing.tsx';
export { OfflineDrawing } from './OfflineDrawing.tsx';
export { PaidDrawing } from './PaidDrawing.tsx';
export { ReadyTextsDrawing } from './ReadyTextsDrawing.tsx';
export { WordsDrawing } from './WordsDrawing.tsx';
export { Logo, type LogoProps } from './Logo.tsx';

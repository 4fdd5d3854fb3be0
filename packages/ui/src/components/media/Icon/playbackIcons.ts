import { FastForward, Repeat, Rewind, SquarePlay, ZoomIn } from 'lucide-react';
import { createIcon } from './createIcon.tsx';

/** Icons of the player. The time of a sound runs from left to right, so none is mirrored. */
export const RewindIcon = /* #__PURE__ */ createIcon(Rewind);
export const FastForwardIcon = /* #__PURE__ */ createIcon(FastForward);
export const LoopIcon = /* #__PURE__ */ createIcon(Repeat);
export const PlaySelectionIcon = /* #__PURE__ */ createIcon(SquarePlay);
export const ZoomIcon = /* #__PURE__ */ createIcon(ZoomIn);

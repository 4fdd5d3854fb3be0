import {
  BookOpenText,
  Download,
  FilePlus2,
  Mic,
  Pause,
  PenLine,
  Play,
  Redo2,
  Save,
  SlidersHorizontal,
  TextCursorInput,
  Undo2,
} from 'lucide-react';
import { createIcon } from './createIcon.tsx';

/**
 * Icons of the dictation workspace: recording and text. The signs of playback point in the
 * direction of a tape, so they are not mirrored.
 */
export const PauseIcon = /* #__PURE__ */ createIcon(Pause, { filled: true });
export const ResumeIcon = /* #__PURE__ */ createIcon(Play, { filled: true });
export const MicrophoneIcon = /* #__PURE__ */ createIcon(Mic);
export const OptionsIcon = /* #__PURE__ */ createIcon(SlidersHorizontal);
export const SaveIcon = /* #__PURE__ */ createIcon(Save);
export const CommandsIcon = /* #__PURE__ */ createIcon(BookOpenText, { mirrored: true });
export const FormalStyleIcon = /* #__PURE__ */ createIcon(PenLine);
export const DownloadIcon = /* #__PURE__ */ createIcon(Download);
export const NewDocumentIcon = /* #__PURE__ */ createIcon(FilePlus2);
export const UndoIcon = /* #__PURE__ */ createIcon(Undo2, { mirrored: true });
export const RedoIcon = /* #__PURE__ */ createIcon(Redo2, { mirrored: true });
export const DictateHereIcon = /* #__PURE__ */ createIcon(TextCursorInput, { mirrored: true });

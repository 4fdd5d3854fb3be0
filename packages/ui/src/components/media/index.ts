export {
  ArrowBackIcon,
  ArrowDownIcon,
  ArrowForwardIcon,
  ArrowUpIcon,
  CheckIcon,
  ChevronBackIcon,
  ChevronDownIcon,
  ChevronForwardIcon,
  CloseIcon,
  CollapseIcon,
  CopyIcon,
  DoneIcon,
  DragIcon,
  ExpandIcon,
  MenuIcon,
  MicrophoneOffIcon,
  MinusIcon,
  PlusIcon,
  PrintIcon,
  RetryIcon,
  StopIcon,
} from './Icon/controlIcons.ts';
export {
  createIcon,
  type Icon,
  type IconOptions,
  type IconProps,
  type IconSize,
} from './Icon/createIcon.tsx';
export { EyeIcon, EyeOffIcon, PhoneIcon } from './Icon/fieldIcons.ts';
export { CalendarIcon, FileIcon, SearchIcon, UploadIcon } from './Icon/pickerIcons.ts';
export { MoonIcon, PaletteIcon, SunIcon, SystemIcon } from './Icon/appearanceIcons.ts';
export {
  FormalStyleIcon,
  CommandsIcon,
  DictateHereIcon,
  DownloadIcon,
  MicrophoneIcon,
  NewDocumentIcon,
  OptionsIcon,
  PauseIcon,
  RedoIcon,
  ResumeIcon,
  SaveIcon,
  UndoIcon,
} from './Icon/dictationIcons.ts';
export {
  ReplaceIcon,
  StarIcon,
  StarredIcon,
  ReviewIcon,
  SpokenWordIcon,
  VersionsIcon,
  ParagraphsIcon,
} from './Icon/editorIcons.ts';
export { NotificationIcon, OfferIcon } from './Icon/messageIcons.ts';
export { BotIcon, DeleteIcon, EditIcon, MoreIcon, RefusedIcon } from './Icon/rowIcons.ts';
export {
  AdminMessagesIcon,
  AnalyticsIcon,
  DashboardIcon,
  DiscountsIcon,
  HistoryIcon,
  HomeIcon,
  LiveIcon,
  LogoutIcon,
  MessagesIcon,
  PackagesIcon,
  ProfileIcon,
  UsersIcon,
  WritingIcon,
} from './Icon/pageIcons.ts';
export { DangerIcon, InformationIcon, SuccessIcon, WarningIcon } from './Icon/toneIcons.ts';
export {
  Illustration,
  type IllustrationName,
  type IllustrationProps,
  type IllustrationSize,
} from './Illustration/Illustration.tsx';
export { centredCrop, computeArea, zoomLimits } from './ImageCropper/cropArea.ts';
export { ImageCropper, type ImageCropperProps } from './ImageCropper/ImageCropper.tsx';
export type { SubscribePosition } from './Waveform/useSeekSlider.ts';
export type { WaveformMark } from './Waveform/wave.ts';
export { VoiceWave, type VoiceWaveProps } from './Waveform/VoiceWave.tsx';
export { Waveform, type WaveformProps } from './Waveform/Waveform.tsx';
export { Player } from './Player/Player.tsx';
export type { PlayerProps } from './Player/playerProps.ts';
export type { PlayerState } from './Player/playerState.ts';

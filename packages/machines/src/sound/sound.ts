/** What the app uses of the upload of sounds. */
export { idleUpload, largestPart, reduceSoundUpload } from './soundUpload.ts';
export type {
  QueuedSound,
  SoundPart,
  SoundPause,
  SoundRefusal,
  SoundToSend,
  SoundUploadEffect,
  SoundUploadEvent,
  SoundUploadState,
} from './soundUploadTypes.ts';

/** What the app uses of the playback. */
export { playbackMachine } from './playbackMachine.ts';
export { fastest, readSpeed, slowest, speedStep, stepSpeed } from './playbackParts.ts';
export type {
  LinkOutcome,
  PlaybackContext,
  PlaybackEvent,
  PlaybackTag,
  SoundCommand,
  SoundEvent,
  SoundLink,
  PlayedPart,
} from './playbackTypes.ts';

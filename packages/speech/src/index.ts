export {
  watchMicrophones,
  watchPermission,
  type MicrophoneChoice,
  type MicrophonePermission,
} from './capture/microphones.ts';
export { openMicrophone } from './capture/openMicrophone.ts';
export { createTimerSlot, deviceClock, type Clock } from './timing.ts';
export { createBrowserEngine } from './engines/browser/browserEngine.ts';
export { findBrowserEngine } from './engines/browser/findRecognitionMaker.ts';
export { createNevisaEngine } from './engines/nevisa/nevisaEngine.ts';
export type { LiveSettings } from './engines/nevisa/recordingClient.ts';

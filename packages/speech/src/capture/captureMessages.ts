/** From the page to the worklet. */
export type CaptureMessage =
  /** Sends frames of `frameDuration` ms to `audio`. */
  | { readonly type: 'start'; readonly audio: MessagePort; readonly frameDuration: number }
  /** Sends the remaining audio, then ends. */
  | { readonly type: 'finish' }
  | { readonly type: 'close' };

export const captureProcessor = 'nevisa-capture';

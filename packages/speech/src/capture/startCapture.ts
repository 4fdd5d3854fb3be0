import { audioFrameDuration } from '@nevisa/api';
import { captureProcessor, type CaptureMessage } from './captureMessages.ts';
import { addWorklet } from './loadWorklet.ts';

/** Chromium frees a processor that runs when its context closes only after this time, in ms. */
const endWait = 100;

export interface Capture {
  /** False while the browser or the system suspends the audio context. */
  readonly isRunning: boolean;
  /** Asks the browser to resume. */
  resume(): void;
  /** Sends the remaining audio, then ends. */
  finish(): void;
}

/**
 * Sends the audio of a stream to `audio` until `signal` is aborted.
 *
 * @throws DOMException when the browser gives no audio context
 * @throws WorkletMissingError when the worklet does not load
 */
export async function startCapture({
  stream,
  audio,
  signal,
}: {
  stream: MediaStream;
  audio: MessagePort;
  signal: AbortSignal;
}): Promise<Capture> {
  const context = new AudioContext();
  const resume = keepRunning(context, signal);
  try {
    await addWorklet(context);
    signal.throwIfAborted();
    const finish = connect(context, stream, audio, signal);
    return {
      get isRunning() {
        return context.state === 'running';
      },
      resume,
      finish,
    };
  } catch (error) {
    void context.close();
    throw error;
  }
}

function connect(
  context: AudioContext,
  stream: MediaStream,
  audio: MessagePort,
  signal: AbortSignal,
): () => void {
  const source = context.createMediaStreamSource(stream);
  const node = new AudioWorkletNode(context, captureProcessor, {
    channelCount: 1,
    channelCountMode: 'explicit',
    outputChannelCount: [1],
  });
  const post = (message: CaptureMessage, transfer: Transferable[] = []) =>
    node.port.postMessage(message, transfer);

  post({ type: 'start', audio, frameDuration: audioFrameDuration }, [audio]);
  // Its output is silent, but browsers run only nodes that lead to the destination.
  source.connect(node).connect(context.destination);

  signal.addEventListener(
    'abort',
    () => {
      source.disconnect();
      post({ type: 'close' });
      setTimeout(() => void context.close(), endWait);
    },
    { once: true },
  );
  return () => post({ type: 'finish' });
}

/**
 * Resumes a context until `signal` is aborted: phones interrupt one for a call, browsers suspend
 * one in a page without a user gesture. Returns how to ask for it.
 */
export function keepRunning(context: AudioContext, signal: AbortSignal): () => void {
  const resume = () => {
    if (context.state !== 'running' && !signal.aborted) {
      void context.resume().catch(ignore);
    }
  };
  context.addEventListener('statechange', resume, { signal });
  document.addEventListener('visibilitychange', resume, { signal });
  resume();
  return resume;
}

function ignore(): void {
  // The context closed meanwhile, or the page had no user gesture yet: the next change asks again.
}

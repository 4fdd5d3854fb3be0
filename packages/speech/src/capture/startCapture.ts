import { default as workletUrl } from './capture.worklet.ts?worker&url';
import { captureProcessor, type CaptureMessage } from '../engines/nevisa/liveMessages.ts';

/** Chromium never frees a processor that runs when its context closes, so it gets the time to end first. */
const endWait = 100;

/** A running capture. */
export interface Capture {
  /** False while the browser or the system holds the audio context up. */
  readonly isRunning: boolean;
  /** Asks the browser to go on. */
  resume(): void;
  /** Sends what was heard so far and then the end. */
  finish(): void;
}

/**
 * Lets the sound of a stream flow into `audio` until `signal` is aborted.
 *
 * @throws DOMException when the browser gives no audio context or the worklet does not load
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
    await context.audioWorklet.addModule(workletUrl);
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
  const say = (message: CaptureMessage, transfer: Transferable[] = []) =>
    node.port.postMessage(message, transfer);

  say({ type: 'start', audio }, [audio]);
  // Its output is silent; only what leads to the destination is sure to be run.
  source.connect(node).connect(context.destination);

  signal.addEventListener(
    'abort',
    () => {
      source.disconnect();
      say({ type: 'close' });
      setTimeout(() => void context.close(), endWait);
    },
    { once: true },
  );
  return () => say({ type: 'finish' });
}

/** Phones interrupt a context for a call, browsers suspend one in a page that nobody touched yet. */
function keepRunning(context: AudioContext, signal: AbortSignal): () => void {
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
  // The context was closed meanwhile, or the page was not touched yet: the next change asks again.
}

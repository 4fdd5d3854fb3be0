import { default as workletUrl } from './capture.worklet.ts?worker&url';
import { captureProcessor, type CaptureMessage } from './liveMessages.ts';

/** A running capture; `finish` sends what was heard so far and then the end. */
export interface Capture {
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
  signal.addEventListener('abort', () => void context.close().catch(ignore), { once: true });
  keepRunning(context, signal);

  await context.audioWorklet.addModule(workletUrl);
  signal.throwIfAborted();
  const node = new AudioWorkletNode(context, captureProcessor, {
    channelCount: 1,
    channelCountMode: 'explicit',
    outputChannelCount: [1],
  });
  const say = (message: CaptureMessage, transfer: Transferable[] = []) =>
    node.port.postMessage(message, transfer);
  say({ type: 'start', audio }, [audio]);
  // Its output is silent; only what leads to the destination is sure to be run.
  context.createMediaStreamSource(stream).connect(node).connect(context.destination);

  return { finish: () => say({ type: 'finish' }) };
}

/** Phones interrupt a context for a call, browsers suspend one in a page that nobody touched yet. */
function keepRunning(context: AudioContext, signal: AbortSignal): void {
  const resume = () => {
    if (context.state !== 'running' && !signal.aborted) {
      void context.resume().catch(ignore);
    }
  };
  context.addEventListener('statechange', resume, { signal });
  document.addEventListener('visibilitychange', resume, { signal });
  resume();
}

function ignore(): void {
  // A context that is closed meanwhile refuses; there is nothing left to do for it.
}

import { createFrameGatherer, type FrameGatherer } from '../audio/samples.ts';
import type { AudioMessage } from '../engines/nevisa/workerMessages.ts';
import { captureProcessor, type CaptureMessage } from './captureMessages.ts';

declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Sends the audio of its input to a port, in frames at the rate of its audio context. */
class CaptureProcessor extends AudioWorkletProcessor {
  #gatherer: FrameGatherer | null = null;
  #port: MessagePort | null = null;
  #isFinished = false;

  constructor() {
    super();
    this.port.addEventListener('message', ({ data }: MessageEvent<CaptureMessage>) => {
      if (data.type === 'start') {
        this.#start(data.audio, data.frameDuration);
        return;
      }
      if (data.type === 'finish' && !this.#isFinished) {
        this.#sendRest();
      }
      this.#isFinished = true;
    });
    this.port.start();
  }

  process([microphone]: readonly (readonly Float32Array[])[]): boolean {
    const block = microphone?.[0];
    if (block !== undefined && !this.#isFinished) {
      this.#gatherer?.add(block);
    }
    return !this.#isFinished;
  }

  #start(port: MessagePort, frameDuration: number): void {
    this.#port = port;
    const length = Math.round((sampleRate * frameDuration) / 1_000);
    this.#gatherer = createFrameGatherer(length, (samples) => {
      const audio = { samples, sampleRate, capturedAt: Date.now() };
      port.postMessage({ type: 'audio', audio } satisfies AudioMessage, [samples.buffer]);
    });
  }

  #sendRest(): void {
    this.#gatherer?.finish();
    this.#port?.postMessage({ type: 'end' } satisfies AudioMessage);
  }
}

registerProcessor(captureProcessor, CaptureProcessor);

import { gatherFrames, type FrameGatherer } from './gatherFrames.ts';
import {
  captureProcessor,
  type AudioMessage,
  type CaptureMessage,
} from '../engines/nevisa/liveMessages.ts';

declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

const frameSeconds = 0.04;

/** Sends what it hears to a port in frames of 40 ms, at the rate of its audio context. */
class CaptureProcessor extends AudioWorkletProcessor {
  #gatherer: FrameGatherer | null = null;
  #audio: MessagePort | null = null;
  #finished = false;

  constructor() {
    super();
    this.port.addEventListener('message', ({ data }: MessageEvent<CaptureMessage>) => {
      if (data.type === 'start') {
        this.#start(data.audio);
        return;
      }
      if (data.type === 'finish' && !this.#finished) {
        this.#sendRest();
      }
      this.#finished = true;
    });
    this.port.start();
  }

  process([microphone]: readonly (readonly Float32Array[])[]): boolean {
    const block = microphone?.[0];
    if (block !== undefined && !this.#finished) {
      this.#gatherer?.add(block);
    }
    return !this.#finished;
  }

  #start(audio: MessagePort): void {
    this.#audio = audio;
    this.#gatherer = gatherFrames(Math.round(sampleRate * frameSeconds), (samples) => {
      const heard = { type: 'audio', samples, sampleRate, capturedAt: Date.now() } as const;
      audio.postMessage(heard satisfies AudioMessage, [samples.buffer]);
    });
  }

  #sendRest(): void {
    this.#gatherer?.finish();
    this.#audio?.postMessage({ type: 'end' } satisfies AudioMessage);
  }
}

registerProcessor(captureProcessor, CaptureProcessor);

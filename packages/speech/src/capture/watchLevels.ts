import type { EngineEvent } from '../engine.ts';
import { createMeters } from '../audio/createMeters.ts';
import { keepRunning } from './startCapture.ts';

/** In ms. */
const interval = 50;

/** Reports level and sound of a stream, for an engine that does not receive its audio. Returns how to stop. */
export function watchLevels(stream: MediaStream, report: (event: EngineEvent) => void): () => void {
  const context = new AudioContext();
  const watching = new AbortController();
  keepRunning(context, watching.signal);
  const analyser = new AnalyserNode(context, { fftSize: 4_096 });
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(
    Math.min(analyser.fftSize, (context.sampleRate * interval) / 1_000),
  );
  const measure = createMeters(context.sampleRate, report);
  const timer = setInterval(() => {
    // A context that does not run says nothing of the sound.
    if (context.state === 'running') {
      analyser.getFloatTimeDomainData(samples);
      measure(samples);
    }
  }, interval);
  return () => {
    watching.abort();
    clearInterval(timer);
    void context.close();
  };
}

import type { EngineEvent } from '../engine.ts';
import { createMeters } from '../audio/createMeters.ts';

/** In ms. */
const interval = 50;

/** Reports level and sound of a stream, for an engine that does not receive its audio. Returns how to stop. */
export function watchLevels(stream: MediaStream, report: (event: EngineEvent) => void): () => void {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 4_096 });
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(
    Math.min(analyser.fftSize, (context.sampleRate * interval) / 1_000),
  );
  const measure = createMeters(context.sampleRate, report);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    measure(samples);
  }, interval);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

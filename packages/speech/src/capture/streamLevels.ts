import type { EngineEvent } from '../engine.ts';
import { createLevelMeter } from '../audio/level.ts';
import { createSoundMeter } from '../audio/sound.ts';

const each = 50;

/** Tells how loud a stream is and how it sounds, for an engine that does not hear it itself. Returns how to stop. */
export function watchLevels(stream: MediaStream, report: (event: EngineEvent) => void): () => void {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 4_096 });
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(Math.min(analyser.fftSize, (context.sampleRate * each) / 1_000));
  const levels = createLevelMeter(context.sampleRate);
  const sounds = createSoundMeter(context.sampleRate);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const level = levels.hear(samples);
    const sound = sounds.hear(samples);
    if (level !== null) {
      report({ type: 'engine.level', level });
    }
    if (sound !== null) {
      report({ type: 'engine.sound', sound });
    }
  }, each);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

import type { EngineAbsence } from '../engine.ts';
import { findAbsence } from '../engines/nevisa/findAbsence.ts';
import { default as workletUrl } from './capture.worklet.ts?worker&url';

/** The worklet's script did not load. */
export class WorkletMissingError extends Error {
  readonly absence: EngineAbsence;

  constructor(absence: EngineAbsence, cause: unknown) {
    super(`The script of the worklet did not load: ${absence}.`, { cause });
    this.absence = absence;
  }
}

/** Adds the worklet to an audio context. @throws WorkletMissingError when its script does not load */
export async function addWorklet(context: BaseAudioContext): Promise<void> {
  try {
    await context.audioWorklet.addModule(workletUrl);
  } catch (error) {
    throw new WorkletMissingError(await findAbsence(workletUrl), error);
  }
}

/**
 * Brings the worklet into the browser's cache, so that a recording can start
 * without a connection. Resolves to null once it is there, and in a browser
 * without worklets, which gives no microphone either.
 */
export async function loadWorklet(): Promise<EngineAbsence | null> {
  if (typeof OfflineAudioContext !== 'function' || typeof AudioWorkletNode !== 'function') {
    return null;
  }
  try {
    await addWorklet(new OfflineAudioContext(1, 1, 48_000));
    return null;
  } catch (error) {
    return error instanceof WorkletMissingError ? error.absence : null;
  }
}

import { defaultConfiguration } from '@nevisa/api';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { WritingStates } from '../../settings/writing/followWriting.ts';
import { readConfig } from '../../../shared/config.ts';
import { createProductPorts, type ProductPorts } from './createProductPorts.ts';

/** The recognition of the browser: whether it guesses punctuation, at each begin. */
const begun: (boolean | undefined)[] = [];
class PlayedRecognition extends EventTarget {
  unspokenPunctuation?: boolean;
  start(): void {
    begun.push(this.unspokenPunctuation);
  }
  stop(): void {}
  abort(): void {}
}

function makeWriting(auto_punctuation: boolean): WritingStates {
  const { preferences } = defaultConfiguration;
  const stored = { ...defaultConfiguration, preferences: { ...preferences, auto_punctuation } };
  const state = { context: { stored, sending: null, waiting: null } };
  return {
    getSnapshot: () => state,
    select: (selector: (state: unknown) => unknown) => ({ get: () => selector(state) }),
  } as unknown as WritingStates;
}

it.each([true, false])('X-41: the engine of the browser follows the setting: %s', async (isOn) => {
  vi.stubGlobal('SpeechRecognition', PlayedRecognition);
  const room = new AudioContext();
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    await room.close();
  });
  const services = {
    authStore: { client: () => ({}) },
    config: readConfig({}),
    readLiveToken: null,
  };
  const { engines } = createProductPorts(
    services as unknown as ProductPorts,
    'sara',
    makeWriting(isOn),
  );
  const { stream } = room.createMediaStreamDestination();
  const microphone = { id: '', label: '', stream, watch: () => () => undefined, close() {} };
  begun.length = 0;
  const recording = engines.browser.engine.record({
    documentId: 'document',
    takeOver: false,
    microphone,
    report: () => undefined,
  });
  await expect.poll(() => begun).toEqual([isOn]);
  recording.close();
});

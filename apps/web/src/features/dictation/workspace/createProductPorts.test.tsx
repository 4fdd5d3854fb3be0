import { defaultConfiguration } from '@nevisa/api';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createUserScopes } from '../../../app/userScope.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { followWriting } from '../../settings/writing/followWriting.ts';
import { createWritingActor } from '../../settings/writing/writingActor.ts';
import { createWritingCommands } from '../../settings/writing/writingCommands.ts';
import { createWritingMemory } from '../../settings/writing/writingMemory.ts';
import { pretendAccount } from '../../settings/writing/writingTesting.ts';
import { createLiveSettings, createProductPorts, type ProductPorts } from './createProductPorts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The writing settings of a person, and the setting that changes them. */
function openSettings() {
  const { authStore } = pretendAccount('sara', defaultConfiguration);
  const services = { authStore, writingMemory: createWritingMemory(createMemoryStorage()) };
  const scopes = createUserScopes(authStore, () => services);
  onTestFinished(() => scopes.dispose());
  const scope = scopes.open('sara');
  const writing = scope.keep((ports: typeof services, member) => followWriting(ports, member));
  const { choose } = createWritingCommands(scope.get(createWritingActor));
  return { services, writing, choose };
}

it('X-41: the settings of the live service have the automatic punctuation that the person has chosen, and report each change of it', () => {
  const { writing, choose } = openSettings();
  const live = createLiveSettings(writing);
  const changed = vi.fn();
  const stop = live.subscribe(changed);
  expect(live.read()).toEqual({ preferences: { auto_punctuation: false } });
  choose({ autoPunctuation: true });
  expect(live.read()).toEqual({ preferences: { auto_punctuation: true } });
  choose({ fillers: false });
  expect(changed).toHaveBeenCalledOnce();
  stop();
});

it.each([true, false])(
  'X-41: the browser guesses the punctuation where the person wants it: %s',
  async (autoPunctuation) => {
    const begun: unknown[] = [];
    class Recognition extends EventTarget {
      unspokenPunctuation?: boolean;
      start() {
        begun.push(this.unspokenPunctuation);
      }
      abort() {}
    }
    vi.stubGlobal('SpeechRecognition', Recognition);
    const { services, writing, choose } = openSettings();
    choose({ autoPunctuation });
    const config = { apiHost: '' };
    const ports = { ...services, config, readLiveToken: null } as unknown as ProductPorts;
    const { browser } = createProductPorts(ports, 'sara', writing).engines;
    const audio = new AudioContext();
    onTestFinished(() => audio.close());
    const { stream } = audio.createMediaStreamDestination();
    const microphone = { id: '', label: '', stream, watch: () => () => undefined, close() {} };
    browser?.engine.record({ documentId: '1', microphone, takeOver: false, report() {} });
    await expect.poll(() => begun).toEqual([autoPunctuation]);
  },
);

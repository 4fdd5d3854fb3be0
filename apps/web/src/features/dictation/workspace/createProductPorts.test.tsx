import { defaultConfiguration } from '@nevisa/api';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createUserScopes } from '../../../app/userScope.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { followWriting } from '../../settings/writing/followWriting.ts';
import { createWritingActor } from '../../settings/writing/writingActor.ts';
import { createWritingCommands } from '../../settings/writing/writingCommands.ts';
import { createWritingMemory } from '../../settings/writing/writingMemory.ts';
import { pretendAccount } from '../../settings/writing/writingTesting.ts';
import { createProductPorts, type ProductPorts } from './createProductPorts.ts';

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

/** Opens the ports of the product for the person of these settings; no session is created. */
function openPorts({ services, writing }: ReturnType<typeof openSettings>) {
  const createLiveSession = () =>
    Promise.resolve({ ok: false, failure: { kind: 'network' } } as const);
  const authStore = { ...services.authStore, client: () => ({ createLiveSession }) };
  const config = { apiHost: '' };
  const ports = { ...services, authStore, config, readLiveToken: null };
  return createProductPorts(ports as unknown as ProductPorts, 'sara', writing);
}

/** The Worker of the live service: it keeps the settings that the recordings get. */
function pretendWorker(): unknown[] {
  const configured: unknown[] = [];
  class PretendWorker extends EventTarget {
    postMessage({ control }: { control: MessagePort }) {
      control.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
        if (data.type === 'configure') {
          configured.push(data);
        }
      });
      control.start();
    }
  }
  vi.stubGlobal('Worker', PretendWorker);
  return configured;
}

it('X-41: a recording gets the automatic punctuation that the person has chosen, and each change of it until its end', async () => {
  const configured = pretendWorker();
  const settings = openSettings();
  const { service } = openPorts(settings).engines;
  const withPunctuation = (isOn: boolean) => ({
    type: 'configure',
    configuration: { preferences: { auto_punctuation: isOn } },
  });
  const options = { documentId: '1', microphone: null, takeOver: false, report() {} };
  const first = service.engine.record(options);
  await expect.poll(() => configured).toEqual([withPunctuation(false)]);
  settings.choose({ fillers: false });
  settings.choose({ autoPunctuation: true });
  await expect.poll(() => configured).toEqual([false, true].map(withPunctuation));
  first.close();
  settings.choose({ autoPunctuation: false });
  service.engine.record(options).close();
  await expect.poll(() => configured).toEqual([false, true, false].map(withPunctuation));
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
    const settings = openSettings();
    settings.choose({ autoPunctuation });
    const { browser } = openPorts(settings).engines;
    const audio = new AudioContext();
    onTestFinished(() => audio.close());
    const { stream } = audio.createMediaStreamDestination();
    const microphone = { id: '', label: '', stream, watch: () => () => undefined, close() {} };
    browser?.engine.record({ documentId: '1', microphone, takeOver: false, report() {} });
    await expect.poll(() => begun).toEqual([autoPunctuation]);
  },
);

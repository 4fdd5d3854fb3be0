import type { Engine, EngineEvent } from '@nevisa/speech/types';
import { createDrafts } from '@nevisa/drafts';
import { accounts } from '@nevisa/mocks/accounts';
import { createRoot } from 'react-dom/client';
import { createAppServices } from '../../apps/web/src/app/appServices.ts';
import { openWorkspace } from '../../apps/web/src/features/dictation/workspace/openWorkspace.ts';
import { readConfig } from '../../apps/web/src/shared/config.ts';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { admitEmptyMarkup } from '../../apps/web/src/shared/security/defaultPolicy.ts';
import { createFakePorts } from '../../apps/web/src/testing/createFakePorts.ts';
import { AppAt } from '../../apps/web/src/testing/OpenApp.tsx';
import { waitUntil } from './frames.ts';

/** Opens the live page of a signed-in user with encrypted drafts, and an engine that reports what the bench says. */
export function openLivePage() {
  let hears: (event: EngineEvent) => void = () => undefined;
  const report = (event: EngineEvent) => hears(event);
  const nothing = () => undefined;
  const engine: Engine = {
    load: () => Promise.resolve(null),
    record(options) {
      hears = options.report;
      return {
        pause: nothing,
        resume: nothing,
        finalize: nothing,
        stop: nothing,
        reconnect: nothing,
        close: nothing,
      };
    },
  };
  admitEmptyMarkup();
  localStorage.setItem('accessToken', accounts.sara.token);
  const services = createAppServices({
    config: readConfig({}),
    dictationPorts: (owner) => ({ ...createFakePorts({ engine }), drafts: createDrafts(owner) }),
  });
  const place = document.querySelector('#root');
  if (place === null) {
    throw new Error('The page has no #root to draw into.');
  }
  createRoot(place).render(<AppAt services={services} path={paths.live} />);
  const scope = () => services.userScope(accounts.sara.id);
  const workspace = () => scope().keep(openWorkspace);
  return { report, scope, workspace, startRecording: () => startRecording(workspace, report) };
}

async function startRecording(
  workspace: () => ReturnType<typeof openWorkspace>,
  report: (event: EngineEvent) => void,
): Promise<void> {
  await waitUntil(() => document.querySelector('[contenteditable]') !== null);
  const { dictation } = workspace();
  dictation.send({ type: 'dictation.started' });
  await waitUntil(() => dictation.getSnapshot().hasTag('connecting'));
  report({ type: 'engine.ready', usageRemained: 36_000_000 });
  report({ type: 'engine.sound', sound: 'voice' });
}

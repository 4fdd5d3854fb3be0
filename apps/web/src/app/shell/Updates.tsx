import type { User } from '@nevisa/api/types';
import { createUnkeptTexts } from '../../features/conversation/unkeptTexts.ts';
import { type AppUpdate, createAppUpdate } from '../../features/updates/appUpdate.ts';
import { openBrowserWorkers, readPageVersion } from '../../features/updates/browserWorkers.ts';
import { UpdateNotice } from '../../features/updates/UpdateNotice.tsx';
import { workerAddress } from '../../serviceWorker/workerMessages.ts';
import { toTrustedScriptUrl } from '../../shared/security/toTrustedScriptUrl.ts';
import { runWhenIdle } from '../../shared/runWhenIdle.ts';
import { type AppServices, useAppServices } from '../appServices.ts';
import { reloadPage } from '../reloadPage.ts';
import type { MemberScope } from '../userScope.ts';
import { listLeaveSources } from './leaveSources.ts';

/** How long the page has the line for itself before the service worker stores the app, in ms. */
const startDelay = 4_000;

/** Stores the app for starts without a connection, and offers newer versions (ADR-0090). */
export function Updates({ user }: { user: User }) {
  const services = useAppServices();
  const update = services.userScope(user.id).get(openUpdates);
  return update && <UpdateNotice update={update} />;
}

/** Null in a build without a service worker, and in a browser without them. */
function openUpdates(services: AppServices, scope: MemberScope<AppServices>): AppUpdate | null {
  const { serviceWorker: container } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (import.meta.env.SERVICE_WORKER !== true || container === undefined || savesData()) {
    return null;
  }
  const ending = new AbortController();
  const { signal } = ending;
  const update = createAppUpdate({
    workers: {
      watch(onVersion) {
        const { watch } = openBrowserWorkers({
          container,
          address: toTrustedScriptUrl(workerAddress),
          page: document,
          pageVersion: readPageVersion(document),
          signal,
        });
        const stop = runWhenIdleAfter(startDelay, () => watch(onVersion));
        signal.addEventListener('abort', stop);
      },
    },
    sources: [...listLeaveSources(services), scope.keep(createUnkeptTexts)],
    reload: reloadPage,
  });
  scope.onDispose(() => {
    ending.abort();
    update.stop();
  });
  return update;
}

function runWhenIdleAfter(delay: number, work: () => void): () => void {
  let stop = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    stop = runWhenIdle(work, delay);
  }, delay);
  return () => stop();
}

/** Whether the person asked the browser to load little. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

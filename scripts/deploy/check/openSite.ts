import type { Browser, BrowserContextOptions } from 'playwright';
import type { OpenedApp } from '../../../e2e/openApp.ts';
import { openContext } from '../../../e2e/openBrowser.ts';
import { readDeployment } from './deployment.ts';
import { writeApiLines, startApi } from './startApi.ts';
import { settingsWith, startSite } from './startNginx.ts';
import type { DeploySettings } from '../settings.ts';

/** Starts nginx and the API, and opens a page that accepts the certificate of the check. */
export async function openSite(
  browser: Browser,
  openings: Partial<DeploySettings['openings']>,
  context: BrowserContextOptions = {},
): Promise<OpenedApp> {
  const api = await startApi();
  const nginx = await startSite(settingsWith(openings), ...writeApiLines(api.url));
  const opened = await openContext(browser, {
    ignoreHTTPSErrors: true,
    permissions: ['microphone'],
    ...context,
  });
  return {
    ...opened,
    url: `https://127.0.0.1:${readDeployment().httpsPort}`,
    backend: api.backend,
    close: async () => {
      await opened.close();
      await nginx.stop();
      await api.close();
    },
  };
}

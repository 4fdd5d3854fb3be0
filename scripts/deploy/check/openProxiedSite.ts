import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { DeploySettings } from '../settings.ts';
import { settingsWith } from './startNginx.ts';
import type { RunningProgram } from './startProgram.ts';
import { type RecordedApi, startRecordedApi } from './startRecordedApi.ts';
import { trustCertificate } from './trustCertificate.ts';

/** A server of a deployment whose proxy leads to the mock backend. */
export interface ProxiedSite {
  name: string;
  origin: string;
  api(): RecordedApi;
  settings(): DeploySettings;
}

/** Starts a server and its API for the tests of a suite; before each test the API has no records. */
export function openProxiedSite(
  name: string,
  origin: string,
  start: (settings: DeploySettings) => Promise<RunningProgram>,
): ProxiedSite {
  let api: RecordedApi;
  let running: RunningProgram;
  const settings = () => settingsWith({}, api.url);
  beforeAll(async () => {
    trustCertificate();
    api = await startRecordedApi();
    running = await start(settings());
  });
  beforeEach(() => {
    api.answerBy(null);
    api.requests.length = 0;
  });
  afterAll(async () => {
    await running.stop();
    await api.close();
  });
  return { name, origin, api: () => api, settings };
}

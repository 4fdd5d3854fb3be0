import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { readDeployment } from './deployment.ts';
import { type RunningNginx, settingsWith, startContainer, startSite } from './startNginx.ts';
import { testAnswers, testRedirect } from './testAnswers.ts';

const { httpsPort, httpPort, apiPort } = readDeployment();
const api = `https://127.0.0.1:${apiPort}`;
const settings = () => settingsWith({ connect: [api, api.replace('https', 'wss')] });

describe('nginx over https', () => {
  const origin = `https://127.0.0.1:${httpsPort}`;
  let nginx: RunningNginx;
  beforeAll(async () => {
    nginx = await startSite(settings());
  });
  afterAll(() => nginx.stop());

  testAnswers(origin, settings);
  testRedirect(`http://127.0.0.1:${httpPort}`, 'https://127.0.0.1', settings);

  it('R-040: an address is known as it is written, not as it is decoded', async () => {
    for (const path of ['/%6Dessages', '//messages', '/messages%0A', '/./messages']) {
      expect((await ask(origin + path)).status, path).toBe(404);
    }
  });
});

describe('nginx of the container', () => {
  let nginx: RunningNginx;
  beforeAll(async () => {
    nginx = await startContainer(settings());
  });
  afterAll(() => nginx.stop());

  testAnswers(`http://127.0.0.1:${httpPort}`, settings);
});

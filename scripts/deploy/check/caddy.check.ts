import { afterAll, beforeAll, describe } from 'vitest';
import { readDeployment } from './deployment.ts';
import { caddy } from './programs.ts';
import { startCaddy } from './startCaddy.ts';
import { settingsWith } from './startNginx.ts';
import type { RunningProgram } from './startProgram.ts';
import { testAnswers, testRedirect } from './testAnswers.ts';

const { httpsPort, httpPort, apiPort } = readDeployment();
const origin = `https://127.0.0.1:${httpsPort}`;
const settings = () => settingsWith({ connect: [`https://127.0.0.1:${apiPort}`] });

describe.skipIf(caddy === null)('Caddy, where it is installed', () => {
  let running: RunningProgram;
  beforeAll(async () => {
    running = await startCaddy(caddy ?? '', settings());
  });
  afterAll(() => running.stop());

  testAnswers(origin, settings);
  testRedirect(`http://127.0.0.1:${httpPort}`, origin, settings);
});

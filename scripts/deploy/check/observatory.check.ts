import { expect, it } from 'vitest';
import { ask } from './ask.ts';
import { readDeployment } from './deployment.ts';
import { scoreSite } from './observatory.ts';
import { settingsWith, startSite } from './startNginx.ts';

const { httpsPort, httpPort, apiPort } = readDeployment();
const api = `https://127.0.0.1:${apiPort}`;

it('the site behind nginx has at least 155 points of the Observatory', async () => {
  const nginx = await startSite(settingsWith({ connect: [api, api.replace('https', 'wss')] }));
  try {
    const origin = `https://127.0.0.1:${httpsPort}`;
    const from = `http://127.0.0.1:${httpPort}/`;
    const page = await ask(`${origin}/`);
    const redirect = await ask(from);
    const preflight = await ask(`${origin}/`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'GET' },
    });
    const score = scoreSite({
      headers: page.headers,
      html: page.body.toString(),
      redirects: [from, ...(redirect.headers['location'] ?? [])],
      preflight: preflight.headers,
    });
    expect(score).toBeGreaterThanOrEqual(155);
  } finally {
    await nginx.stop();
  }
});

import { accounts } from '@nevisa/mocks/accounts';
import { describe, expect, it } from 'vitest';
import { ask, type Question } from './ask.ts';
import { readDeployment } from './deployment.ts';
import { caddy } from './programs.ts';
import { startCaddy } from './startCaddy.ts';
import { settingsWith, startContainer, startSite } from './startNginx.ts';
import { type RecordedApi, startRecordedApi } from './startRecordedApi.ts';
import { talk } from './talk.ts';
import { trustCertificate } from './trustCertificate.ts';

const { httpsPort, httpPort } = readDeployment();
const secret = 'token-91d04-secret';
const httpsSite = `https://127.0.0.1:${httpsPort}`;
const query = `?Authorization=${secret}&api-key=${secret}&ticket=${secret}`;

/** Calls with a secret in the query and in the referrer: answered, refused, too long, broken off, unanswered. */
async function callWithSecrets(origin: string, api: RecordedApi): Promise<void> {
  const headers = { Referer: `https://other.example/${secret}`, Authorization: `token ${secret}` };
  const paths = ['/account/retrieve', '/nevisa/live', '/onlineASR6', '/nevisa/history/sound'];
  const spelt = [
    ...paths,
    '/media/a.svg',
    '/celery-progress/1/',
    '/account/%6Cogin',
    '//account/login',
  ];
  // nginx passes on what is no answer of HTTP, and closes.
  const send = (address: string, question: Question) => ask(address, question).catch(() => null);
  const callAll = async () => {
    for (const path of spelt) {
      await send(origin + path + query, { headers });
      await send(`${origin}${path};${secret}`, { headers });
      await send(origin + path + query, { headers, method: 'POST', body: 'x'.repeat(20_000) });
    }
    await talk(`${origin.replace('http', 'ws')}/onlineASR6${query}`, []);
    const large = { headers, method: 'POST', body: 'x'.repeat(1_100_000) };
    await send(`${origin}/account/login${query}`, large);
  };
  await callAll();
  const { token } = accounts.admin;
  await talk(`${origin.replace('http', 'ws')}/onlineASR6?Authorization=${token}&api-key=1`, [
    null,
    { message: 'REQ' },
    { message: 'SOES' },
    { message: 'EOES' },
  ]);
  api.answerBy((request) => request.socket.destroy());
  await callAll();
  api.answerBy((_, response) => response.socket?.end('no answer of http\r\n\r\n'));
  await callAll();
  api.answerBy((_, response) => {
    response.writeHead(200, { 'Content-Length': '10' }).write('x');
    response.socket?.end();
  });
  for (const path of paths) {
    await send(origin + path + query, { headers });
  }
  await api.close();
  await callAll();
}

async function readLogs(origin: string, start: (proxy: string) => Promise<Logged>) {
  trustCertificate();
  const api = await startRecordedApi();
  const running = await start(api.url);
  try {
    await callWithSecrets(origin, api);
  } finally {
    await running.stop();
  }
  const logs = await running.readLogs();
  expect(logs).not.toContain(secret);
  expect(logs).not.toContain(accounts.admin.token);
  return logs;
}

interface Logged {
  stop(): Promise<void>;
  readLogs(): Promise<string>;
}

describe('the logs of a proxy', () => {
  it('nginx writes the path and status of a call, and neither its query nor its referrer', async () => {
    const logs = await readLogs(httpsSite, (proxy) => startSite(settingsWith({}, proxy)));
    expect(logs).toContain('GET "/onlineASR6" 101');
    expect(logs).toContain('GET "/onlineASR6" 502');
    expect(logs).toContain('POST "/account/login" 413');
  });

  it('nginx of the container writes none either', async () => {
    const logs = await readLogs(`http://127.0.0.1:${httpPort}`, (proxy) =>
      startContainer(settingsWith({}, proxy)),
    );
    expect(logs).toContain('GET "/onlineASR6" 502');
  });

  it.skipIf(caddy === null)('Caddy writes none either', async () => {
    const logs = await readLogs(httpsSite, async (proxy) => {
      const running = await startCaddy(caddy ?? '', settingsWith({}, proxy));
      return { ...running, readLogs: () => Promise.resolve(running.output()) };
    });
    expect(logs).toContain('"uri":"/onlineASR6"');
    expect(logs).toContain('"status":502');
  });
});

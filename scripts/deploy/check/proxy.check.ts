import { describe } from 'vitest';
import { readDeployment } from './deployment.ts';
import { openProxiedSite, type ProxiedSite } from './openProxiedSite.ts';
import { caddy } from './programs.ts';
import { startCaddy } from './startCaddy.ts';
import { startContainer, startSite } from './startNginx.ts';
import { testCalls } from './testCalls.ts';
import { testFailures } from './testFailures.ts';
import { testStreams } from './testStreams.ts';

const { httpsPort, httpPort } = readDeployment();
const httpsSite = `https://127.0.0.1:${httpsPort}`;

// The last test ends the API.
function testProxy(site: ProxiedSite): void {
  testCalls(site);
  testStreams(site);
  testFailures(site);
}

describe('an API at the origin of the site behind nginx', () => {
  testProxy(openProxiedSite('nginx', httpsSite, (settings) => startSite(settings)));
});

describe('an API at the origin of the site behind nginx of the container', () => {
  testProxy(openProxiedSite('container', `http://127.0.0.1:${httpPort}`, startContainer));
});

describe.skipIf(caddy === null)('an API at the origin of the site behind Caddy', () => {
  testProxy(openProxiedSite('caddy', httpsSite, (settings) => startCaddy(caddy ?? '', settings)));
});

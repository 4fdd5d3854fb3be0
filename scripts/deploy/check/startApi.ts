import { createDemoBackend } from '@nevisa/mocks/backend';
import { startServer } from '@nevisa/mocks/server';
import { block, type Line } from '../block.ts';
import { readDeployment } from './deployment.ts';

/** The origins of the API in the check. */
export function listApiOrigins(): { calls: string; socket: string } {
  const host = `127.0.0.1:${readDeployment().apiPort}`;
  return { calls: `https://${host}`, socket: `wss://${host}` };
}

/** Starts the mock backend for the API at an origin of its own. */
export function startApi() {
  return startServer({ port: 0, backend: createDemoBackend() });
}

/** An nginx server that gives the mock backend TLS, and permits calls from the origin of the site. */
export function writeApiLines(backend: string): Line[] {
  const { apiPort, httpsPort, certificate, key } = readDeployment();
  const cors = [
    `add_header Access-Control-Allow-Origin https://127.0.0.1:${httpsPort} always;`,
    'add_header Access-Control-Allow-Headers "authorization, content-type" always;',
    'add_header Access-Control-Allow-Methods "GET, POST, PUT, PATCH, DELETE" always;',
    'add_header Cross-Origin-Resource-Policy cross-origin always;',
  ];
  return [
    block('map $http_upgrade $nevisa_upgrade', 'default upgrade;', '"" close;'),
    block(
      'server',
      `listen 127.0.0.1:${apiPort} ssl;`,
      `ssl_certificate ${certificate};`,
      `ssl_certificate_key ${key};`,
      'access_log off;',
      'client_max_body_size 20m;',
      block(
        'location /',
        block('if ($request_method = OPTIONS)', ...cors, 'return 204;'),
        ...cors,
        'proxy_hide_header Cross-Origin-Resource-Policy;',
        `proxy_pass ${backend};`,
        'proxy_http_version 1.1;',
        'proxy_set_header Host $http_host;',
        'proxy_set_header Upgrade $http_upgrade;',
        'proxy_set_header Connection $nevisa_upgrade;',
        'proxy_set_header X-Forwarded-Proto https;',
      ),
    ),
  ];
}

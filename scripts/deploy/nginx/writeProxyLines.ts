import { servedFiles } from '@nevisa/api';
import { cacheControls } from '@nevisa/mocks/cacheControl';
import { block, type Line } from '../block.ts';
import { type ApiPath, apiPaths } from '../proxy/apiPaths.ts';
import { listHiddenHeaders, listSiteHeaders, patience, untrusted } from '../proxy/passedHeaders.ts';
import type { DeploySettings } from '../settings.ts';
import { asText, cacheControl, headers } from './writeSiteLines.ts';

const passed = 'include nevisa/call.conf;';

/** The http level of a site with a proxy: the addresses of the API, only as they are written. */
export function writeProxyMaps(): Line[] {
  const isCall = ({ kind }: ApiPath) => kind === 'call' || kind === 'upload';
  return [
    '',
    '# The calls of the API take every method; its files and sockets do not.',
    block('map $request_uri $nevisa_no_call', 'default 1;', ...apiPaths.filter(isCall).map(known)),
    '',
    block(
      'map $request_uri $nevisa_no_api',
      'default $nevisa_no_call;',
      ...apiPaths.filter((each) => !isCall(each)).map(known),
    ),
    '',
    block('map $http_upgrade $nevisa_connection', 'default upgrade;', '"" close;'),
  ];
}

function known({ pattern }: ApiPath): string {
  return `"~^${pattern}(?:\\?|\\z)" 0;`;
}

/** A location for each path of the API, and the answer in its place. */
export function writeProxyLocations(): Line[] {
  return [
    ...apiPaths.map((each) => block(`location ${getPlace(each)}`, ...listOwn(each), passed)),
    '',
    '# The API does not answer, the body is too long, or the address is misspelt.',
    block(
      'location @unanswered',
      headers,
      cacheControl(cacheControls.nothing),
      'error_log /dev/null emerg;',
      ...asText,
      String.raw`return 502 "$status\n";`,
    ),
  ];
}

// The pattern of the address decides what is passed; the location has to hold it.
function getPlace({ path }: ApiPath): string {
  const [before = path] = path.split(':');
  return before === path && path !== servedFiles.folder ? `= ${path}` : `^~ ${before}`;
}

function listOwn({ kind, longestBody, silence }: ApiPath): string[] {
  return [
    ...(longestBody === null ? [] : [`client_max_body_size ${longestBody};`]),
    ...(kind === 'upload' ? ['proxy_request_buffering off;'] : []),
    ...(silence === null
      ? [`proxy_read_timeout ${patience.answer}s;`]
      : [
          `proxy_read_timeout ${silence / 1_000}s;`,
          'proxy_set_header Upgrade $http_upgrade;',
          'proxy_set_header Connection $nevisa_connection;',
        ]),
  ];
}

/** What every location of the API includes. */
export function writeCallLines(settings: DeploySettings, origin: string): Line[] {
  return [
    headers,
    '# The error log has the line of the request with its query, which may be a token or a ticket.',
    'error_log /dev/null emerg;',
    'error_page 404 413 502 504 @unanswered;',
    block('if ($nevisa_no_api)', 'return 404;'),
    `proxy_pass ${origin};`,
    ...(origin.startsWith('https:') ? tlsLines : []),
    'proxy_http_version 1.1;',
    '# No call is sent twice.',
    'proxy_next_upstream off;',
    `proxy_connect_timeout ${patience.connection}s;`,
    'proxy_buffering off;',
    '# For the head of an answer.',
    'proxy_buffer_size 8k;',
    'proxy_redirect off;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    ...listSiteHeaders(settings).map(([name, value]) => `proxy_set_header ${name} ${value};`),
    ...untrusted.map((name) => `proxy_set_header ${name} "";`),
    ...listHiddenHeaders(settings).map((name) => `proxy_hide_header ${name};`),
  ];
}

const tlsLines = [
  'proxy_ssl_server_name on;',
  'proxy_ssl_verify on;',
  'proxy_ssl_verify_depth 3;',
  'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
];

import { assetFolder, cacheControls, freshFiles, unstoredPath } from '@nevisa/mocks/cacheControl';
import { contentTypes } from '@nevisa/mocks/contentTypes';
import { longestAddress } from '@nevisa/mocks/longestAddress';
import { block, type Line } from '../block.ts';
import { dotPattern, filePattern, queryless, routes, toPattern } from '../routePattern.ts';

/** Each location with a header of its own includes the table. */
export const headers = 'include nevisa/headers.conf;';

/** A gateway may put much into the address of a payment result; nginx alone refuses a line of more than 8 kB. */
export const longAddresses = `large_client_header_buffers 4 ${longestAddress / 1_024}k;`;

const silent = ['access_log off;', 'error_log /dev/null emerg;'];
const orMissing = 'error_page 404 = @missing;';
const page = 'rewrite ^ /index.html break;';
const known = [
  block('if ($nevisa_page = 0)', 'return 404;'),
  '# A page that was written for its address, or the page of all.',
  'try_files $nevisa_file.html /index.html =404;',
];
/** An answer as text, with any ending of the address. */
export const asText: readonly Line[] = [
  block('types'),
  'default_type "text/plain; charset=utf-8";',
];

/**
 * The http level: a log without query and referrer, and tables of addresses. `refused` is whether a
 * method other than GET and HEAD is refused: 1, or a variable.
 */
export function writeHttpLines(refused = '1'): Line[] {
  return [
    '# No query and no referrer: the address of a payment result has the data of a card.',
    `log_format nevisa '$time_iso8601 $request_method "$nevisa_path" $status $body_bytes_sent $request_time';`,
    '',
    '# The address as it was asked for, up to its query, however that is written.',
    block('map $request_uri $nevisa_path', `"~^(?<nevisa_part>${queryless})" $nevisa_part;`),
    '',
    '# The addresses of the app. A plain string in a map would ignore the case.',
    block(
      'map $request_uri $nevisa_page',
      'default 0;',
      ...routes.map((path) => `"~^${toPattern(path)}/*(?:\\?|\\z)" 1;`),
    ),
    '',
    '# The address without slashes at its end, which name no other page.',
    block(
      'map $uri $nevisa_file',
      'default $uri;',
      String.raw`"~^(?<nevisa_bare>.*[^/])/+\z" $nevisa_bare;`,
    ),
    '',
    block(
      'map "$request_method $uri" $nevisa_refused',
      `default ${refused};`,
      '"~^(?:GET|HEAD) " 0;',
      '"~^POST /csp-report\\z" 0;',
    ),
  ];
}

/** The server level: what is answered to each address, by https or behind a proxy. */
export function writeSiteLines(root: string): Line[] {
  return [
    '# `add_header` is not inherited by a location that has one: each location includes the headers.',
    headers,
    `root ${root};`,
    'server_tokens off;',
    'log_not_found off;',
    'client_max_body_size 16k;',
    longAddresses,
    'gzip off;',
    'brotli_static on;',
    'gzip_static on;',
    'gzip_vary on;',
    'default_type application/octet-stream;',
    block('types', ...typeLines()),
    '',
    'error_page 405 @method;',
    block('if ($nevisa_refused)', 'return 405;'),
    ...pageLocations(),
    ...fileLocations(),
    ...plainLocations(),
  ];
}

function typeLines(): string[] {
  const entries = Object.entries(contentTypes);
  return [...new Set(Object.values(contentTypes))].map((type) => {
    const endings = entries.filter(([, each]) => each === type).map(([ending]) => ending.slice(1));
    return `"${type}" ${endings.join(' ')};`;
  });
}

function pageLocations(): Line[] {
  const once = cacheControl(cacheControls.page);
  return [
    '',
    '# Addresses of the app; any other one is answered with the page and status 404.',
    block('location /', headers, once, 'error_page 404 =404 @unknown;', ...known),
    block('location @unknown', headers, once, page),
    '',
    '# The data of a payment is in no log, not even when a file cannot be read.',
    block(
      `location ^~ ${unstoredPath}`,
      headers,
      cacheControl(cacheControls.nothing),
      ...silent,
      'error_page 404 =404 @unknown_payment;',
      ...known,
    ),
    block('location @unknown_payment', headers, once, ...silent, page),
  ];
}

function fileLocations(): Line[] {
  return [
    '',
    block(`location ~ ${dotPattern}`, orMissing, 'return 404;'),
    ...[
      [freshFiles.source, cacheControls.page],
      [`^${assetFolder}`, cacheControls.asset],
      [filePattern, cacheControls.file],
    ].map(([pattern, control]) =>
      // Without `always`: an error is not stored for a year.
      block(
        `location ~ "${pattern}"`,
        headers,
        `add_header Cache-Control "${control}";`,
        orMissing,
        'try_files $uri =404;',
      ),
    ),
  ];
}

function plainLocations(): Line[] {
  const noStore = cacheControl(cacheControls.nothing);
  return [
    '',
    block('location @missing', headers, noStore, ...asText, String.raw`return 404 "404\n";`),
    block(
      'location @method',
      headers,
      'add_header Allow "GET, HEAD" always;',
      ...asText,
      String.raw`return 405 "405\n";`,
    ),
    block(
      'location = /healthz',
      headers,
      noStore,
      'access_log off;',
      ...asText,
      String.raw`return 200 "ok\n";`,
    ),
    '# Browsers send violations of the content policy here; the log counts them.',
    block('location = /csp-report', headers, noStore, 'return 204;'),
  ];
}

/** The rule for caches of every answer of a location, errors included. */
export function cacheControl(value: string): string {
  return `add_header Cache-Control "${value}" always;`;
}

import { assetFolder, cacheControls, freshFiles, unstoredPath } from '@nevisa/mocks/cacheControl';
import { contentTypes, isWorthCompressing } from '@nevisa/mocks/contentTypes';
import { block, type Line, writeLines } from '../block.ts';
import { type Header, listHeaders, listRedirectHeaders } from '../headerLists.ts';
import { dotPattern, filePattern, queryless, routes, toPattern } from '../routePattern.ts';
import type { DeploySettings } from '../settings.ts';
import { writeApiPart, writeApiRoutes, writeUnanswered } from './writeProxyLines.ts';

/** Where a Caddy listens, and lines of its own. */
export interface CaddyPlaces {
  http: string;
  https: string;
  globals: readonly Line[];
  tls: readonly string[];
}

const varies = 'Vary Accept-Encoding';

const files = block('file_server', 'precompressed br gzip');

/** A Caddyfile that answers as the configuration of nginx does; Caddy gets the certificate itself. */
export function writeCaddyfile(
  settings: DeploySettings,
  places: CaddyPlaces = {
    http: `http://${settings.host}`,
    https: `https://${settings.host}`,
    globals: [],
    tls: [],
  },
): string {
  const lines: Line[] = [
    '# Written by `npm run deploy:config` (deploy/README.md).',
    block(
      '',
      ...places.globals,
      '# Reports of errors have the address and the headers of a request.',
      logLines(),
    ),
    '',
    block('(headers)', ...listHeaders(settings).map(headerLine)),
    block('(redirect-headers)', ...listRedirectHeaders(settings).map(headerLine)),
    block('(types)', ...typeLines()),
    block(
      '(missing)',
      `header Cache-Control ${cacheControls.nothing}`,
      'header Content-Type "text/plain; charset=utf-8"',
      'respond "404" 404',
    ),
    ...(settings.proxy === null ? [] : [writeApiPart(settings, settings.proxy)]),
    '',
    block(places.http, 'import redirect-headers', `redir ${places.https}{uri} 308`),
    '',
    block(
      places.https,
      ...places.tls,
      `root * ${settings.root}`,
      logLines(),
      'import headers',
      'header -Server',
      block(
        'route',
        ...(settings.proxy === null ? [] : writeApiRoutes()),
        ...plainRoutes(),
        ...fileRoutes(),
        ...pageRoutes(),
      ),
      ...(settings.proxy === null ? [] : [writeUnanswered()]),
    ),
  ];
  return writeLines(lines, '\t');
}

/** No query and no headers: the address of a payment result has the data of a card. */
function logLines(): Line {
  return block(
    'log',
    block(
      'format filter',
      'wrap json',
      block(
        'fields',
        `request>uri regexp \`^(${queryless}).*\` \`$1\``,
        'request>headers delete',
        'resp_headers delete',
      ),
    ),
  );
}

function headerLine([name, value]: Header): string {
  return `header ${name} \`${value}\``;
}

// Deferred, because the file server writes types of its own.
function typeLines(): Line[] {
  return Object.entries(contentTypes).flatMap(([ending, type]) => {
    const matcher = `@${ending.slice(1)}`;
    const vary = isWorthCompressing(type) ? [varies] : [];
    return [
      `${matcher} path *${ending}`,
      block(`header ${matcher}`, `Content-Type "${type}"`, ...vary, 'defer'),
    ];
  });
}

function plainRoutes(): Line[] {
  return [
    `@payment path ${unstoredPath}*`,
    block('vars @payment', 'skip_log true', 'log_skip true'),
    '@report expression `{method} == "POST" && {path} == "/csp-report"`',
    block('handle @report', `header Cache-Control ${cacheControls.nothing}`, 'respond 204'),
    '@refused not method GET HEAD',
    block(
      'handle @refused',
      'header Allow "GET, HEAD"',
      'header Content-Type "text/plain; charset=utf-8"',
      'respond "405" 405',
    ),
    block(
      'handle /healthz',
      `header Cache-Control ${cacheControls.nothing}`,
      'header Content-Type "text/plain; charset=utf-8"',
      'respond "ok" 200',
    ),
  ];
}

function fileRoutes(): Line[] {
  const kinds: [name: string, pattern: string, control: string][] = [
    ['fresh', freshFiles.source, cacheControls.page],
    ['asset', `^${assetFolder}`, cacheControls.asset],
    ['file', filePattern, cacheControls.file],
  ];
  return [
    `@dot path_regexp ${dotPattern}`,
    block('handle @dot', 'import missing'),
    ...kinds.flatMap(([name, pattern, control]) => [
      `@${name} path_regexp ${pattern}`,
      block(
        `handle @${name}`,
        '@gone not file',
        block('handle @gone', 'import missing'),
        block('handle', `header Cache-Control "${control}"`, 'import types', files),
      ),
    ]),
  ];
}

function pageRoutes(): Line[] {
  const others = routes.filter((path) => path !== unstoredPath);
  const page = (name: string, paths: readonly string[], control: string): Line[] => [
    // Without the slashes at the end of an address, which name no other page.
    `@${name} path_regexp ${name} ^(${paths.map(toPattern).join('|')})/*$`,
    block(
      `handle @${name}`,
      ...pageLines(control),
      `try_files {re.${name}.1}.html /index.html`,
      files,
    ),
  ];
  return [
    ...page('result', [unstoredPath], cacheControls.nothing),
    ...page('page', others, cacheControls.page),
    block(
      'handle',
      ...pageLines(cacheControls.page),
      'rewrite * /index.html',
      block('file_server', 'precompressed br gzip', 'status 404'),
    ),
  ];
}

function pageLines(control: string): Line[] {
  return [block('header', `Cache-Control ${control}`, varies, 'defer')];
}

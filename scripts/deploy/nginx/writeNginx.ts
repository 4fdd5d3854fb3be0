import { block, type Line, writeLines } from '../block.ts';
import { type Header, listHeaders, listRedirectHeaders } from '../headerLists.ts';
import type { DeploySettings } from '../settings.ts';
import { writeCallLines, writeProxyLocations, writeProxyMaps } from './writeProxyLines.ts';
import { longAddresses, writeHttpLines, writeSiteLines } from './writeSiteLines.ts';

/** Where an nginx listens and writes. */
export interface NginxPlaces {
  /** Ports, or addresses with a port. */
  http: readonly string[];
  https: readonly string[];
  /** The log without queries; `/dev/stdout` for a container. */
  accessLog: string;
  /** `stderr` for a container. */
  errorLog: string;
}

/** Where an nginx with a configuration of its own writes besides. */
export interface OwnNginxPlaces extends NginxPlaces {
  /** A folder for the process id and for temporary files that the user of nginx may write. */
  runtime: string;
}

/** The nginx of a Debian server. */
const debianPlaces: NginxPlaces = {
  http: ['80', '[::]:80'],
  https: ['443', '[::]:443'],
  accessLog: '/var/log/nginx/nevisa.log',
  errorLog: '/var/log/nginx/nevisa-error.log',
};

/** A container without privileges: a high port, and logs for its runtime. */
const containerPlaces: OwnNginxPlaces = {
  http: ['8080'],
  https: [],
  accessLog: '/dev/stdout',
  errorLog: 'stderr',
  runtime: '/tmp',
};

const origin = '# Written by `npm run deploy:config` (deploy/README.md).';

/** The files that every nginx includes from its folder `nevisa`, by their names. */
export function writeNginxParts(settings: DeploySettings): Record<string, string> {
  return {
    'headers.conf': write(headerLines(listHeaders(settings))),
    'redirect-headers.conf': write(headerLines(listRedirectHeaders(settings))),
    ...(settings.proxy === null
      ? writePlainParts(settings)
      : writeProxyParts(settings, settings.proxy)),
  };
}

function writePlainParts({ root }: DeploySettings): Record<string, string> {
  return {
    'http.conf': write(writeHttpLines()),
    'site.conf': write(writeSiteLines(root)),
  };
}

function writeProxyParts(settings: DeploySettings, proxy: string): Record<string, string> {
  return {
    'http.conf': write([...writeHttpLines('$nevisa_no_call'), ...writeProxyMaps()]),
    'site.conf': write([...writeSiteLines(settings.root), '', 'include nevisa/api.conf;']),
    'api.conf': write(writeProxyLocations()),
    'call.conf': write(writeCallLines(settings, proxy)),
  };
}

/** The site with TLS, for `sites-enabled`: a redirect from http, and https. */
export function writeNginxSite(settings: DeploySettings): string {
  return write(tlsLines(settings, debianPlaces));
}

/** A whole `nginx.conf` without TLS for a container behind a proxy that has it. */
export function writeNginxContainer(places = containerPlaces): string {
  return write(
    mainLines(
      places,
      'include nevisa/http.conf;',
      ...logLines(places),
      block('server', ...listen(places.http), 'include nevisa/site.conf;'),
    ),
  );
}

/** A whole `nginx.conf` with the TLS site, for an ordinary user. */
export function writeNginxMain(
  settings: DeploySettings,
  places: OwnNginxPlaces,
  ...more: Line[]
): string {
  return write(mainLines(places, ...tlsLines(settings, places), ...more));
}

function write(lines: readonly Line[]): string {
  return `${origin}\n${writeLines(lines, '  ')}`;
}

function headerLines(headers: readonly Header[]): string[] {
  return headers.map(
    ([name, value]) =>
      `add_header ${name} "${value.replaceAll(/["\\]/g, String.raw`\$&`)}" always;`,
  );
}

function tlsLines({ host, certificate, key }: DeploySettings, places: NginxPlaces): Line[] {
  return [
    'include nevisa/http.conf;',
    '',
    block(
      'server',
      ...listen(places.http),
      `server_name ${host};`,
      'server_tokens off;',
      longAddresses,
      '# A redirected address may have the data of a payment.',
      'access_log off;',
      'error_log /dev/null emerg;',
      'include nevisa/redirect-headers.conf;',
      block('location ^~ /.well-known/acme-challenge/', 'root /var/www/acme;'),
      block('location /', 'return 308 https://$server_name$request_uri;'),
    ),
    '',
    block(
      'server',
      ...listen(places.https, ' ssl http2'),
      `server_name ${host};`,
      `ssl_certificate ${certificate};`,
      `ssl_certificate_key ${key};`,
      'ssl_protocols TLSv1.2 TLSv1.3;',
      'ssl_session_cache shared:nevisa:2m;',
      'ssl_session_tickets off;',
      ...logLines(places),
      'include nevisa/site.conf;',
    ),
  ];
}

function listen(addresses: readonly string[], kind = ''): string[] {
  return addresses.map((address) => `listen ${address}${kind};`);
}

function logLines({ accessLog, errorLog }: NginxPlaces): string[] {
  return [`access_log ${accessLog} nevisa;`, `error_log ${errorLog} error;`];
}

function mainLines({ runtime, errorLog }: OwnNginxPlaces, ...http: Line[]): Line[] {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    'load_module modules/ngx_http_brotli_static_module.so;',
    'worker_processes auto;',
    `pid ${runtime}/nginx.pid;`,
    `error_log ${errorLog} error;`,
    block('events', 'worker_connections 1024;'),
    block(
      'http',
      ...temporary.map((name) => `${name}_temp_path ${runtime}/${name};`),
      'sendfile on;',
      'keepalive_timeout 65s;',
      ...http,
    ),
  ];
}

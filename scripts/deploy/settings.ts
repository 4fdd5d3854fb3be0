import { parseArgs } from 'node:util';
import type { SecurityOptions } from '@nevisa/mocks/securityHeaders';
import { readTarget } from '../../apps/web/src/app/errorReports/sentryEnvelope.ts';

/** What a deployment chooses; the rest of a configuration follows from the tables of the app. */
export interface DeploySettings {
  /** The host name of the site. */
  host: string;
  /** The folder of the built files on the server. */
  root: string;
  /** The file with the certificate and its chain, for nginx. */
  certificate: string;
  /** The file with the private key of the certificate, for nginx. */
  key: string;
  /** The origin of the API to which calls at the origin of the site are passed; null where the app calls another origin. */
  proxy: string | null;
  /** What the security headers open for this deployment. */
  openings: Openings;
  /** The inline styles and scripts of the built pages, which the content policy admits. */
  inline: InlineHashes;
}

type InlineHashes = Required<Pick<SecurityOptions, 'styleHashes' | 'scriptHashes'>>;

type Openings = Required<Pick<SecurityOptions, 'connect' | 'images' | 'media' | 'google'>>;

/** What the command line asks for. */
export interface DeployRequest {
  settings: DeploySettings;
  /** The folder for the configuration. */
  folder: string;
  /** The folder with the built files; null for the defaults, which belong to no build. */
  files: string | null;
}

/** The settings without an opening and without a build, for the files in `deploy/`. */
export const defaultSettings: DeploySettings = {
  host: 'nevisa.example',
  root: '/srv/nevisa',
  certificate: '/etc/letsencrypt/live/nevisa.example/fullchain.pem',
  key: '/etc/letsencrypt/live/nevisa.example/privkey.pem',
  proxy: null,
  openings: { connect: [], images: [], media: [], google: false },
  inline: { styleHashes: [], scriptHashes: [] },
};

const options = {
  out: { type: 'string' },
  files: { type: 'string', default: 'deploy-files' },
  host: { type: 'string' },
  root: { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  proxy: { type: 'string' },
  api: { type: 'string', multiple: true },
  socket: { type: 'string', multiple: true },
  avatars: { type: 'string', multiple: true },
  sounds: { type: 'string', multiple: true },
  google: { type: 'boolean' },
} as const;

const folderOfDefaults = 'deploy';

/**
 * Reads the options of `npm run deploy:config`. The settings of the build count as well:
 * `VITE_API_HOST` is the origin of the API, `VITE_ERROR_REPORTS` has that of the reports of errors, and `VITE_GOOGLE_CLIENT_ID` needs Google.
 *
 * @throws Error with a sentence on the option that cannot be used.
 */
export function readDeployRequest(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): DeployRequest {
  const { values } = parseArgs({ args, options });
  const folder = values.out ?? folderOfDefaults;
  if (args.length === 0) {
    return { settings: defaultSettings, folder, files: null };
  }
  if (values.out === undefined) {
    throw new Error(
      'Name a folder with --out: without options this command writes the defaults of deploy/, which a test compares.',
    );
  }
  const host = readHost(values.host ?? defaultSettings.host);
  const api = values.api ?? listOrigins(env['VITE_API_HOST']);
  const proxy = readProxy(values.proxy, api);
  const certificates = `/etc/letsencrypt/live/${host}`;
  return {
    folder,
    files: values.files,
    settings: {
      ...defaultSettings,
      host,
      root: readPath('root', values.root ?? defaultSettings.root),
      certificate: readPath('certificate', values.certificate ?? `${certificates}/fullchain.pem`),
      key: readPath('key', values.key ?? `${certificates}/privkey.pem`),
      proxy,
      openings: {
        connect: [
          ...readConnections(api, values.socket),
          ...(proxy === null || values.host === undefined ? [] : [`wss://${host}`]),
          ...readReportOrigin(env['VITE_ERROR_REPORTS']),
        ],
        images: readOrigins('avatars', values.avatars, ['https:']),
        media: readOrigins('sounds', values.sounds, ['https:']),
        google: values.google ?? (env['VITE_GOOGLE_CLIENT_ID'] ?? '').trim() !== '',
      },
    },
  };
}

function readProxy(value: string | undefined, api: string[]): string | null {
  if (value !== undefined && api.length > 0) {
    throw new Error(
      '--proxy is for an app that calls its own origin: build it with an empty VITE_API_HOST and omit --api, or omit --proxy.',
    );
  }
  const [origin = null] =
    value === undefined ? [] : readOrigins('proxy', [value], ['http:', 'https:']);
  return origin;
}

/** The live service has the host of the API unless another is named. */
function readConnections(api: string[], socket: string[] | undefined): string[] {
  const origins = readOrigins('api', api, ['https:']);
  const sockets =
    socket === undefined
      ? origins.map((origin) => origin.replace(/^https:/, 'wss:'))
      : readOrigins('socket', socket, ['wss:']);
  return [...origins, ...sockets];
}

function readReportOrigin(dsn = ''): string[] {
  if (dsn.trim() === '') {
    return [];
  }
  const target = readTarget(dsn.trim());
  if (target === null) {
    throw new Error(`"${dsn}" in VITE_ERROR_REPORTS is no DSN: write https://key@host/project.`);
  }
  return [new URL(target.address).origin];
}

// An address may have `;` or `$` in its host, which a policy and a configuration read otherwise.
const plainHost = /^(?:[a-z\d.-]+|\[[a-f\d:]+\])(?::\d{1,5})?$/;

function readOrigins(option: string, values: string[] = [], protocols: string[]): string[] {
  const origins = values.map((value) => {
    const address = URL.canParse(value) ? new URL(value) : null;
    const isOrigin = address !== null && `${address.protocol}//${address.host}/` === address.href;
    if (!isOrigin || !plainHost.test(address.host) || !protocols.includes(address.protocol)) {
      throw new Error(
        `"${value}" is no origin for --${option}: write ${protocols[0]}//, a host name and, where it is not the usual one, a port.`,
      );
    }
    return `${address.protocol}//${address.host}`;
  });
  return [...new Set(origins)];
}

function readHost(value: string): string {
  if (!/^(?!-)[a-z\d.-]{1,253}$/.test(value)) {
    throw new Error(`"${value}" is no host name for --host: write it as nevisa.example.`);
  }
  return value;
}

function readPath(option: string, value: string): string {
  if (!/^\/[\w./@+-]*$/.test(value)) {
    throw new Error(
      `"${value}" is no path for --${option}: begin with / and use no spaces or quotes.`,
    );
  }
  return value.length > 1 ? value.replace(/\/$/, '') : value;
}

// The API of the build may have a path, which the policy does not need.
function listOrigins(address: string | undefined): string[] {
  const text = (address ?? '').trim();
  if (text === '') {
    return [];
  }
  return [URL.canParse(text) ? new URL(text).origin : text];
}

import { existsSync } from 'node:fs';

/** The programs of the check, with the Debian packages that bring them. */
const programs = {
  nginx: ['/usr/sbin/nginx', 'nginx'],
  brotli: [
    '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    'libnginx-mod-http-brotli-static',
  ],
  openssl: ['/usr/bin/openssl', 'openssl'],
} as const;

/** The Caddy of Debian; null where it is not installed. */
export const caddy = ['/usr/bin/caddy'].find((path) => existsSync(path)) ?? null;

/** @throws Error with the command that installs what is missing. */
export function demandPrograms(): void {
  const missing = Object.values(programs).filter(([path]) => !existsSync(path));
  if (missing.length > 0) {
    throw new Error(
      [
        `The check of the deployment needs ${missing.map(([path]) => path).join(' and ')}.`,
        `On Debian: apt-get install ${missing.map(([, name]) => name).join(' ')}`,
        'To try the Caddyfile as well: apt-get install caddy',
      ].join('\n'),
    );
  }
}

/** The user of the servers: Debian's user without rights where the check runs as root, else the one who runs it. */
export function findOrdinaryUser(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
}

import { cacheControls } from '@nevisa/mocks/cacheControl';
import { block, type Line } from '../block.ts';
import { type ApiPath, apiPaths } from '../proxy/apiPaths.ts';
import {
  banners,
  listHiddenHeaders,
  listSiteHeaders,
  patience,
  untrusted,
} from '../proxy/passedHeaders.ts';
import type { DeploySettings } from '../settings.ts';

/** The part of a Caddyfile that passes a request to the API. Caddy streams bodies and sockets by itself. */
export function writeApiPart(settings: DeploySettings, origin: string): Line {
  return block(
    '(api)',
    block(
      `reverse_proxy ${origin}`,
      'flush_interval 100ms',
      '# Caddy sets X-Forwarded-For itself, and believes none of a client.',
      ...listSiteHeaders(settings).map(([name, value]) => `header_up ${name} ${value}`),
      ...untrusted.map((name) => `header_up -${name}`),
      '# Some servers read _ in a name as -.',
      'header_up -*_*',
      ...listHiddenHeaders(settings).map((name) => `header_down -${name}`),
      block(
        'transport http',
        `dial_timeout ${patience.connection}s`,
        `response_header_timeout ${patience.answer}s`,
        '# A connection that was used before would let a call be sent twice.',
        'keepalive off',
        'compression off',
      ),
    ),
  );
}

/** The routes of the API, one for each kind and limit. */
export function writeApiRoutes(): Line[] {
  return groupPaths().flatMap(([{ longestBody }, patterns], index) => {
    const matcher = `@api-${index + 1}`;
    return [
      block(
        matcher,
        ...(longestBody === null ? ['method GET HEAD'] : []),
        `vars_regexp {http.request.uri} \`^(?:${patterns.join('|')})(?:\\?|$)\``,
      ),
      block(
        `handle ${matcher}`,
        ...(longestBody === null ? [] : limitBody(longestBody)),
        'import api',
      ),
    ];
  });
}

// The limit of Caddy alone ends in a 502 for a body with a length, and lets the API read the beginning. A body
// without a length ends in the 413 of that limit.
function limitBody(bytes: number): Line[] {
  const length = '{http.request.header.Content-Length}';
  return [
    `@long expression \`${length}.matches("^[0-9]+$") && int(${length}) > ${bytes}\``,
    'error @long 413',
    block('request_body', `max_size ${bytes}`),
  ];
}

/** What is answered in place of an API that does not answer, and to a body that is too long. */
export function writeUnanswered(): Line {
  return block(
    'handle_errors',
    '@unanswered expression `{http.error.status_code} in [413, 502, 504]`',
    block(
      'handle @unanswered',
      ...banners.map((name) => `header -${name}`),
      `header Cache-Control ${cacheControls.nothing}`,
      'header Content-Type "text/plain; charset=utf-8"',
      'respond "{http.error.status_code}" {http.error.status_code}',
    ),
  );
}

function groupPaths(): [first: ApiPath, patterns: string[]][] {
  const groups = new Map<string, [first: ApiPath, patterns: string[]]>();
  for (const each of apiPaths) {
    const name = `${each.kind} ${each.longestBody}`;
    const [first, patterns] = groups.get(name) ?? [each, []];
    groups.set(name, [first, [...patterns, each.pattern]]);
  }
  return [...groups.values()];
}

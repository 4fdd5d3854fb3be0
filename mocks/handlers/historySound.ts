import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { Backend } from '../backend.ts';
import type { ServedSound } from '../fixtures/history/servedSound.ts';
import { Refusal } from '../rules/refusal.ts';
import type { SoundFault } from '../rules/soundFaults.ts';
import { soundPath } from '../rules/historySound.ts';

/** Longest part of a sound in one answer, in bytes; a player asks for the rest. */
const longestPart = 1_048_576;

/** The sounds of conversations, in parts, so that a player can jump; and their faults. */
export function createHistorySoundHandler(backend: Backend): HttpHandler {
  return http.get(new RegExp(`^[^?#]*${soundPath}$`), async ({ request }) => {
    try {
      const ticket = new URL(request.url).searchParams.get('ticket') ?? '';
      const fault = backend.soundFaults.serving;
      const status = fault === null ? undefined : statuses[fault];
      return status === undefined
        ? await serve(backend.getSound(ticket), request.headers.get('Range'), fault)
        : new HttpResponse(null, { status, headers: ownOrigin });
    } catch (error) {
      if (error instanceof Refusal) {
        return HttpResponse.json(error.body as JsonBodyType, { status: error.status });
      }
      throw error;
    }
  });
}

const ownOrigin = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const statuses: Partial<Record<SoundFault, number>> = {
  missing: 404,
  refused: 403,
  gone: 410,
};

async function serve(sound: ServedSound, range: string | null, fault: SoundFault | null) {
  const headers = {
    'Content-Type': fault === 'octet-stream' ? 'application/octet-stream' : sound.mimeType,
    'Cache-Control': 'no-store',
    ...(fault !== 'whole' && { 'Accept-Ranges': 'bytes' }),
    ...ownOrigin,
  };
  if (fault === 'noise') {
    return HttpResponse.arrayBuffer(new Uint8Array(5_000).buffer, { headers });
  }
  if (range === null || fault === 'whole') {
    return HttpResponse.arrayBuffer((await sound.bytes(0, sound.size)).buffer, { headers });
  }
  const part = fault === 'unsatisfied' ? null : readRange(range, sound.size);
  if (part === null) {
    const unsatisfied = { 'Content-Range': `bytes */${sound.size}` };
    return new HttpResponse(null, { status: 416, headers: { ...headers, ...unsatisfied } });
  }
  const [from, to] = part;
  return HttpResponse.arrayBuffer((await sound.bytes(from, to)).buffer, {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${from}-${to - 1}/${sound.size}` },
  });
}

/** Reads one range of bytes: the first, and the one after the last; null outside of the sound. */
function readRange(range: string, size: number): readonly [number, number] | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === '' && last === '') {
    return null;
  }
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  return from < to ? [from, Math.min(to, from + longestPart)] : null;
}

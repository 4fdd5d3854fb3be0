import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { Backend } from '../backend.ts';
import { Refusal } from '../rules/refusal.ts';
import { soundPath } from '../rules/historySound.ts';

/** Longest part of a sound in one answer, in bytes; a player asks for the rest. */
const longestPart = 1_048_576;

/** The sounds of conversations, in parts, so that a player can jump. */
export function historySoundHandler(backend: Backend): HttpHandler {
  return http.get(new RegExp(`^[^?#]*${soundPath}$`), ({ request }) => {
    try {
      const ticket = new URL(request.url).searchParams.get('ticket') ?? '';
      const sound = backend.getSound(ticket);
      const fault = backend.soundFault();
      const range = fault === 'whole' ? null : request.headers.get('Range');
      const headers = {
        'Content-Type': fault === 'octetStream' ? 'application/octet-stream' : 'audio/wav',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'no-store',
        ...(fault !== 'whole' && { 'Accept-Ranges': 'bytes' }),
      };
      if (fault === 'noise') {
        return HttpResponse.arrayBuffer(new Uint8Array(5_000).buffer, { headers });
      }
      if (range === null) {
        return HttpResponse.arrayBuffer(sound.bytes(0, sound.size).buffer, { headers });
      }
      const part = fault === 416 ? null : readRange(range, sound.size);
      if (part === null) {
        const unsatisfied = { 'Content-Range': `bytes */${sound.size}` };
        return new HttpResponse(null, { status: 416, headers: { ...headers, ...unsatisfied } });
      }
      const [from, to] = part;
      return HttpResponse.arrayBuffer(sound.bytes(from, to).buffer, {
        status: 206,
        headers: { ...headers, 'Content-Range': `bytes ${from}-${to - 1}/${sound.size}` },
      });
    } catch (error) {
      if (error instanceof Refusal) {
        return HttpResponse.json(error.body as JsonBodyType, { status: error.status });
      }
      throw error;
    }
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

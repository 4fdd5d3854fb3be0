import { request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface Answer {
  status: number;
  /** Each header with all its values, by its name in small letters. */
  headers: Readonly<Record<string, readonly string[] | undefined>>;
  body: Buffer;
}

/** Asks a server for an address as it is written, without following redirects. */
export function ask(
  address: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  const [, origin = '', path = '/'] = /^(https?:\/\/[^/]+)(\/.*)$/.exec(address) ?? [];
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? askHttps : askHttp;
  return new Promise((resolve, reject) => {
    // A redirect repeats a long address.
    const options = { hostname, port, path, method, headers, agent: false, maxHeaderSize: 131_072 };
    // The certificate of the check is signed by itself.
    const request = send({ ...options, rejectUnauthorized: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headersDistinct,
          body: Buffer.concat(parts),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

import * as v from 'valibot';
import { clientMessageSchema, type ClientMessage } from '@nevisa/api';

/** Parses a message of the client; null when it is not part of the protocol. */
export function readClientMessage(data: unknown): ClientMessage | null {
  const result = v.safeParse(clientMessageSchema, parse(data));
  return result.success ? result.output : null;
}

function parse(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}

import type { CallWithTransport } from '../transport.ts';
import { fileRows } from './fileRows.ts';
import { sendByXhr } from './sendByXhr.ts';

/** Node has no such request, and reports nothing. */
const reporting: CallWithTransport = 'XMLHttpRequest' in globalThis ? { transport: sendByXhr } : {};

/**
 * The calls that turn a file into a text (ADR-0084), for `createPartClient`. They are no part of
 * `contract`, because the first page has no code of them. A conversion is repeated by
 * `retryHistory`.
 */
export const fileCalls = {
  ...fileRows,
  sendFilePart: { ...fileRows.sendFilePart, ...reporting },
} as const;

import type { FaultTable } from '../rowFault.ts';

const transport = 'packages/api/src/files/sendByXhr.ts';
const schemas = 'packages/api/src/files/files.ts';
const client = 'packages/api/src/client.ts';
const requestBody = 'packages/api/src/requestBody.ts';

/** Faults of the rows on the calls that turn a file into a text. */
export const fileCallFaults: FaultTable = [
  ['X-183', transport, 'sent = Math.max(sent, loaded);', 'sent = Math.min(sent, loaded);'],
  ['X-183', schemas, 'v.pipe(v.number(), v.integer(), v.minValue(0))', 'v.fallback(v.number(), 0)'],
  ['X-184', transport, '      request.abort();\n', ''],
  ['X-185', requestBody, 'Math.min(bytes, mostHeld) / slowestLine', '0 * bytes'],
  ['X-185', client, 'total: reports ? null : totalTimeLimit,', 'total: totalTimeLimit,'],
  ['X-185', transport, '.responseURL === new URL(address, location.href).href', '.status > 0'],
  ['X-191', client, 'return encodeURIComponent(value);', 'return value;'],
  ['X-191', schemas, 'complete: v.boolean(),', 'complete: v.fallback(v.boolean(), true),'],
];

import type { RowFault } from '../rowFault.ts';

const transport = 'packages/api/src/files/sendByXhr.ts';
const schemas = 'packages/api/src/files/files.ts';
const client = 'packages/api/src/client.ts';

/** Faults of the rows on the calls that turn a file into a text. */
export const fileCallFaults: RowFault[] = [
  {
    row: 'X-183',
    file: transport,
    from: 'sent = Math.max(sent, loaded);',
    to: 'sent = Math.min(sent, loaded);',
  },
  {
    row: 'X-183',
    file: schemas,
    from: 'received: v.pipe(v.number(), v.integer(), v.minValue(0)),',
    to: 'received: v.fallback(v.number(), 0),',
  },
  { row: 'X-184', file: transport, from: '      request.abort();\n', to: '' },
  {
    row: 'X-185',
    file: 'packages/api/src/requestBody.ts',
    from: 'Math.min(bytes, mostHeld) / slowestLine',
    to: '0 * bytes',
  },
  {
    row: 'X-185',
    file: client,
    from: 'total: reports ? null : totalTimeLimit,',
    to: 'total: totalTimeLimit,',
  },
  {
    row: 'X-185',
    file: transport,
    from: 'request.responseURL === new URL(address, location.href).href',
    to: 'request.status > 0',
  },
  {
    row: 'X-191',
    file: client,
    from: 'return encodeURIComponent(value);',
    to: 'return value;',
  },
  {
    row: 'X-191',
    file: schemas,
    from: 'complete: v.boolean(),',
    to: 'complete: v.fallback(v.boolean(), true),',
  },
];

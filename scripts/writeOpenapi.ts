import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeInterface } from './openapi/describeInterface.ts';
import { describeSocket } from './openapi/describeSocket.ts';
import { recordAnswers } from './openapi/recordAnswers.ts';
import { recordRefusals } from './openapi/recordRefusals.ts';
import { recordSockets } from './openapi/recordSockets.ts';

/** Writes `docs/openapi.json` and `docs/asyncapi.json` from the schemas of `packages/api`, with examples of the mock server. */
const descriptions = {
  'openapi.json': describeInterface(await recordAnswers(), await recordRefusals()),
  'asyncapi.json': describeSocket(await recordSockets()),
};
for (const [name, description] of Object.entries(descriptions)) {
  const file = join(import.meta.dirname, '../docs', name);
  await writeFile(file, `${JSON.stringify(description, null, 2)}\n`);
  console.log(`Wrote ${file}.`);
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeInterface } from './openapi/describeInterface.ts';
import { recordAnswers } from './openapi/recordAnswers.ts';

/** Writes `docs/openapi.json` from the schemas of `packages/api`, with examples of the mock server. */
const file = join(import.meta.dirname, '../docs/openapi.json');
const description = describeInterface(await recordAnswers());
await writeFile(file, `${JSON.stringify(description, null, 2)}\n`);
console.log(`Wrote ${file}.`);

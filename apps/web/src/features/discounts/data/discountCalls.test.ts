import { createPartClient } from '@nevisa/api';
import { managementCalls } from '@nevisa/api/management';
import { describe, expect, it } from 'vitest';
import { makeCodes } from './discountCalls.ts';
import { makeBlankValues } from './discountValues.ts';

const terms = { ...makeBlankValues('2026-11-21'), code: 'SALE', value: '25' };

/** Makes three codes at a server with this answer. */
function make(answer: unknown) {
  const client = createPartClient(managementCalls, {
    host: 'https://api.nevisa.test',
    readToken: () => 'admin-token-0001',
    fetch: () => Promise.resolve(Response.json(answer, { status: 201 })),
  });
  return makeCodes(client, { clientId: 'batch-1', count: 3, terms: { ...terms } });
}

describe('the codes that are made together', () => {
  it.each([
    ['all of them', ['SALE-A', 'SALE-B', 'SALE-C'], 3],
    ['those that exist', ['SALE-A'], 1],
  ])('X-277: are shown where the server answers with nothing else: %s', async (_, codes, made) => {
    expect(await make({ codes })).toEqual({
      ok: true,
      answer: { id: 'batch-1', asked: 3, made, codes },
    });
  });

  it('X-277: are not known from an answer without a list of them', async () => {
    expect(await make({ message: 'done' })).toMatchObject({ failure: { kind: 'schema' } });
  });
});

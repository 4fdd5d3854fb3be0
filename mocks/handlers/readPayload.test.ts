import type { AnyCall } from '@nevisa/api';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readPayload } from './readPayload.ts';

const withoutFields: AnyCall = {
  method: 'POST',
  path: '/nevisa/ping',
  access: 'signed-in',
  source: 'own',
  payload: v.object({}),
  answer: v.object({}),
};
const send = (body: string) =>
  readPayload(
    withoutFields,
    new Request('https://api.nevisa.test/nevisa/ping', { method: 'POST', body }),
  );

it('a payload without fields takes an empty object, and neither an array nor a field', async () => {
  expect(await send('{}')).toEqual({});
  await expect(send('[]')).rejects.toMatchObject({ status: 400 });
  await expect(send('{"a":1}')).rejects.toMatchObject({ status: 400 });
});

import { describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';

const account = { id: 1, username: 'sara' };

/** A client with the token `old`, whose server knows only `valid`. */
function startClient(valid: string, newer: string | null) {
  const sent: (string | null)[] = [];
  const onFailure = vi.fn();
  const client = createClient({
    host: '',
    readToken: () => 'old',
    onFailure,
    findNewerToken: () => Promise.resolve(newer),
    fetch: (_, init) => {
      const header = new Headers(init?.headers).get('Authorization');
      sent.push(header);
      return Promise.resolve(
        header === `token ${valid}`
          ? Response.json(account)
          : Response.json({ detail: 'نه' }, { status: 401 }),
      );
    },
  });
  return { client, sent, onFailure };
}

describe('a call with a token that was replaced', () => {
  it('X-234: is sent once more with the newer token of the same person', async () => {
    const { client, sent, onFailure } = startClient('new', 'new');
    expect(await client.retrieveAccount()).toMatchObject({ ok: true });
    expect(sent).toEqual(['token old', 'token new']);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('X-234: fails once when the newer token is refused, too, and names that token', async () => {
    const { client, sent, onFailure } = startClient('none', 'new');
    expect(await client.retrieveAccount()).toMatchObject({ failure: { status: 401 } });
    expect(sent).toHaveLength(2);
    expect(onFailure.mock.calls.map(([, , token]) => token as string)).toEqual(['new']);
  });

  it('R-242: without a newer token the first refusal counts', async () => {
    const { client, sent, onFailure } = startClient('none', null);
    expect(await client.retrieveAccount()).toMatchObject({ failure: { status: 401 } });
    expect([sent.length, onFailure.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('the sentences of a 400', () => {
  const ask = async (body: unknown, status = 400) => {
    const fetch = () => Promise.resolve(Response.json(body, { status }));
    const outcome = await createClient({
      host: '',
      readToken: () => null,
      fetch,
    }).retrieveAccount();
    return !outcome.ok && outcome.failure.kind === 'refused' ? outcome.failure.fields : null;
  };

  it('X-230: are given by field, without those of no field', async () => {
    expect(
      await ask({ first_name: ['یک', 'دو'], city: 'سه', non_field_errors: ['چهار'], code: 'x' }),
    ).toEqual({ first_name: ['یک', 'دو'], city: ['سه'] });
  });

  it.each([['متن'], [['متن']], [null], [{ detail: 'متن' }], [{}]])(
    'have no fields in %j',
    async (body) => {
      expect(await ask(body)).toBeUndefined();
    },
  );

  it('have no fields at another status', async () => {
    expect(await ask({ first_name: ['یک'] }, 409)).toBeUndefined();
  });
});

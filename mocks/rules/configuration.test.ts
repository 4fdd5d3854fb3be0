import { defaultConfiguration } from '@nevisa/api';
import { describe, expect, it } from 'vitest';
import { accounts } from '../fixtures/accounts.ts';
import { createClientFor, serveEachTest } from '../testing/serveEachTest.ts';

const mocks = serveEachTest();

const client = createClientFor('sara');

describe('setConfig', () => {
  it('X-40, X-48: a change keeps omitted settings, also within the preferences', async () => {
    await client.setConfig({ convert_numbers: false });
    const outcome = await client.setConfig({ preferences: { ezafe: 'ye' } });
    expect(outcome).toEqual({
      ok: true,
      answer: {
        ...defaultConfiguration,
        convert_numbers: false,
        preferences: { ...defaultConfiguration.preferences, ezafe: 'ye' },
      },
    });
    expect(await client.retrieveAccount()).toMatchObject({
      answer: { nevisa_service_account: { configuration: { convert_numbers: false } } },
    });
  });

  it('X-40: an empty change returns the stored settings', async () => {
    mocks.backend.account('sara').nevisa_service_account.configuration = null;
    expect(await client.setConfig({})).toEqual({ ok: true, answer: defaultConfiguration });
  });

  it.each([
    ['a mode of numbers', { preferences: { number_mode: 'sometimes' } }, 'preferences.number_mode'],
    ['a flag', { convert_numbers: 'yes' }, 'convert_numbers'],
    ['days of audio', { preferences: { keep_audio_days: 0 } }, 'preferences.keep_audio_days'],
    [
      'a blank word',
      { preferences: { vocabulary: [{ word: ' ' }] } },
      'preferences.vocabulary.0.word',
    ],
    [
      'one word in two spellings',
      { preferences: { vocabulary: [{ word: 'می‌رود' }, { word: 'مي رود' }] } },
      'preferences.vocabulary',
    ],
    [
      'one phrase twice',
      {
        preferences: {
          snippets: [
            { phrase: 'امضا', text: 'الف' },
            { phrase: 'امضا', text: 'ب' },
          ],
        },
      },
      'preferences.snippets',
    ],
    [
      'too many words',
      {
        preferences: {
          vocabulary: Array.from({ length: 5_001 }, (_, place) => ({ word: `${place}` })),
        },
      },
      'preferences.vocabulary',
    ],
  ])('X-51, R-231: %s is refused with 400 and the field', async (_, change, field) => {
    const answer = await fetch('https://api.nevisa.test/nevisa/set_config', {
      method: 'PUT',
      headers: { Authorization: `token ${accounts.sara.token}` },
      body: JSON.stringify(change),
    });
    expect([answer.status, await answer.json()]).toEqual([400, { [field]: [expect.any(String)] }]);
    expect(mocks.backend.account('sara').nevisa_service_account.configuration).toEqual(
      defaultConfiguration,
    );
  });
});

import { type Contract, defaultConfiguration, type PayloadOf } from '@nevisa/api';
import type { Configuration } from '@nevisa/api/types';
import type { Account } from '../accounts.ts';
import { refuseField } from '../refusal.ts';

type Change = PayloadOf<Contract['setConfig']>;

/** The most words, and the most ready texts, that one person may have. */
const most = 5_000;

/** How the server keeps the way in which a person wants to be written. */
export const configurationRules = {
  setConfig(account: Account, { preferences = {}, ...flags }: Change): Configuration {
    const { vocabulary = [], snippets = [] } = preferences;
    refuseDoubles(
      'vocabulary',
      vocabulary.map(({ word }) => word),
      'این کلمه قبلاً افزوده شده است.',
    );
    refuseDoubles(
      'snippets',
      snippets.map(({ phrase }) => phrase),
      'برای این عبارت متن دیگری هست.',
    );
    const service = account.nevisa_service_account;
    const stored = service.configuration ?? defaultConfiguration;
    const configuration: Configuration = {
      ...stored,
      ...flags,
      preferences: { ...stored.preferences, ...preferences },
    };
    service.configuration = configuration;
    return configuration;
  },
};

function refuseDoubles(field: 'vocabulary' | 'snippets', entries: string[], sentence: string) {
  if (entries.length > most) {
    throw refuseField(`preferences.${field}`, 'تعداد از اندازهٔ مجاز بیشتر است.');
  }
  if (new Set(entries.map(folded)).size < entries.length) {
    throw refuseField(`preferences.${field}`, sentence);
  }
}

/** Two spellings of one word are one word: letters of Arabic, half-spaces and vowel signs make no difference. */
function folded(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[يى]/g, 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll(/[\s\u200B-\u200F\u064B-\u065F\u0640]/g, '');
}

import { type Contract, defaultConfiguration, type PayloadOf } from '@nevisa/api';
import type { Configuration } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import { refuseField } from './refusal.ts';

type Change = PayloadOf<Contract['setConfig']>;

/** Largest number of vocabulary words, and of snippets, per account. */
const most = 5_000;

/** Rules of the stored writing settings. */
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

/** Folds spellings that count as one word: Arabic letters, half-spaces and vowel signs are ignored. */
function folded(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[يى]/g, 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll(/[\s\u200B-\u200F\u064B-\u065F\u0640]/g, '');
}

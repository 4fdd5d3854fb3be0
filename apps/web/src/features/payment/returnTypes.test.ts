import { expect, it } from 'vitest';
import { readConfig } from '../../shared/config.ts';
import { readPayment } from './readPayment.ts';
import { readReturnTypes } from './returnTypes.ts';

it('R-165: each return target has its own name in lower case', () => {
  const types = readReturnTypes(null);
  const words = [...types.keys()];
  expect(words.map((word) => word.toLowerCase())).toEqual(words);
  expect(['web', 'desktop', 'telegram', 'bale'].map((word) => types.get(word))).toEqual([
    'web',
    'desktop',
    'telegram',
    'bale',
  ]);
});

it('R-165: the configuration adds names, in any case and with spaces', () => {
  const { returnAliases } = readConfig({ VITE_RETURN_TYPES: 'Mini_App = telegram, shop=WEB' });
  const types = readReturnTypes(returnAliases);
  const readTarget = (type: string) =>
    readPayment(new URLSearchParams({ ref_id: '1', type }), types)?.returnTo;
  expect(['mini_app', 'MINI_APP', 'shop', 'bale'].map(readTarget)).toEqual([
    'telegram',
    'telegram',
    'web',
    'bale',
  ]);
});

it.each(['shop', '=web', 'shop=', 'shop=elsewhere', 'shop=constructor', ',', 'shop=web=bale'])(
  'R-165: «%s» adds no name with another target',
  (aliases) => {
    const types = readReturnTypes(aliases);
    expect(new Set(types.values())).toEqual(new Set(['web', 'desktop', 'telegram', 'bale']));
    expect([undefined, 'web']).toContain(types.get('shop'));
    expect(types.has('')).toBe(false);
  },
);

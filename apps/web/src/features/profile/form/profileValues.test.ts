import type { ProfileValues } from '@nevisa/machines';
import { expect, it } from 'vitest';
import { toChange } from './profileValues.ts';

const blank: ProfileValues = {
  first_name: ' ',
  last_name: '',
  gender: '',
  birthday: '',
  country: '  ',
  province: '',
  city: '\u00A0',
};

it('X-230: blanks are sent as null, and all fields together', () => {
  expect(toChange(blank)).toEqual({
    first_name: null,
    last_name: null,
    gender: null,
    birthday: null,
    country: null,
    province: null,
    city: null,
  });
});

it('X-230: a name is sent without marks of direction, which would turn other text around', () => {
  const typed = { ...blank, first_name: 'سا\u202Eرا', last_name: '\u202E', city: 'ته\u2067ران' };
  expect(toChange(typed)).toMatchObject({ first_name: 'سارا', last_name: null, city: 'تهران' });
});

it('X-230: a text is sent without the spaces around it, and the birthday as its day', () => {
  const typed = { ...blank, first_name: '  Sara ', birthday: '1991-03-21', gender: 'F' };
  expect(toChange(typed)).toMatchObject({
    first_name: 'Sara',
    birthday: '1991-03-21',
    gender: 'F',
  });
});

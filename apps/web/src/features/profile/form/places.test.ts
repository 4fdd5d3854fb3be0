import { describe, expect, it } from 'vitest';
import { iranPlaces } from '../../../shared/text/iranPlaces.ts';
import {
  changeProvince,
  hasProvinces,
  listChoosableCities,
  listCities,
  listProvinces,
  spellProvince,
} from './places.ts';

const [tehran, isfahan] = ['تهران', 'اصفهان'] as const;

describe('the place of a profile', () => {
  it('X-232: there are 31 provinces, each with cities', () => {
    expect(listProvinces('')).toHaveLength(31);
    expect(new Set(listProvinces('')).size).toBe(31);
    expect([...iranPlaces.values()].filter((cities) => cities.length === 0)).toEqual([]);
  });

  it.each(['', '  ', 'ایران', ' ايران '])(
    'X-232: the country %j has a list of provinces',
    (country) => {
      expect(hasProvinces(country)).toBe(true);
    },
  );

  it.each(['آلمان', 'Iran', 'ایرانشهر'])('X-232: the place in %j is free text', (country) => {
    expect(hasProvinces(country)).toBe(false);
  });

  it('X-232: a city stays with its province, and is cleared with another one', () => {
    expect(changeProvince({ city: isfahan }, isfahan)).toEqual({
      province: isfahan,
      city: isfahan,
    });
    expect(changeProvince({ city: isfahan }, tehran)).toEqual({ province: tehran, city: '' });
    expect(changeProvince({ city: isfahan }, '')).toEqual({ province: '', city: '' });
  });

  it('X-232: a stored name that no list has can be chosen, once and first', () => {
    expect(listProvinces('استان دیگر').slice(0, 2)).toEqual(['استان دیگر', listProvinces('')[0]]);
    expect(listProvinces(tehran)).toHaveLength(31);
    expect(listChoosableCities(tehran, 'شهر دیگر')[0]).toBe('شهر دیگر');
    expect(listChoosableCities(tehran, tehran)).toEqual(listCities(tehran));
    expect(listChoosableCities('استان دیگر', '')).toEqual([]);
    expect(listProvinces('استان دیگر', 'استان دیگر', '')).toHaveLength(32);
    expect(listProvinces('استان دیگر', 'استانبول')).toHaveLength(33);
  });

  it('X-232, X-75: another form of the letters is the same name', () => {
    expect(listProvinces('كرمان')).toHaveLength(31);
    expect(spellProvince('كرمان ')).toBe('کرمان');
    expect(listCities('كرمان')).toContain('رفسنجان');
    expect(listChoosableCities(tehran, 'اسلام شهر')).toEqual(listCities(tehran));
    expect(changeProvince({ city: 'كرمان' }, 'کرمان').city).toBe('كرمان');
  });

  it('X-232: a city stays where no list says what its province has', () => {
    expect(changeProvince({ city: isfahan }, 'استان دیگر').city).toBe(isfahan);
  });
});

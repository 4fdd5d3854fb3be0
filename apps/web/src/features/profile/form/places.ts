import type { ProfileValues } from '@nevisa/machines';
import { foldPersian } from '@nevisa/writing';
import { accountText } from '../../../shared/text/accountText.ts';
import { iranPlaces } from '../../../shared/text/iranPlaces.ts';

/** Whether the place has a list of provinces: in Iran, and before a country is chosen. */
export function hasProvinces(country: string): boolean {
  return country.trim() === '' || foldPersian(country).trim() === foldPersian(accountText.iran);
}

/** The cities of a province; none for a province that is not in the list. */
export function listCities(province: string): readonly string[] {
  return iranPlaces.get(province) ?? [];
}

/** The provinces, with a stored one that is not in the list. */
export function listProvinces(stored: string): readonly string[] {
  return withStored([...iranPlaces.keys()], stored);
}

/** The cities of a province, with a stored one that is not in the list. */
export function listChoosableCities(province: string, stored: string): readonly string[] {
  return withStored(listCities(province), stored);
}

/**
 * What changes in the form with another province. The city stays where the province has one of this
 * name.
 */
export function changeProvince(
  { city }: Pick<ProfileValues, 'city'>,
  province: string,
): Pick<ProfileValues, 'province' | 'city'> {
  return { province, city: listCities(province).includes(city) ? city : '' };
}

function withStored(known: readonly string[], stored: string): readonly string[] {
  return stored === '' || known.includes(stored) ? known : [stored, ...known];
}

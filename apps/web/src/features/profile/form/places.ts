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
  return iranPlaces.get(spellProvince(province)) ?? [];
}

/** A province in the spelling of the list, whose letters may have another form; any other as it is. */
export function spellProvince(province: string): string {
  return spellAs([...iranPlaces.keys()], province);
}

/** The provinces, with each of these names that is not in the list. */
export function listProvinces(...names: readonly string[]): readonly string[] {
  return withNames([...iranPlaces.keys()], names);
}

/** The cities of a province, with a stored one that is not in the list. */
export function listChoosableCities(province: string, stored: string): readonly string[] {
  return withNames(listCities(province), [stored]);
}

/**
 * What changes in the form with another province. The city stays where the province has one of this
 * name, or where no list says which cities it has.
 */
export function changeProvince(
  { city }: Pick<ProfileValues, 'city'>,
  province: string,
): Pick<ProfileValues, 'province' | 'city'> {
  const cities = listCities(province);
  const isKept = cities.length === 0 ? province !== '' : cities.includes(spellAs(cities, city));
  return { province, city: isKept ? city : '' };
}

/** The name of a list that is the same in a search; without one, the name itself. */
export function spellAs(list: readonly string[], name: string): string {
  const folded = foldPersian(name);
  return list.find((one) => foldPersian(one) === folded) ?? name;
}

function withNames(known: readonly string[], names: readonly string[]): readonly string[] {
  const others = new Set(
    names.filter((name) => name !== '' && !known.includes(spellAs(known, name))),
  );
  return [...others, ...known];
}

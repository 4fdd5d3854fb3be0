import { ComboBox, DatePicker, LiveRegion, TextField, VisuallyHidden } from '@nevisa/ui';
import { useState } from 'react';
import { accountText } from '../../../shared/text/accountText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { profileText } from '../../../shared/text/profileText.ts';
import { makeBirthdaySpan } from './makeBirthdaySpan.ts';
import {
  changeProvince,
  listChoosableCities,
  hasProvinces,
  listCities,
  listProvinces,
  spellAs,
  spellProvince,
} from './places.ts';
import type { ProfileForm } from './useProfileForm.ts';

/** The birthday and the place: the fields with a calendar and with lists. */
export default function ProfileChoices({ form }: { form: ProfileForm }) {
  const [birthdays] = useState(() => makeBirthdaySpan(Date.now()));
  return (
    <>
      <DatePicker
        key={form.stored.birthday}
        label={profileText.birthday}
        defaultValue={form.typed.birthday}
        error={form.errors.birthday}
        min={birthdays.start}
        max={birthdays.end}
        onChange={(day) => form.change({ birthday: day ?? '' })}
      />
      <TextField
        name="country"
        label={profileText.country}
        autoComplete="country-name"
        value={form.typed.country}
        error={form.errors.country}
        onChange={({ target }) => form.change({ country: target.value })}
      />
      {hasProvinces(form.typed.country) ? <IranPlace form={form} /> : <OtherPlace form={form} />}
    </>
  );
}

function IranPlace({ form }: { form: ProfileForm }) {
  const { stored, typed, errors, change } = form;
  const [cleared, setCleared] = useState<string | null>(null);
  const province = spellProvince(typed.province);
  const cities = listCities(province);
  const isLost = cleared !== null && typed.city === '' && cities.length > 0;
  const noted = isLost && !cities.includes(cleared);
  return (
    <>
      <ComboBox
        name="province"
        label={profileText.province}
        placeholder={accountText.choose}
        options={listProvinces(stored.province, typed.province).map(toOption)}
        value={province || null}
        error={errors.province}
        onChange={(chosen) => {
          const next = changeProvince(typed, chosen ?? '');
          if (next.city !== typed.city) {
            setCleared(typed.city);
          }
          change(next);
        }}
      />
      {province === '' || cities.length > 0 ? (
        <ListedCity form={form} cleared={noted ? cleared : null} />
      ) : (
        <TypedPlace form={form} name="city" />
      )}
    </>
  );
}

interface ListedCityProps {
  form: ProfileForm;
  /** The city that the province does not have. */
  cleared: string | null;
}

function ListedCity({ form: { typed, errors, change }, cleared }: ListedCityProps) {
  const { province, city } = typed;
  const note = cleared === null ? undefined : fill(accountText.cityOfAnother, { city: cleared });
  return (
    <div>
      <ComboBox
        key={province}
        name="city"
        label={profileText.city}
        placeholder={accountText.choose}
        options={listChoosableCities(province, city).map(toOption)}
        value={spellAs(listCities(province), city) || null}
        error={errors.city}
        disabled={province === ''}
        hint={note}
        onChange={(chosen) => change({ city: chosen ?? '' })}
      />
      <VisuallyHidden>
        <LiveRegion>{note}</LiveRegion>
      </VisuallyHidden>
    </div>
  );
}

function OtherPlace({ form }: { form: ProfileForm }) {
  return (['province', 'city'] as const).map((name) => (
    <TypedPlace key={name} form={form} name={name} />
  ));
}

/** A place that no list has. */
function TypedPlace({ form, name }: { form: ProfileForm; name: 'province' | 'city' }) {
  return (
    <TextField
      name={name}
      label={profileText[name]}
      value={form.typed[name]}
      error={form.errors[name]}
      onChange={({ target }) => form.change({ [name]: target.value })}
    />
  );
}

function toOption(name: string) {
  return { value: name, label: name };
}

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

function IranPlace({ form: { stored, typed, errors, change } }: { form: ProfileForm }) {
  const [cleared, setCleared] = useState<string | null>(null);
  const isLost = cleared !== null && typed.city === '' && typed.province !== '';
  const noted = isLost && !listCities(typed.province).includes(cleared);
  return (
    <>
      <ComboBox
        name="province"
        label={profileText.province}
        placeholder={accountText.choose}
        options={listProvinces(stored.province).map(toOption)}
        value={typed.province || null}
        error={errors.province}
        onChange={(province) => {
          const next = changeProvince(typed, province ?? '');
          if (next.city !== typed.city) {
            setCleared(typed.city);
          }
          change(next);
        }}
      />
      <div>
        <ComboBox
          key={typed.province}
          name="city"
          label={profileText.city}
          placeholder={accountText.choose}
          options={listChoosableCities(typed.province, typed.city).map(toOption)}
          value={typed.city || null}
          error={errors.city}
          disabled={typed.province === ''}
          hint={noted ? fill(accountText.cityOfAnother, { city: cleared }) : undefined}
          onChange={(city) => change({ city: city ?? '' })}
        />
        <VisuallyHidden>
          <LiveRegion>{noted && fill(accountText.cityOfAnother, { city: cleared })}</LiveRegion>
        </VisuallyHidden>
      </div>
    </>
  );
}

function OtherPlace({ form }: { form: ProfileForm }) {
  return (['province', 'city'] as const).map((name) => (
    <TextField
      key={name}
      name={name}
      label={profileText[name]}
      value={form.typed[name]}
      error={form.errors[name]}
      onChange={({ target }) => form.change({ [name]: target.value })}
    />
  ));
}

function toOption(name: string) {
  return { value: name, label: name };
}

import type { ProfileValues } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import ProfileChoices from './ProfileChoices.tsx';
import type { ProfileForm } from './useProfileForm.ts';

const values: ProfileValues = {
  first_name: '',
  last_name: '',
  gender: '',
  birthday: '',
  country: 'ایران',
  province: '',
  city: '',
};

function show(place: Pick<ProfileValues, 'province' | 'city'>) {
  const typed = { ...values, ...place };
  const form = { stored: typed, typed, errors: {}, change: () => undefined };
  renderInPage(
    <NevisaUi>
      <ProfileChoices form={form as unknown as ProfileForm} />
    </NevisaUi>,
  );
}

it('X-232: the city of a province that no list has is free text', async () => {
  show({ province: 'استان دیگر', city: 'شهر دیگر' });
  await expect.element(page.getByRole('combobox', { name: 'استان' })).toHaveValue('استان دیگر');
  await expect.element(page.getByRole('textbox', { name: 'شهر' })).toHaveValue('شهر دیگر');
});

it('X-232: a place with another form of the letters is found in its lists', async () => {
  show({ province: 'كرمان', city: 'كرمان' });
  await expect.element(page.getByRole('combobox', { name: 'استان' })).toHaveValue('کرمان');
  await expect.element(page.getByRole('combobox', { name: 'شهر' })).toHaveValue('کرمان');
});

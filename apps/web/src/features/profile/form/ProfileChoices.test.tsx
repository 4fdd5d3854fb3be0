import type { ProfileValues } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

function show(change: Partial<ProfileValues>, errors: ProfileForm['errors'] = {}) {
  const typed = { ...values, ...change };
  const changed = vi.fn<ProfileForm['change']>();
  const form = { stored: typed, typed, errors, change: changed };
  const { host } = renderInPage(
    <NevisaUi>
      <ProfileChoices form={form as unknown as ProfileForm} />
    </NevisaUi>,
  );
  return { host, changed };
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

it('X-232: in another country province and city are free text', async () => {
  show({ country: 'آلمان', province: 'Bayern', city: 'München' });
  await expect.element(page.getByRole('textbox', { name: 'استان' })).toHaveValue('Bayern');
  await expect.element(page.getByRole('textbox', { name: 'شهر' })).toHaveValue('München');
  expect(page.getByRole('combobox').elements()).toEqual([]);
});

it('X-230: the sentence of the server about a day or a place is under its own field', async () => {
  const errors = {
    birthday: 'the day',
    country: 'the country',
    province: 'the province',
    city: 'the city',
  };
  const { host } = show({ province: 'کرمان', city: 'کرمان' }, errors);
  await vi.waitFor(() => expect(host).toMatchTextContent('the day'));
  for (const [role, name, error] of [
    ['textbox', 'کشور', 'the country'],
    ['combobox', 'استان', 'the province'],
    ['combobox', 'شهر', 'the city'],
  ] as const) {
    const field = page.getByRole(role, { name });
    await expect.element(field).toHaveAccessibleDescription(error);
  }
});

/** Types a day of the Persian calendar into an empty birthday. */
async function typeBirthday(digits: string) {
  const shown = show({});
  const year = shown.host.querySelector<HTMLElement>('[data-type=year]');
  await userEvent.click(year as HTMLElement);
  await userEvent.keyboard(digits);
  return shown;
}

it('X-231, T-74: the birthday is sent as its Gregorian day alone', async () => {
  const { changed } = await typeBirthday('13700101');
  expect(changed).toHaveBeenLastCalledWith({ birthday: '1991-03-21' });
});

it.each([
  ['12991229', true],
  ['13000101', false],
  ['15000101', true],
])('X-231: the birthday %s is outside of 1300 to today: %s', async (digits, isOutside) => {
  const { host } = await typeBirthday(digits);
  await vi.waitFor(() =>
    expect(host.textContent.includes('این تاریخ بیرون از بازهٔ مجاز است.')).toBe(isOutside),
  );
});

function Place() {
  const [typed, setTyped] = useState({ ...values, province: 'تهران', city: 'تهران' });
  const change = (next: Partial<ProfileValues>) => setTyped((before) => ({ ...before, ...next }));
  const form = { stored: values, typed, errors: {}, change };
  return (
    <NevisaUi>
      <ProfileChoices form={form as unknown as ProfileForm} />
    </NevisaUi>
  );
}

async function choose(name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).fill(option);
  const found = page.getByRole('option', { name: option, exact: true });
  await expect.element(found).toBeInTheDocument();
  (found.element() as HTMLElement).click();
}

it('X-232: that a city is not in the chosen province is announced and under its field, until another one is chosen', async () => {
  renderInPage(<Place />);
  const note = '«تهران» در این استان نیست؛ شهر را دوباره انتخاب کنید.';
  const said = page.getByRole('status').getByText(note);
  await choose('استان', 'کرمان');
  const city = page.getByRole('combobox', { name: 'شهر' });
  await expect.element(city).toHaveValue('');
  await expect.element(city).toHaveAccessibleDescription(note);
  await expect.element(said).toBeInTheDocument();
  await choose('شهر', 'رفسنجان');
  await expect.element(city).toHaveValue('رفسنجان');
  expect(page.getByText(note).elements()).toEqual([]);
});

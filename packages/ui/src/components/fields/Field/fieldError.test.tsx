import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { OtpField } from '../OtpField/OtpField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';

const error = 'این فیلد الزامی است';

it.each<[string, ReactElement]>([
  ['TextField', <TextField key="text" label="نام" error={error} />],
  [
    'PasswordField',
    <PasswordField key="password" label="رمز" autoComplete="new-password" error={error} />,
  ],
  ['OtpField', <OtpField key="code" label="کد" error={error} />],
])('R-071, R-080, R-120, R-125: the error of a %s is seen and describes it', (_, field) => {
  const { container, find } = render(field);
  const input = find('input');
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => container.querySelector<HTMLElement>(`#${CSS.escape(id)}`));
  const shown = described.find((element) => element?.textContent === error);
  expect(shown?.checkVisibility()).toBe(true);
  expect(shown?.getBoundingClientRect().height).toBeGreaterThan(10);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

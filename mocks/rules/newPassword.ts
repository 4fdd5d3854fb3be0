import { Refusal } from './refusal.ts';

const shortest = 8;

/** The password rules are checked by the server (§5); both errors are reported together. */
export function checkNewPassword(password: string, confirmation: string): void {
  const errors = {
    ...(password.length < shortest && {
      password: ['رمز عبور باید دست‌کم ۸ نویسه داشته باشد.'],
    }),
    ...(password !== confirmation && {
      password_confirmation: ['رمز عبور و تکرار آن یکی نیستند.'],
    }),
  };
  if (Object.keys(errors).length > 0) {
    throw new Refusal(400, errors);
  }
}
